import { joinIsolated } from '../core/shared/isolation'

/** For text that is read. */
export const fill = (text: string, values: Record<string, string>) =>
  joinIsolated(
    text.split(/(\{\w+\})/).map((part, index) => (index % 2 ? { value: values[part.slice(1, -1)] ?? '' } : part)),
  )

/** For text that is spoken or written into a deck. */
export const fillPlain = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
