import { readFile } from 'node:fs/promises'
import { unpackWoff } from './unpack-woff.ts'
import { writeIfChanged } from './write-if-changed.ts'

const directory = 'src/vendor'

/** resvg reads no woff2 and only the default weight of a variable font, which is enough for a preview. */
const fonts = ['inter-latin', 'inter-latin-ext', 'inter-cyrillic', 'inter-greek', 'heebo-hebrew', 'cairo-arabic']

/** Builds one module with everything for drawing: the renderer, its WebAssembly and the fonts in base64. */
export async function buildResvg() {
  const letters = await Promise.all(fonts.map(readFont))
  await writeIfChanged(`${directory}/resvg.wasm`, await readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
  const parts = [
    `import renderer from './resvg.wasm'`,
    await readFile('node_modules/@resvg/resvg-wasm/index.mjs', 'utf8'),
    `export { renderer }`,
    `export const fonts = ${JSON.stringify(letters)}`,
  ]
  await writeIfChanged(`${directory}/resvg.mjs`, `${parts.join('\n')}\n`)
}

async function readFont(font: string) {
  const [family] = font.split('-')
  const woff = await readFile(`node_modules/@fontsource/${family}/files/${font}-700-normal.woff`)
  return unpackWoff(woff).toString('base64')
}
