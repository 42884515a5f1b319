import { systems } from '../../../core/shared/device'

/** A browser's user agent names many others too, so the first match counts. */
const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** Returns nothing for anything but a browser, because its name would mean nothing to people. */
export function deviceOf(agent: string) {
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1]
  const browser = nameIn(browsers)
  return browser && [browser, nameIn(systems)].filter(Boolean).join(', ')
}
