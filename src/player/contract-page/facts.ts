import type { ScriptFacts } from '../../features/contracts/page-script'

export const facts: ScriptFacts = JSON.parse(element('#facts').textContent ?? '')

export const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

export function element<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}
