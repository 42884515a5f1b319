import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Seconds that one file may take on an otherwise idle machine with two cores. */
const usual: Record<string, number> = { worker: 5, browser: 15, node: 2 }

/** Files that need more, each with what it spends the time on. */
const more: Record<string, number> = {
  'test/kb.test.ts': 20, // reads a table of 200,000 lines
  'test/hostile-documents.test.ts': 30, // reads some of 200 MB and of a million operators
  'test/auth.test.ts': 10, // hashes more than fifty passwords
  'test/delivery-faults.test.ts': 8, // waits for answers that never end
  'test/hostile/fuzz.test.ts': 45, // sends 3,000 requests
  'test/appointments.test.ts': 10, // a hundred race for three seats
  'test/tenancy.test.ts': 10, // asks each route of every room
  'test/questions-table.test.ts': 40, // asks sixteen hundred questions
  'test/generation.test.ts': 15, // writes some twenty decks
  'test/browser/accessibility.test.ts': 60, // axe in each state, at three sizes
  'test/browser/layout.test.ts': 45, // each state at nine sizes
  'test/browser/screenshots.test.ts': 25, // 24 pictures, encoded and compared
  'test/browser/narration.test.ts': 20, // listens in real time
  'test/e2e/dev-server.test.ts': 60, // starts a server twice, and kills it once
}

/** What all files together may take, so that a run on two workers stays under eight minutes. */
const mostSeconds = 800

/** Says where the time went, and never fails a run: a machine may be slow. */
export default class Budgets implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules.map((module) => {
      const file = relative(process.cwd(), module.moduleId)
      // What a file imports is loaded once for all files, so it counts for none.
      const seconds = module.diagnostic().duration / 1000
      return { file, seconds, budget: more[file] ?? usual[module.project.name] ?? 10 }
    })
    const total = files.reduce((sum, { seconds }) => sum + seconds, 0)
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds)
    const listed = slowest.filter(({ seconds, budget }, index) => index < 8 || seconds > budget)
    console.log(
      [
        '',
        ' Slowest files',
        ...listed.map(row),
        row({ file: 'all files', seconds: total, budget: mostSeconds }),
        '',
      ].join('\n'),
    )
  }
}

function row({ file, seconds, budget }: { file: string; seconds: number; budget: number }) {
  const verdict = seconds > budget ? `over its budget of ${budget} s` : `budget ${budget} s`
  return `${seconds.toFixed(1).padStart(8)} s  ${file}, ${verdict}`
}
