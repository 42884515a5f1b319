import { relative } from 'node:path'
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'

/** Pure modules come first, because the server of the browser tests starts at the same time. */
const projects = ['unit', 'browser', 'worker', 'long-browser', 'long-worker']

/** These start first, so that no worker waits for another at the end of a run. */
const longest = [
  'test/e2e/production-bundle.test.ts',
  'test/browser/player-states.test.ts',
  'test/browser/studio-screens.test.ts',
  'test/browser/contract-page.test.ts',
  'test/organization/deletion.test.ts',
]

const nameOf = (moduleId: string) => relative(process.cwd(), moduleId)

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(nameOf(moduleId))
      return index < 0 ? longest.length : index
    }
    return files.toSorted(
      (a, b) =>
        projects.indexOf(a.project.name) - projects.indexOf(b.project.name) ||
        place(a) - place(b) ||
        a.moduleId.localeCompare(b.moduleId),
    )
  }
}

/** Prints where the time of a run went. It fails nothing, because a slow machine must not fail a run. */
export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules.map((module) => ({
      file: nameOf(module.moduleId),
      seconds: module.diagnostic().duration / 1000,
    }))
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
    const total = files.reduce((sum, { seconds }) => sum + seconds, 0)
    const rows = [...slowest, { file: `all ${files.length} files`, seconds: total }]
    console.log(['', ' Slowest files', ...rows.map(row), ''].join('\n'))
  }
}

const row = ({ file, seconds }: { file: string; seconds: number }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`
