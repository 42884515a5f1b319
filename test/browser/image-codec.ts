import type { Browser, Page } from 'playwright-core'

export type Picture = { width: number; height: number; pixels: Uint8ClampedArray }

export async function openImageCodec(browser: Browser) {
  const page = await browser.newPage()
  return {
    close: () => page.close(),
    read: (file: Buffer) => read(page, file),
    write: (picture: Picture, type: string) => write(page, picture, type),
    /** WebP is a twentieth of the size of a PNG and looks the same. */
    toWebp: (file: Buffer) => toWebp(page, file),
  }
}

export type ImageCodec = Awaited<ReturnType<typeof openImageCodec>>

async function read(page: Page, file: Buffer): Promise<Picture> {
  const { width, height, base64 } = await page.evaluate(
    async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(image, 0, 0)
      const pixels = new Uint8Array(context?.getImageData(0, 0, width, height).data ?? [])
      return { width, height, base64: (pixels as unknown as { toBase64(): string }).toBase64() }
    },
    `data:;base64,${file.toString('base64')}`,
  )
  return { width, height, pixels: new Uint8ClampedArray(Buffer.from(base64, 'base64')) }
}

async function toWebp(page: Page, file: Buffer) {
  const base64 = await page.evaluate(
    async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return (bytes as unknown as { toBase64(): string }).toBase64()
    },
    `data:;base64,${file.toString('base64')}`,
  )
  return Buffer.from(base64, 'base64')
}

async function write(page: Page, { width, height, pixels }: Picture, type: string) {
  const base64 = await page.evaluate(
    async ({ width, height, base64, type }) => {
      const bytes = (Uint8Array as unknown as { fromBase64(text: string): Uint8Array }).fromBase64(base64)
      const canvas = new OffscreenCanvas(width, height)
      const data = new ImageData(new Uint8ClampedArray(bytes), width, height)
      canvas.getContext('2d')?.putImageData(data, 0, 0)
      const blob = await canvas.convertToBlob({ type })
      const file = new Uint8Array(await blob.arrayBuffer())
      return (file as unknown as { toBase64(): string }).toBase64()
    },
    { width, height, type, base64: Buffer.from(pixels).toString('base64') },
  )
  return Buffer.from(base64, 'base64')
}
