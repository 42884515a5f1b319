import { wordsIn } from '../../core/text/words'
import { matchFaq } from './match-faq'

const shortestMistyped = 6

/**
 * Tries the question as typed first. Then each long word that no FAQ has is replaced by the word that differs from it
 * by one letter.
 */
export function matchMistyped<Faq extends { question: string; answer: string }>(question: string, faqs: Faq[]) {
  const match = matchFaq(question, faqs)
  if (match.faq) return match
  const known = new Set(faqs.flatMap((faq) => wordsIn(faq.question)))
  const meant = question.replaceAll(/\p{L}+/gu, (written) => {
    const [word = ''] = wordsIn(written)
    if (word.length < shortestMistyped || known.has(word)) return written
    const near = [...known].filter((each) => isMistyped(word, each))
    return near.length === 1 ? (near[0] ?? written) : written
  })
  return meant === question ? match : matchFaq(meant, faqs)
}

/** Allows one letter too many, too few or wrong, or two letters swapped, but never a different first letter. */
function isMistyped(word: string, meant: string) {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === meant[at]) at++
  const [rest, wanted] = [word.slice(at), meant.slice(at)]
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest.length > 1 && isSwapped)
  )
}
