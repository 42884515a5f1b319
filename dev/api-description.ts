import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

export type ApiDescription = {
  paths: Record<string, { post?: { parameters?: { $ref?: string }[] } }>
}

/** Only workerd has these modules, and building the description calls none of them. */
const platform: Plugin = {
  name: 'platform',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^cloudflare:/ }, ({ path }) => ({ path, namespace: 'platform' }))
    onLoad({ filter: /./, namespace: 'platform' }, () => ({ contents: 'export class EmailMessage {}' }))
  },
}

/** The code itself builds the description, without a server. */
export async function describeApi(): Promise<ApiDescription> {
  const directory = await mkdtemp(join(tmpdir(), 'api-'))
  const outfile = join(directory, 'app.mjs')
  await build({
    entryPoints: ['src/app.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // CommonJS libraries need this.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
    },
    alias: { zod: './src/vendor/zod.js' },
    define: { LOCAL_SPEECH: 'false' },
    loader: { '.wasm': 'empty' },
    plugins: [platform],
    logLevel: 'error',
  })
  const { createApp } = await import(outfile)
  const app = createApp({ effects: undefined, loadShown: undefined })
  const answer = await quietly(() => app.request('/openapi.json', {}, {}))
  await rm(directory, { recursive: true })
  if (answer.status !== 200) throw new Error(await answer.text())
  return answer.json()
}

/** The app logs each request. */
async function quietly(work: () => Promise<Response>) {
  const { info } = console
  console.info = () => undefined
  try {
    return await work()
  } finally {
    console.info = info
  }
}

export function pathsWithoutKey({ paths }: ApiDescription) {
  const takesKey = ({ $ref }: { $ref?: string }) => $ref === '#/components/parameters/IdempotencyKey'
  const without = Object.entries(paths).filter(([, { post }]) => post && !post.parameters?.some(takesKey))
  const names = JSON.stringify(
    without.map(([path]) => path),
    null,
    2,
  )
  return `/** A POST there takes no Idempotency-Key. Written by the build. */\nexport const withoutKey: string[] = ${names}\n`
}
