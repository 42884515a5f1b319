import { copyFile } from 'node:fs/promises'
import { buildPlayer } from './player.ts'

/** Makes what is served or uploaded and git does not keep. */
export async function build() {
  await copyFile('node_modules/unpdf/dist/pdfjs.mjs', 'src/vendor/pdfjs.mjs')
  await copyFile('node_modules/@scalar/api-reference/dist/browser/standalone.js', 'public/docs/scalar.js')
  await buildPlayer()
}

if (import.meta.main) await build()
