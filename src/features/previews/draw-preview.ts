import { height, lineSvg, type Preview, previewSvg, width } from './preview-svg'
import { type LoadResvg, pictureUrl, startRenderer } from './renderer'

export async function drawPreview(env: Env, preview: Preview, load: LoadResvg) {
  const { Resvg, fonts } = await startRenderer(load)
  const font = {
    fontBuffers: fonts.map((font) => new Uint8Array(Buffer.from(font, 'base64'))),
    defaultFontFamily: 'Inter',
  }
  const measure = (text: string, size: number) => {
    const line = new Resvg(lineSvg(text, size), { font })
    const box = line.getBBox()
    line.free()
    return box ? box.x + box.width : 0
  }
  const picture = await pictureUrl(env, preview.pictureKey, { width, height, fit: 'cover' })
  const drawing = new Resvg(previewSvg(preview, picture, measure), { font, fitTo: { mode: 'original' } })
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  return png
}
