import { build, type Plugin } from 'esbuild'

/**
 * Zod's locales are a seventh of the code that the Worker parses at each start, and unused: the messages are in
 * `src/core/http/zod.ts`.
 */
const withoutLocales: Plugin = {
  name: 'without-locales',
  setup({ onLoad }) {
    onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({ contents: 'export {}' }))
  },
}

export async function bundleZod() {
  const { outputFiles } = await build({
    entryPoints: ['node_modules/zod/index.js'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    legalComments: 'inline',
    plugins: [withoutLocales],
  })
  const [file] = outputFiles
  if (!file) throw new Error('zod was not bundled.')
  return file.contents
}
