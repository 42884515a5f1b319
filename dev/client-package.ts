import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { pack } from './player-package.ts'
import { writeIfChanged } from './write-if-changed.ts'

const home = 'packages/client'
const run = promisify(execFile)

/**
 * Puts the tarball that npm would publish into the directory and returns its path. The build has already written the
 * types.
 */
export async function packClient(directory: string) {
  await rm(`${home}/dist`, { recursive: true, force: true })
  await compile(`${home}/dist`)
  const [tarball = ''] = await pack(directory, `./${home}`)
  return tarball
}

async function compile(dist: string) {
  await run('tsc', ['-p', home, '--outDir', dist])
  await cp(`${home}/src/api.d.ts`, join(dist, 'api.d.ts'))
  await compileForRequire(dist)
}

/** A CommonJS program needs types of its own, because its compiler refuses those of an ES module. */
async function compileForRequire(dist: string) {
  const outdir = join(dist, 'cjs')
  await build({
    entryPoints: [`${home}/src/index.ts`],
    outdir,
    bundle: true,
    packages: 'external',
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
  })
  await writeFile(join(outdir, 'package.json'), '{ "type": "commonjs" }')
  const types = (await readdir(dist)).filter((name) => name.endsWith('.d.ts'))
  await Promise.all(types.map((name) => cp(join(dist, name), join(outdir, name))))
}

/** A deployment serves this file. The version names the content, so that npm installs a changed package again. */
export async function buildClientTarball() {
  const folder = await mkdtemp(join(tmpdir(), 'client-'))
  const staged = join(folder, 'package')
  for (const part of ['package.json', 'README.md', 'examples'])
    await cp(join(home, part), join(staged, part), { recursive: true })
  await compile(join(staged, 'dist'))
  const about = JSON.parse(await readFile(join(staged, 'package.json'), 'utf8'))
  about.version = `${about.version}-${await hashOf(staged)}`
  await writeFile(join(staged, 'package.json'), JSON.stringify(about, null, 2))
  const [tarball = ''] = await pack(folder, staged)
  await writeIfChanged('public/client.tgz', await readFile(tarball))
  await rm(folder, { recursive: true })
}

async function hashOf(folder: string) {
  const hash = createHash('sha256')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.toSorted()) hash.update(await readFile(file))
  return `c${hash.digest('hex').slice(0, 12)}`
}
