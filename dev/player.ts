import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, transform } from 'esbuild'
import { writeIfChanged } from './write-if-changed.ts'

const directory = 'public/embed'

const css: Plugin = {
  name: 'css',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}

/** Removes the indentation of templates, which would be downloaded too. */
export const unindented: Plugin = {
  name: 'unindented',
  setup({ onLoad }) {
    onLoad({ filter: /src\/(?:player|studio)\/.*\.ts$/ }, async ({ path }) => {
      return { contents: (await readFile(path, 'utf8')).replaceAll(/\n\s+/g, '\n'), loader: 'ts' }
    })
  },
}

/** The build options for browser code, here and in the studio. */
export const forBrowsers = {
  bundle: true,
  write: false as const,
  format: 'esm' as const,
  target: ['es2022', 'safari16', 'chrome111', 'firefox113'],
  minify: true,
  charset: 'utf8' as const,
  legalComments: 'none' as const,
}

const usual = {
  ...forBrowsers,
  outdir: 'public',
  plugins: [css, unindented],
  tsconfig: 'src/player/tsconfig.json',
}

const entry = 'src/player/embed.ts'

/** A language also has texts for the server, which the player leaves out. */
const wordsOfPlayer: Plugin = {
  name: 'words of the player',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /src\/locales\/\w+\.ts$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? { path: resolve(path), namespace: 'part' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
      contents: `export { controls, player } from ${JSON.stringify(path)}`,
      resolveDir: '.',
    }))
  },
}

/** Calls `found` with each file that the entry imports lazily, and imports it from the returned path instead. */
const parts = (found: (file: string) => string): Plugin => ({
  name: 'parts',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: found(`${resolve(resolveDir, path)}.ts`), external: true } : undefined,
    )
  },
})

const withoutLit: Plugin = {
  name: 'without Lit',
  setup({ onResolve }) {
    onResolve({ filter: /^lit$/ }, () => ({ path: resolve('src/player/lit-of-parts.ts') }))
  },
}

/**
 * Each chunk is one file that imports nothing. Chromium caches a failed import forever, even one inside a chunk, so a
 * chunk can be requested again under another address only if no address inside it has failed.
 */
async function buildParts(outdir: string, folder: string) {
  const files = new Set<string>()
  const listing = parts((file) => {
    files.add(file)
    return file
  })
  await build({ ...usual, plugins: [css, unindented, listing], entryPoints: [entry] })
  const entryPoints = [...files].sort().map((file) => ({ in: file, out: basename(file, '.ts') }))
  const plugins = [wordsOfPlayer, withoutLit, css, unindented]
  const { outputFiles } = await build({ ...usual, outdir: `${outdir}/${folder}`, plugins, entryPoints })
  const id = hashOf(outputFiles.map(({ text }) => text).join(''))
    .slice(0, 6)
    .toUpperCase()
  return {
    files: outputFiles.map(({ path, contents }) => ({ path: path.replace(/\.js$/, `-${id}.js`), contents })),
    addressOf: (file: string) => `./${folder}/${basename(file, '.ts')}-${id}.js`,
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function buildAll(outdir: string, folder: string, name: string) {
  const { files, addressOf } = await buildParts(outdir, folder)
  const plugins = [css, unindented, parts(addressOf)]
  const entryPoints = { [name]: entry }
  const [script] = (await build({ ...usual, outdir, plugins, entryPoints })).outputFiles
  if (!script) throw new Error('The player was not built.')
  for (const { path, contents } of [script, ...files]) await writeIfChanged(path, contents)
  return { script: script.text, names: files.map(({ path }) => basename(path)) }
}

export async function buildPages() {
  const entryPoints = { 'contract-page/page': 'src/player/contract-page/page.ts' }
  for (const { path, contents } of (await build({ ...usual, entryPoints })).outputFiles)
    await writeIfChanged(path, contents)
}

/** For the bundler of another page, which places the chunks itself. */
export async function buildPlayerInto(directory: string) {
  await buildAll(directory, 'parts', 'index')
}

/**
 * The entry keeps its name; chunks are named by a hash of all of them. A copy of the entry is named by its own hash,
 * for pages that pin it with `integrity`.
 */
export async function buildPlayer() {
  const { script, names } = await buildAll('public', 'embed', 'embed')
  const { src, gzippedBytes } = await release(script)
  await removeAllBut([...names, basename(src), 'release.json'])
  return { gzippedBytes }
}

async function release(entry: string) {
  const pinned = entry.replaceAll('"./embed/', '"./')
  const hash = createHash('sha384').update(pinned).digest('base64')
  const src = `/embed/player-${hashOf(pinned).slice(0, 12)}.js`
  await writeIfChanged(`public${src}`, pinned)
  await writeIfChanged(`${directory}/release.json`, `${JSON.stringify({ src, integrity: `sha384-${hash}` })}\n`)
  return { src, gzippedBytes: gzipSync(entry).length }
}

async function removeAllBut(names: string[]) {
  for (const name of await readdir(directory)) if (!names.includes(name)) await rm(`${directory}/${name}`)
}
