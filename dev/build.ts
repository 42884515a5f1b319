import { readFile } from 'node:fs/promises'
import { readReferenceBundle } from './api-reference.ts'
import { buildApiTypes } from './api-types.ts'
import { buildClientTarball } from './client-package.ts'
import { buildFlite } from './flite.ts'
import { buildFonts } from './fonts.ts'
import { buildGuides } from './guides.ts'
import { boundedIcal } from './ical.ts'
import { buildPdfFonts } from './pdf-fonts.ts'
import { bundlePdfLibrary } from './pdf-library.ts'
import { boundedPdfjs } from './pdfjs.ts'
import { buildPages, buildPlayer } from './player.ts'
import { buildResvg } from './resvg.ts'
import { buildStudio } from './studio.ts'
import { writeIfChanged } from './write-if-changed.ts'
import { bundleZod } from './zod.ts'

export async function build() {
  await writeIfChanged(
    'src/vendor/pdfjs.mjs',
    boundedPdfjs(await readFile('node_modules/unpdf/dist/pdfjs.mjs', 'utf8')),
  )
  await writeIfChanged(
    'src/vendor/ical.mjs',
    await boundedIcal(await readFile('node_modules/ical.js/dist/ical.js', 'utf8')),
  )
  await writeIfChanged('src/vendor/pdf-library.mjs', await bundlePdfLibrary())
  await writeIfChanged('src/vendor/zod.js', await bundleZod())
  await buildPdfFonts()
  await writeIfChanged('public/docs/scalar.js', await readReferenceBundle())
  await buildFonts()
  await buildFlite('speech/flite.wasm')
  await writeIfChanged('speech/mp3.wasm', await readFile('node_modules/wasm-media-encoders/wasm/mp3.wasm'))
  await buildResvg()
  await buildPlayer()
  await buildPages()
  await buildApiTypes()
  await buildClientTarball()
  await buildGuides()
  await buildStudio()
}

if (import.meta.main) await build()
