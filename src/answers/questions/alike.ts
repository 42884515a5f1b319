import { cachePart } from '../../core/isolate-cache'
import { log } from '../../core/log'
import { embeddingModel, embeddingsOf } from '../../providers/embeddings'
import { cosine, inBytes } from '../knowledge/local-vectors'

type Listed = { id: string; question: string; isUnanswered: boolean }

/** The list is read again after each answer. */
const kept = cachePart<Int8Array>('vectors of questions')
export const keepVector = (key: string, vector: Int8Array) => kept.set(key, vector)

const seconds = 5
/** Questions this near usually ask the same, but a person decides whether one answer fits them all. */
const near = 0.7

export async function groupAlike<Row extends Listed>(env: Env, rows: Row[], isGrouped: boolean) {
  const alike = isGrouped ? await findAlike(env, rows) : new Map<string, string>()
  return rows.map((row) => ({ ...row, alikeTo: alike.get(row.id) ?? null }))
}

/**
 * Names, for each unanswered question of a page, the first one with a similar meaning. It is empty without embeddings
 * and when their model is slow, because the page reads well enough without.
 */
async function findAlike(env: Env, listed: Listed[]): Promise<Map<string, string>> {
  const unanswered = listed.filter(({ isUnanswered }) => isUnanswered)
  const model = embeddingModel(env)
  const embed = unanswered.length > 1 && model && (await embeddingsOf(env))
  if (!embed) return new Map()
  const keyOf = ({ question }: Listed) => `${model} ${question}`
  const unknown = unanswered.filter((each) => !kept.get(keyOf(each)))
  try {
    const texts = unknown.map(({ question }) => question)
    const made = texts.length ? await embed(texts, AbortSignal.timeout(seconds * 1000)) : []
    for (const [place, each] of unknown.entries()) if (made[place]) keepVector(keyOf(each), inBytes(made[place]))
    return leadsOf(unanswered, (each) => kept.get(keyOf(each)))
  } catch (error) {
    log('warn', { message: 'Questions were listed without their meaning.', error: String(error) })
    return new Map()
  }
}

/** Each question joins the first earlier one that leads a group and is near enough, or leads a group of its own. */
function leadsOf(questions: Listed[], vectorOf: (question: Listed) => Int8Array | undefined) {
  const leads: { id: string; vector: Int8Array }[] = []
  const alike = new Map<string, string>()
  for (const question of questions) {
    const vector = vectorOf(question)
    if (!vector) continue
    const { id } = question
    const lead = leads.find((each) => cosine(each.vector, vector) >= near)
    if (lead) alike.set(id, lead.id)
    else leads.push({ id, vector })
  }
  return alike
}
