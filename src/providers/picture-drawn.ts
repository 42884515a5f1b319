import { drawPrompt } from './drawings/from-prompt/draw-prompt'
import { placeholderPixels } from './drawings/from-prompt/placeholder-pixels'
import type { Aspect, DrawPicture } from './picture'

const sizes: Record<Aspect, { width: number; height: number }> = {
  '16:9': { width: 1600, height: 900 },
  '1:1': { width: 1200, height: 1200 },
  '4:5': { width: 960, height: 1200 },
  '9:16': { width: 900, height: 1600 },
}

export const drawn: DrawPicture = async ({ prompt, aspect, seed }) => {
  const { svg, scene, look, altText, focalPoint } = drawPrompt(prompt, seed, sizes[aspect])
  const { rgbaToThumbHash } = await import('thumbhash')
  const small = placeholderPixels(scene, look, sizes[aspect])
  const placeholder = Buffer.from(rgbaToThumbHash(small.width, small.height, small.rgba)).toString('base64')
  return { bytes: Uint8Array.from(Buffer.from(svg)), altText, placeholder, focalPoint }
}
