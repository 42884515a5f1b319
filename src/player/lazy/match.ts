import type { ManifestFaq } from '../../features/viewer/schemas'

const common = new Set(
  'the and you your are for with this that what how does did can will have has our there from would about should them they when where which who why much many get der die das und ist für mit wie was ein eine kann los las una por que con para como'.split(
    ' ',
  ),
)

const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token.length > 2 && !common.has(token))
    .map((token) => token.slice(0, 5))

const least = 0.4

/**
 * The FAQ that asks the same, or none: a rare word in common says more than a frequent one, and the words of a question
 * say more than those of its answer. Nothing is said that the company did not write.
 */
export function matchFaq(question: string, faqs: ManifestFaq[]): ManifestFaq | undefined {
  const exact = faqs.find((faq) => faq.question.trim().toLowerCase() === question.trim().toLowerCase())
  if (exact) return exact
  const asked = new Set(tokensOf(question))
  if (!asked.size) return undefined
  const known = faqs.map((faq) => ({
    faq,
    inQuestion: new Set(tokensOf(faq.question)),
    inAnswer: new Set(tokensOf(faq.answer)),
  }))
  const rarity = (token: string) => {
    const count = known.filter(({ inQuestion, inAnswer }) => inQuestion.has(token) || inAnswer.has(token)).length
    return Math.log(1 + (known.length + 1) / (count + 0.5))
  }
  const total = [...asked].reduce((sum, token) => sum + rarity(token), 0)
  const scored = known.map(({ faq, inQuestion, inAnswer }) => {
    const weight = (token: string) => (inQuestion.has(token) ? 1 : inAnswer.has(token) ? 0.5 : 0)
    const found = [...asked].reduce((sum, token) => sum + rarity(token) * weight(token), 0)
    return { faq, score: found / total }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score >= least ? best.faq : undefined
}
