import { relative } from 'node:path'
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node'

/** Seconds that one file may take on an otherwise idle machine with two cores. */
const usual: Record<string, number> = { worker: 5, browser: 15, node: 2 }

/** Files that need more, and why. */
const more: Record<string, number> = {
  'test/knowledge/knowledge.test.ts': 20, // reads a table of 200,000 lines
  'test/knowledge/hostile-documents.test.ts': 30, // reads some of 200 MB and of a million operators
  'test/questions/answers.test.ts': 20, // asks three hundred questions
  'test/questions/demo-answers.test.ts': 8, // writes the whole demo
  'test/api-keys/access.test.ts': 25, // calls each route with each kind of key
  'test/api-keys/api-keys.test.ts': 15, // moves a company
  'test/auth/auth.test.ts': 10, // hashes more than fifty passwords
  'test/events/delivery-faults.test.ts': 8, // waits for answers that never end
  'test/events/waiting-deliveries.test.ts': 8, // waits for answers that are held back
  'test/hostile/fuzz.test.ts': 45, // sends 3,000 requests
  'test/shards/moves.test.ts': 30, // moves a company of all tables there and back, step by step
  'test/shards/moves-follow.test.ts': 15, // moves five companies
  'test/shards/moves-contracts.test.ts': 10, // signs and seals two contracts, and moves them
  'test/shards/moves-resumed.test.ts': 40, // moves a dozen companies, each cut off elsewhere
  'test/presentations/send.test.ts': 8, // moves a company
  'test/audit/audit.test.ts': 20, // calls every route that writes
  'test/privacy/privacy.test.ts': 20, // makes all that a homeowner can leave, five times
  'test/appointments/appointments.test.ts': 10, // a hundred race for three seats
  'test/organization/deletion.test.ts': 25, // deletes five companies, step by step
  'test/tenancy/tenancy.test.ts': 10, // asks each route of every room
  'test/questions/answers-reached.test.ts': 40, // asks four hundred questions, half of them beside 20,000 passages
  'test/generation/generation.test.ts': 15, // writes some twenty decks
  'test/house/event-stream.test.ts': 5, // starts a runtime
  'test/house/isolate-cache.test.ts': 10, // fills 24 MB and collects them
  'test/browser/accessibility.test.ts': 45, // axe in each state, at three sizes
  'test/browser/layout.test.ts': 45, // each state at nine sizes
  'test/browser/studio.test.ts': 25, // signs in and out by keyboard, and waits for a server that does not answer
  'test/browser/studio-calendar.test.ts': 30, // walks visits and the rules of the calendar, with axe at two widths
  'test/browser/studio-contracts.test.ts': 30, // walks a contract from draft to seal, with axe on the way
  'test/browser/screenshots.test.ts': 25, // 24 pictures, encoded and compared
  'test/browser/studio-data.test.ts': 20, // deletes a company and calls it off, with axe at two widths
  'test/browser/studio-decks.test.ts': 40, // writes, moves and shows slides, with axe at two widths
  'test/browser/studio-files.test.ts': 25, // uploads documents and pictures, with axe at two widths
  'test/browser/studio-homeowners.test.ts': 40, // makes, finds and follows homeowners, with axe at two widths
  'test/browser/studio-looks.test.ts': 25, // brands a deck and hears a voice, with axe at two widths
  'test/browser/studio-questions.test.ts': 20, // asks, answers and rehearses, with axe at two widths
  'test/browser/studio-reminders.test.ts': 20, // writes reminders beside another editor, with axe at two widths
  'test/browser/studio-roofs.test.ts': 30, // walks a roof from its numbers to its quote, with axe at two widths
  'test/browser/studio-settings.test.ts': 30, // walks each part of the settings, with axe at two widths
  'test/browser/studio-webhooks.test.ts': 20, // makes, tries and deletes a webhook, with axe at two widths
  'test/browser/studio-welcome.test.ts': 25, // walks the five steps of the first day twice
  'test/browser/narration.test.ts': 20, // listens in real time
  'test/e2e/tour.test.ts': 40, // starts a hundred processes, one after another
  'test/e2e/killed-sales.test.ts': 100, // starts a server three times, and kills it twice
  'test/e2e/dev-server.test.ts': 60, // starts a server twice, and kills it in the middle of its work
}

/** The sum for all files, so that a run on two workers stays under six minutes. */
const mostSeconds = 700

const nameOf = (moduleId: string) => relative(process.cwd(), moduleId)

const budgetOf = (file: string, project: string) => more[file] ?? usual[project] ?? 10

/** Long files come first, so that at the end no worker waits for another; on every machine in the same order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const seconds = ({ moduleId, project }: TestSpecification) => budgetOf(nameOf(moduleId), project.name)
    return files.toSorted(
      (a, b) =>
        a.project.name.localeCompare(b.project.name) || seconds(b) - seconds(a) || a.moduleId.localeCompare(b.moduleId),
    )
  }
}

/** Only reports, because a slow machine must not fail a run. */
export default class Budgets implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules.map((module) => {
      const file = nameOf(module.moduleId)
      // Imports are loaded once for all files, so they are not counted.
      const seconds = module.diagnostic().duration / 1000
      return { file, seconds, budget: budgetOf(file, module.project.name) }
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
