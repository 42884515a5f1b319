import { readFile } from 'node:fs/promises'
import { keep } from './keep.ts'
import { buildPlayer } from './player.ts'

/** Makes what is served or uploaded and git does not keep. */
export async function build() {
  await keep('src/vendor/pdfjs.mjs', await readFile('node_modules/unpdf/dist/pdfjs.mjs'))
  await keep('public/docs/scalar.js', await readFile('node_modules/@scalar/api-reference/dist/browser/standalone.js'))
  await buildPlayer()
}

if (import.meta.main) await build()
