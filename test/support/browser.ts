import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'
import manifest from '../../package.json' with { type: 'json' }

// The package unpacks its system libraries only if it seems to run on Lambda.
process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'

/** Uses the package's own libraries and font, so that every machine draws the same. */
export async function startBrowser() {
  const home = await unpackBrowser()
  return playwright.launch({
    executablePath: join(home, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text', '--font-render-hinting=none'],
    env: { ...process.env, LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_FILE: join(home, 'fonts.conf') },
  })
}

export const someFont = async () => readFile(join(await unpackBrowser(), 'fonts/fonts/Open_Sans/OpenSans-Italic.ttf'))

/**
 * Unpacks once per checkout, into a directory that is renamed when it is complete, so runs that start together or are
 * interrupted never leave half of it.
 */
export async function unpackBrowser() {
  const cache = join(import.meta.dirname, '../../node_modules/.cache')
  const home = join(cache, `porchlight-chromium-${manifest.devDependencies['@sparticuz/chromium']}`)
  if (await stat(home).catch(() => undefined)) return home
  await mkdir(cache, { recursive: true })
  const half = await mkdtemp(`${home}-`)
  const { TMPDIR } = process.env
  process.env.TMPDIR = half
  await chromium.executablePath().finally(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  })
  await writeFile(join(half, 'fonts.conf'), fonts)
  await rename(half, home).catch(() => rm(half, { recursive: true }))
  return home
}

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`
