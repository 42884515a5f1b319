import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from './support/client'
import { newDemo } from './support/demo'
import { table } from './support/questions-table'

type Client = Awaited<ReturnType<typeof signedIn>>
type Cited = { kind: string; title: string; slideId: string | null }
type Outcome = { question: string; wanted: string[]; cited: string[]; text: string; kind: string }

let owner: Client
let demo: Awaited<ReturnType<typeof newDemo>>
let outcomes: Outcome[]

/** A rehearsal, which no limit stops; what was asked before is asked first, by the same viewer. */
async function outcomeOf(question: string, wanted: string[], before: string | undefined): Promise<Outcome> {
  const viewerSessionId = crypto.randomUUID()
  const ask = (text: string) => owner.post('/api/qa', { question: text, deckId: demo.deckId, viewerSessionId })
  if (before) await ask(before)
  const { answer } = (await ask(question)).body
  return { question, wanted, cited: answer.citations.map(nameOf), text: answer.text, kind: answer.kind }
}

function nameOf({ kind, title, slideId }: Cited) {
  const slide = Object.entries(demo.slideIds).find(([, id]) => id === slideId)?.[0]
  return kind === 'slide' ? `slide:${slide}` : `${kind}:${title}`
}

const isRight = ({ cited, wanted }: Outcome) => cited.some((each) => wanted.some((name) => each.startsWith(name)))

beforeAll(async () => {
  owner = await signedIn()
  demo = await newDemo(owner)
  outcomes = []
  for (const [question, wanted, more] of table)
    outcomes.push(await outcomeOf(question, wanted === null ? [] : [wanted].flat(), more?.before))
}, 120_000)

describe('the demo deck and its documents', () => {
  it('are asked more than eighty questions', () => {
    expect(table.length).toBeGreaterThanOrEqual(80)
    expect(outcomes).toHaveLength(table.length)
  })

  it('answer at least nine of ten questions that have an answer, from the right source', () => {
    const answerable = outcomes.filter(({ wanted }) => wanted.length)
    const missed = answerable.filter((outcome) => !isRight(outcome))
    console.log(missed.map(({ question, cited, text }) => `MISS ${question} → ${cited.join(', ')} ${text}`).join('\n'))
    expect(missed.length / answerable.length).toBeLessThanOrEqual(0.1)
  })

  it('answer at most three of a hundred questions that have none', () => {
    const unanswerable = outcomes.filter(({ wanted }) => !wanted.length)
    const answered = unanswerable.filter(({ kind }) => kind !== 'none')
    console.log(
      answered.map(({ question, cited, text }) => `FALSE ${question} → ${cited.join(', ')} ${text}`).join('\n'),
    )
    expect(answered.length / unanswerable.length).toBeLessThanOrEqual(0.03)
  })
})
