import { joinIsolated } from '../core/shared/isolation'

/** A value such as “10:00 a. m.” ends with a full stop itself, so that the sentence needs none. */
const valueBefore = (rest: string, value: string) =>
  rest.startsWith('.') && value.endsWith('.') ? value.slice(0, -1) : value

/** For text that is read. */
export const fill = (text: string, values: Record<string, string>) =>
  joinIsolated(
    text
      .split(/(\{\w+\})/)
      .map((part, index, parts) =>
        index % 2 ? { value: valueBefore(parts[index + 1] ?? '', values[part.slice(1, -1)] ?? '') } : part,
      ),
  )

/** For text that is spoken or written into a deck. */
export const fillPlain = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (found, name: string, at: number) =>
    valueBefore(text.slice(at + found.length), String(values[name] ?? '')),
  )

/** A sentence with `{count}`, in as many of the plural forms as its language has. */
type Counted = { [form in Intl.LDMLPluralRule]?: string } & { other: string }

export const fillCounted = (forms: Counted, count: number, language: string) =>
  fillPlain(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, {
    count: new Intl.NumberFormat(language).format(count),
  })
