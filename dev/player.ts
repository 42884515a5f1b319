import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, transform } from 'esbuild'

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
  await rm(directory, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: { embed: 'src/player/embed.ts' },
    outdir: 'public',
    chunkNames: 'embed/[name]-[hash]',
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
  return release()
}

async function release() {
  const entry = await readFile('public/embed.js', 'utf8')
  const pinned = entry.replaceAll('"./embed/', '"./')
  const hash = createHash('sha384').update(pinned).digest('base64')
  const src = `/embed/player-${createHash('sha256').update(pinned).digest('hex').slice(0, 12)}.js`
  await writeFile(`public${src}`, pinned)
  await writeFile(`${directory}/release.json`, `${JSON.stringify({ src, integrity: `sha384-${hash}` })}\n`)
  return { gzippedBytes: gzipSync(entry).length }
}
