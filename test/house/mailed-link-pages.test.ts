import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** These pages open before anyone knows which company the reader belongs to. */
it('the pages that an emailed link opens don’t carry our brand', async () => {
  const pages = ['invite', 'reset', 'confirm'].map((name) => readFile(`public/${name}/index.html`, 'utf8'))
  for (const page of await Promise.all(pages)) expect(page).not.toMatch(/Porchlight|\/icon\.svg/)
  const colors = (await readFile('public/mailed-link/mailed-link.css', 'utf8')).match(/#[\da-f]{6}/g) ?? []
  expect(colors.length).toBeGreaterThan(4)
  for (const color of colors) {
    const [red = 0, green = 0, blue = 0] =
      color
        .slice(1)
        .match(/../g)
        ?.map((part) => Number.parseInt(part, 16)) ?? []
    expect(Math.max(red, green, blue) - Math.min(red, green, blue), color).toBeLessThan(10)
  }
})
