/**
 * Shapes, and elements that fill them. Other elements repeat, filter or include content, so a short file could take
 * hours or gigabytes.
 */
const plain = new Set([
  ...['svg', 'g', 'defs', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'filter', 'feGaussianBlur'],
])

/** How often a drawing may use features that each cost as much time or memory as a whole picture. */
const limits: [RegExp, number][] = [
  [/<[a-z]/gi, 2000],
  [/[\s"']filter\s*=/gi, 15],
  [/[\s"'](?:clip-path|stroke-dasharray)\s*=/gi, 40],
  [/[\s"']opacity\s*=/gi, 300],
  [/<!|<\?(?!xml )|[\s"'](?:style|class|mask)\s*=/gi, 0],
]
const deepest = 12

export function isPlainDrawing(svg: string): boolean {
  if (limits.some(([what, most]) => (svg.match(what)?.length ?? 0) > most)) return false
  let depth = 0
  for (const [tag, name = ''] of svg.matchAll(/<\/?([a-z][^\s/>]*)/gi)) {
    if (!plain.has(name)) return false
    if (name === 'g') depth += tag.startsWith('</') ? -1 : 1
    if (depth > deepest) return false
  }
  return true
}
