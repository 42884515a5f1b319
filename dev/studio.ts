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

/** These are the entry, the list of screens, and what loads when it is asked for. */
const unshared = ['studio.ts', 'screens.ts', 'search-everywhere.ts', 'line-chart.ts']

/**
 * Imports what screens share into each of them, so it becomes one file that loads with the studio. Without it, esbuild
 * makes a file for each set of screens that share something, which took 30 requests for the first screen instead of 12.
 */
const shared: Plugin = {
  name: 'shared',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^shared$/ }, ({ path }) => ({ path, namespace: 'shared' }))
    onLoad({ filter: /./, namespace: 'shared' }, async () => {
      const listed = await Promise.all(['src/studio', 'src/studio/parts'].map(listModules))
      return {
        contents: listed
          .flat()
          .map((path) => `import './${path}'`)
          .join('\n'),
        resolveDir: '.',
      }
    })
  },
}

async function listModules(folder: string) {
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.ts$/.test(name) && !unshared.includes(name))
  return names.sort().map((name) => `${folder}/${name}`)
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
    inject: ['shared'],
    plugins: [css, unindented, shared],
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
