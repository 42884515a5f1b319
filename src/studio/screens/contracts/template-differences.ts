import type { Words } from './standing'
import type { Input } from './template-fields'

export function differencesOf(theirs: Input, mine: Input, words: Words) {
  const labels = {
    name: words.templateName,
    language: words.templateLanguage,
    body: words.body,
    cancellation: words.businessDays,
    depositBasisPoints: words.depositPercent,
    requiredInitials: words.initials,
    companySigns: words.companySigns,
  }
  const told = (input: Input) => ({
    ...input,
    language: words.languages[input.language],
    cancellation: input.cancellation.businessDays,
    depositBasisPoints: input.depositBasisPoints / 100,
    requiredInitials: input.requiredInitials.join(', ') || '–',
    companySigns: input.companySigns ? '✓' : '–',
  })
  const [saved, typed] = [told(theirs), told(mine)]
  return (Object.keys(labels) as (keyof typeof labels)[])
    .map((member) => ({ label: labels[member], theirs: String(saved[member]), mine: String(typed[member]) }))
    .filter((each) => each.theirs !== each.mine)
}
