const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)\S* .*Safari/, 'Safari'],
]
export const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const longestDevice = 60

/**
 * Names a browser and its system. A browser's user agent also names many others, so the first pattern that matches
 * counts.
 */
export function deviceOf(agent: string) {
  const [pattern, browser] = browsers.find(([each]) => each.test(agent)) ?? []
  const system = systems.find(([each]) => each.test(agent))?.[1]
  if (!pattern || !browser) return agent.slice(0, longestDevice)
  return [`${browser} ${pattern.exec(agent)?.[1]}`, system].filter(Boolean).join(', ')
}
