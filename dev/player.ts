import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile, type Plugin, transform } from 'esbuild'
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

/** Templates lose their indentation, which would be sent along. */
const unindented: Plugin = {
  name: 'unindented',
  setup({ onLoad }) {
    onLoad({ filter: /src\/player\/.*\.ts$/ }, async ({ path }) => {
      return { contents: (await readFile(path, 'utf8')).replaceAll(/\n\s+/g, '\n'), loader: 'ts' }
    })
  },
}

const usual = {
  outdir: 'public',
  write: false as const,
  bundle: true,
  format: 'esm' as const,
  target: ['es2022', 'safari16', 'chrome111', 'firefox113'],
  minify: true,
  metafile: true as const,
  legalComments: 'none' as const,
  plugins: [css, unindented],
  tsconfig: 'src/player/tsconfig.json',
}

/**
 * Builds each chunk again as `<chunk>_whole.js` with all its imports: Chromium caches a failed import for ever, also
 * one inside a chunk, so a retry needs addresses that never failed.
 */
async function buildWholes({ outputs }: Metafile) {
  const chunks = Object.entries(outputs).filter(([path, { entryPoint }]) => entryPoint && path !== 'public/embed.js')
  const entryPoints = Object.fromEntries(
    chunks.map(([path, { entryPoint = '' }]) => [`embed/${basename(path, '.js')}_whole`, entryPoint]),
  )
  return (await build({ ...usual, entryPoints })).outputFiles
}

export async function buildPages() {
  const entryPoints = { 'contract-page/page': 'src/player/contract-page/page.ts' }
  for (const { path, contents } of (await build({ ...usual, entryPoints })).outputFiles)
    await writeIfChanged(path, contents)
}

/** For the bundler of another page, which places the parts itself. */
export async function buildPlayerInto(directory: string) {
  const entryPoints = { index: 'src/player/embed.ts' }
  await build({
    ...usual,
    outdir: directory,
    write: true,
    entryPoints,
    chunkNames: 'parts/[name]-[hash]',
    splitting: true,
  })
}

/**
 * The entry keeps its name; chunks are named by a hash. A copy of the entry is named so too, for pages that pin it with
 * `integrity`.
 */
export async function buildPlayer() {
  const { metafile, outputFiles } = await build({
    ...usual,
    entryPoints: { embed: 'src/player/embed.ts' },
    chunkNames: 'embed/[name]-[hash]',
    splitting: true,
  })
  const staticImports =
    metafile.outputs['public/embed.js']?.imports.filter(({ kind }) => kind === 'import-statement') ?? []
  if (staticImports.length)
    throw new Error('The entry of the player imports a chunk: the first slide would wait for it.')
  for (const { path, contents } of outputFiles) await writeIfChanged(path, contents)
  const wholes = await buildWholes(metafile)
  for (const { path, contents } of wholes) await writeIfChanged(path, contents)
  const { src, gzippedBytes } = await release(outputFiles.find(({ path }) => path.endsWith('/embed.js'))?.text ?? '')
  await removeAllBut(
    [...[...outputFiles, ...wholes].map(({ path }) => path), src, 'release.json'].map((path) => basename(path)),
  )
  return { gzippedBytes }
}

async function release(entry: string) {
  const pinned = entry.replaceAll('"./embed/', '"./')
  const hash = createHash('sha384').update(pinned).digest('base64')
  const src = `/embed/player-${createHash('sha256').update(pinned).digest('hex').slice(0, 12)}.js`
  await writeIfChanged(`public${src}`, pinned)
  await writeIfChanged(`${directory}/release.json`, `${JSON.stringify({ src, integrity: `sha384-${hash}` })}\n`)
  return { src, gzippedBytes: gzipSync(entry).length }
}

async function removeAllBut(names: string[]) {
  for (const name of await readdir(directory)) if (!names.includes(name)) await rm(`${directory}/${name}`)
}
