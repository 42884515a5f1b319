import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { pack } from '../../dev/player-package.ts'

const run = promisify(execFile)
const needed = ['openapi-fetch', 'openapi-typescript-helpers', 'standardwebhooks', '@stablelib/base64', 'fast-sha256']
const forTypes = ['@types/node', 'undici-types']

/**
 * Installs the tarball into an empty project without a network; its dependencies are packed from the local
 * installation.
 */
export async function installClient() {
  const project = await mkdtemp(join(tmpdir(), 'client-project-'))
  const packed = await run(process.execPath, ['dev/client.ts', '--package', project])
  const tarball = packed.stdout.trim()
  const others = await pack(project, ...[...needed, ...forTypes].map((name) => resolve('node_modules', name)))
  await cp('test/e2e/client-project', project, { recursive: true })
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball, ...others], {
    cwd: project,
  })
  const installed = join(project, 'node_modules/@porchlight/client')
  // Node does not run TypeScript from an installed package.
  await cp(join(installed, 'examples/crm.ts'), join(project, 'crm.ts'))
  await writeFile(join(project, 'readme.ts'), asModule(await readFile('packages/client/README.md', 'utf8')))
  await writeFile(join(project, 'tour.ts'), codeIn(await readFile('docs/tour.md', 'utf8')).join('\n'))
  return {
    project,
    entry: join(installed, 'dist/index.js'),
    remove: () => rm(project, { recursive: true, force: true }),
  }
}

const given = `import { openAsBlob } from 'node:fs'
declare const [deckId, slideId, presentationId, roofMeasurementId, id]: string[] & [string, string, string, string, string]
declare const [inputs, body]: [import('@porchlight/client').PresentationInput[], import('@porchlight/client').PresentationInput]
declare const pdf: Uint8Array<ArrayBuffer>
declare const askForTheirAddress: (id: string) => void, note: (id: string | null, what: string) => Promise<void>
`

const codeIn = (page: string) => [...page.matchAll(/```ts\n([\s\S]+?)```/g)].map(([, code = '']) => code)

/** Turns each example into a function, below the imports of all of them. */
function asModule(readme: string) {
  const [first = '', ...rest] = codeIn(readme)
  const isImport = (line: string) => line.startsWith('import ')
  const imports = new Set(rest.join('\n').split('\n').filter(isImport))
  const bodies = rest.map((code) =>
    code
      .split('\n')
      .filter((line) => !isImport(line))
      .join('\n'),
  )
  const functions = bodies.map((body, at) =>
    body.includes('export ') ? body : `export async function example${at}() {\n${body}\n}`,
  )
  return [...imports, given, first, ...functions].join('\n')
}
