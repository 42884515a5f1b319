import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, transform } from 'esbuild'
import { keep } from './keep.ts'

const directory = 'public/embed'

/** Style sheets come into the script as text, without what only people read. */
const css: Plugin = {
  name: 'css',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}

/**
 * The entry under a name that stays, its chunks under names that change with what is in them, and the entry once more
 * under such a name, for pages that pin it with `integrity`.
 */
export async function buildPlayer() {
  const { metafile, outputFiles } = await build({
    entryPoints: { embed: 'src/player/embed.ts' },
    outdir: 'public',
    chunkNames: 'embed/[name]-[hash]',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2022', 'safari16', 'chrome111', 'firefox113'],
    minify: true,
    metafile: true,
    legalComments: 'none',
    plugins: [css],
    tsconfig: 'src/player/tsconfig.json',
  })
  const before = metafile.outputs['public/embed.js']?.imports.filter(({ kind }) => kind === 'import-statement') ?? []
  if (before.length) throw new Error('The entry of the player imports a chunk: the first slide would wait for it.')
  for (const { path, contents } of outputFiles) await keep(path, contents)
  const { src, gzippedBytes } = await release(outputFiles.find(({ path }) => path.endsWith('/embed.js'))?.text ?? '')
  await removeAllBut([...outputFiles.map(({ path }) => path), src, 'release.json'].map((path) => basename(path)))
  return { gzippedBytes }
}

async function release(entry: string) {
  const pinned = entry.replaceAll('"./embed/', '"./')
  const hash = createHash('sha384').update(pinned).digest('base64')
  const src = `/embed/player-${createHash('sha256').update(pinned).digest('hex').slice(0, 12)}.js`
  await keep(`public${src}`, pinned)
  await keep(`${directory}/release.json`, `${JSON.stringify({ src, integrity: `sha384-${hash}` })}\n`)
  return { src, gzippedBytes: gzipSync(entry).length }
}

async function removeAllBut(names: string[]) {
  for (const name of await readdir(directory)) if (!names.includes(name)) await rm(`${directory}/${name}`)
}
