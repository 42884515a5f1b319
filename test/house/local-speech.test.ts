import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const configuration = readFileSync(resolve(root, 'wrangler.toml'), 'utf8')

async function filesWhere(LOCAL_SPEECH: string) {
  const { metafile } = await build({
    entryPoints: [resolve(root, 'src/providers/speech/speak.ts')],
    absWorkingDir: root,
    define: { LOCAL_SPEECH },
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    loader: { '.wasm': 'empty' },
    external: ['node:*'],
  })
  const [output] = Object.values(metafile.outputs)
  return Object.keys(output?.inputs ?? {}).filter((file) => /local\/|wasm/.test(file))
}

describe('the local voices', () => {
  it('are in the Worker that runs on a developer’s machine', async () => {
    expect(/^\[define\]\nLOCAL_SPEECH = "true"$/m.test(configuration)).toBe(true)
    expect(await filesWhere('true')).toEqual(
      expect.arrayContaining(['src/providers/speech/local/flite.ts', 'src/providers/speech/local/mp3-encoder.ts']),
    )
  })

  it('are not in the upload to production, neither engine nor encoder', async () => {
    expect(/^\[env\.production\.define\]\nLOCAL_SPEECH = "false"$/m.test(configuration)).toBe(true)
    expect(await filesWhere('false')).toEqual([])
  })

  it('are outside of the folder whose modules are attached to every upload', () => {
    const files = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.wasm') && file !== 'vendor/resvg.wasm')).toEqual([])
  })
})
