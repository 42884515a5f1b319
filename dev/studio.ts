import { readdir, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { forBrowsers, unindented } from './player.ts'
import { writeIfChanged } from './write-if-changed.ts'

const directory = 'public/studio'

/** Bundles a style sheet with all of its imports, as text. */
const css: Plugin = {
  name: 'css',
  setup({ onLoad }) {
    onLoad({ filter: /studio\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({ ...forBrowsers, entryPoints: [path], outdir: dirname(path) })
      return { contents: outputFiles[0]?.text.trim() ?? '', loader: 'text' }
    })
  },
}

/** The entry keeps its name; each chunk is named by its contents, and loads when its screen is opened. */
export async function buildStudio() {
  const { outputFiles, metafile } = await build({
    ...forBrowsers,
    entryPoints: { studio: 'src/studio/studio.ts' },
    outdir: directory,
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    metafile: true,
    plugins: [css, unindented],
    tsconfig: 'src/studio/tsconfig.json',
  })
  for (const { path, contents } of outputFiles) await writeIfChanged(path, contents)
  await removeAllBut(outputFiles.map(({ path }) => basename(path)))
  const sizes = new Map(outputFiles.map(({ path, contents }) => [basename(path), gzipSync(contents).length]))
  return { sizes, metafile }
}

async function removeAllBut(names: string[]) {
  const parts = `${directory}/parts`
  for (const name of await readdir(parts)) if (!names.includes(name)) await rm(`${parts}/${name}`)
}
