/** Only the part of the binding that is used, because the binding exists only in production. */
type Ai = { run(model: string, input: object): Promise<unknown> }

/** The indexes of the texts, starting with the one that answers the question best. */
export type Rerank = (question: string, texts: string[]) => Promise<number[]>

type Answer = { response?: { id?: number; score?: number }[] } | null

/** Reads question and text together, which tells more than comparing two vectors that were made separately. */
export function rerankOf(env: { RERANK_MODEL?: string | undefined; AI?: Ai | undefined }): Rerank | undefined {
  const { AI, RERANK_MODEL: model } = env
  if (!AI || !model) return undefined
  return async (question, texts) => {
    const input = { query: question, contexts: texts.map((text) => ({ text })), top_k: texts.length }
    const { response = [] } = ((await AI.run(model, input)) as Answer) ?? {}
    return response
      .filter(({ id }) => id !== undefined && id < texts.length)
      .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
      .map(({ id }) => id as number)
  }
}
