import { type CssOverrides, overridable } from '../shared/theme'

/** A canvas converts any CSS colour to hex; an invalid one counts as no override. */
export function cssOverridesOf(element: Element): CssOverrides {
  const style = getComputedStyle(element)
  const found = overridable.map((name) => [name, hexOf(style.getPropertyValue(`--porchlight-${name}`).trim())])
  return Object.fromEntries(found.filter(([, colour]) => colour))
}

function hexOf(colour: string) {
  if (!colour || !CSS.supports('color', colour)) return undefined
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
