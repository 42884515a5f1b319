import type { Locator, Page } from 'playwright-core'

export async function contrastOf(page: Page, text: Locator) {
  await text.scrollIntoViewIfNeeded()
  const { color, ...clip } = await text.evaluate((element) => {
    const { color } = getComputedStyle(element)
    for (const { style } of [element, element.parentElement] as HTMLElement[])
      style.webkitTextFillColor = style.textDecorationColor = 'transparent'
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { color, x, y, width, height }
  })
  const picture = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
  await text.evaluate((element) => {
    for (const { style } of [element, element.parentElement] as HTMLElement[])
      for (const name of ['-webkit-text-fill-color', 'text-decoration-color']) style.removeProperty(name)
  })
  return page.evaluate(
    async ([source, color]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!context) return 0
      context.drawImage(image, 0, 0)
      const luminance = (parts: number[]) => {
        const [red = 0, green = 0, blue = 0] = parts.map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const { data } = context.getImageData(0, 0, image.width, image.height)
      const own = luminance((color?.match(/\d+/g) ?? []).slice(0, 3).map(Number))
      let least = 21
      for (let at = 0; at < data.length; at += 4) {
        const ground = luminance([...data.slice(at, at + 3)])
        least = Math.min(least, (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05))
      }
      return least
    },
    [picture, color],
  )
}
