import { type Chosen, choices } from './theme'

/** As they are now, in whatever notation; what is no colour counts as not chosen. */
export function chosenBy(element: Element): Chosen {
  const style = getComputedStyle(element)
  const found = choices.map((name) => [name, hexOf(style.getPropertyValue(`--porchlight-${name}`).trim())])
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
