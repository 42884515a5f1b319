import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'
import manifest from '../../package.json' with { type: 'json' }

// The package unpacks its system libraries only if it seems to run on Lambda.
process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'

export const startBrowser = async () => playwright.launch(await launchOptions())

export const serveBrowser = async () => playwright.launchServer({ ...(await launchOptions()), host: '127.0.0.1' })

/** Uses the package's own libraries and font, so that every machine draws the same. */
async function launchOptions() {
  const home = await unpacked()
  return {
    executablePath: join(home, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text', '--font-render-hinting=none'],
    env: { ...process.env, LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_FILE: join(home, 'fonts.conf') },
  }
}

export const someFont = async () => readFile(join(await unpacked(), 'fonts/fonts/Open_Sans/OpenSans-Italic.ttf'))

/** Unpacked elsewhere and renamed, so that tests that run at once or are stopped leave no half of it. */
async function unpacked() {
  const temporary = tmpdir()
  const version = manifest.devDependencies['@sparticuz/chromium']
  const home = join(temporary, `porchlight-chromium-${version}-${process.getuid?.() ?? 0}`)
  if (await stat(home).catch(() => undefined)) return home
  const half = await mkdtemp(`${home}-`)
  const { TMPDIR } = process.env
  process.env.TMPDIR = half
  await chromium.executablePath().finally(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  })
  await mkdir(join(half, 'font-cache'))
  await writeFile(join(half, 'fonts.conf'), fontsOf(home))
  await rename(half, home).catch(() => rm(half, { recursive: true }))
  return home
}

const fontsOf = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'font-cache')}</cachedir>
</fontconfig>
`
