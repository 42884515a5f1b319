import { sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { log } from '../../core/log'
import { needed } from '../../core/needed'
import { second } from '../../core/time'
import { type Asked, languageModel, type Said } from '../../providers/language-model'
import { promptOf } from '../../providers/language-model-chat'
import { tokensIn } from '../retrieval/retrieve'
import { rowsOf } from './read-deck'

const answerSeconds = 25

/** `tokens` counts what a model was given to read; 0 if none was asked or it couldn't be reached. */
export type Asking = { sayings: AsyncGenerator<Said>; tokens: () => number }

/**
 * The model decides whether the sources answer the question. Yields nothing if there is no model, the month's answers
 * are used up, or the model fails before its first sentence.
 */
export function ask(work: Work, organizationId: string, asked: Asked, signal: AbortSignal): Asking {
  const { env } = work
  let tokens = 0
  async function* sayings(): AsyncGenerator<Said> {
    if (!asked.sources.length) return
    const model = await languageModel(env)
    if (!model) return
    const now = Date.now()
    if (!(await takeAnswer(work, organizationId, needed(env, 'QA_MONTHLY_ANSWERS'), now))) return
    let isBegun = false
    // A timeout that can't be taken back would keep a live presentation's object awake, and billed, until it is over.
    const tooLate = new AbortController()
    const timer = setTimeout(() => tooLate.abort(), answerSeconds * second)
    const ending = AbortSignal.any([signal, tooLate.signal])
    try {
      tokens = promptOf(asked).reduce((sum, { content }) => sum + tokensIn(content), 0)
      for await (const said of model(asked, ending)) {
        isBegun = true
        yield said
      }
    } catch (error) {
      log('warn', { message: 'The language model gave no whole answer.', error: String(error) })
      if (isBegun || ending.aborted) return
      tokens = 0
      await giveBackAnswer(work, organizationId, now)
    } finally {
      clearTimeout(timer)
    }
  }
  return { sayings: sayings(), tokens: () => tokens }
}

const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7)

/** The insert itself has the condition, so that parallel questions can't exceed the limit. */
async function takeAnswer(work: Work, organizationId: string, most: number, now: number) {
  const counted = work.db.run(sql`insert into answer_months (organization_id, month, answers)
      select ${organizationId}, ${monthOf(now)}, 1 where ${most} > 0
      on conflict (organization_id, month) do update set answers = answers + 1 where answers < ${most}
      returning answers`)
  const { counted: taken } = await commit(work, { counted }, none)
  return rowsOf(taken).length > 0
}

/** A model that couldn't be reached hasn't answered anything. */
function giveBackAnswer(work: Work, organizationId: string, now: number) {
  const uncounted = work.db.run(sql`update answer_months set answers = answers - 1
      where organization_id = ${organizationId} and month = ${monthOf(now)} and answers > 0`)
  return commit(work, { uncounted }, none)
}
