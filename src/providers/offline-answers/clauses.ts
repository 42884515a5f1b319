import { inEnglish } from './spanish'
import { type AskedTerm, askedTerms, plain, termOf, wordsIn } from './terms'

/** `told` is what the asker states beside the question: “I sleep by day. Will that be a problem?” */
export type Clause = { text: string; told: string; terms: AskedTerm[] }

const start =
  '(?:how|what|when|who|where|why|which|do|does|did|is|are|can|could|will|would|should|must|may|cuanto|cuanta|cuantos|cuando|quien|donde|que|puedo|hay|cual)'
const asker =
  '(?:i|we|you|he|she|it|they|that|this|there|the|my|your|our|someone|anyone|somebody|much|many|long|often|soon|time|about|happens)'
const joint = new RegExp(
  String.raw`(?<=[?!.;])\s+|,?\s+(?:and also|and|also|plus|y|e)\s+(?=${start}\b)|,\s+(?=${start}\s+${asker}\b)`,
  'i',
)

/** A condition is no question of its own: “If it rains, what happens?” */
const condition =
  /^(?:and |but |so |y )?(?:if|when|once|after|before|suppose|supposing|say|in case|unless|until|with|for|on|at|as|since|si|cuando)\b[^?]*$/i

/** Phrases that lead up to a question. They are cut off, because they would be searched for. */
const preambles = [
  /^(?:(?:hi|hello|hey|hola|excuse me|sorry|please|pardon|so|ok|okay|well|um+|also|oh|now|look|listen|thanks|thank you|dear|sir|madam|young man|good (?:morning|afternoon|evening|day))\b[\s,.!:-]*)+/i,
  /\b(?:can|could|would|will) (?:you|somebody|someone|anybody|anyone) (?:please |kindly |just |maybe |perhaps )*(?:tell|explain to|remind|let) (?:me|us)(?: know)?(?: please)?(?: if| whether| that| about)?\b,?/i,
  /\b(?:do|would|might) you (?:happen to |by any chance )?know (?:if|whether|that)?\b,?/i,
  /\b(?:i|we)(?:['’]d| would| should)? (?:really |also |just |kind of )*(?:like|love|want|need|wanted|have) to (?:know|ask|find out|understand|hear)(?: more)?(?: if| whether| that| about)?\b,?/i,
  /\b(?:i|we)(?:['’]?m| am| are|['’]re| was| were)? (?:just |also |only |really )*(?:wonder|wondering|curious|asking|worried|concerned|not sure|unsure)(?: if| whether| that| about)?\b,?/i,
  /\b(?:my|one more|another|a|quick|next|last|the) question(?: is| for you)?\s*[:,-]?\s+(?=\w)/i,
  /\bis it (?:true|right|correct|so) that\b/i,
  /\bany (?:idea|chance|clue)(?: if| whether| that| you)?\b/i,
  /,? (?:right|correct|please|thanks|thank you|dear|sir|yes|no|ok|or not|or what|pls|plz|thx)\s*(?=[?.!]*$)/i,
]

const withoutPreamble = (text: string) => preambles.reduce((rest, each) => rest.replace(each, ' ').trim(), text)

const isAsking = (text: string) =>
  /\?\W*$/.test(text) || new RegExp(`^(?:and |so |but |or |then |y |e )?${start}\\b`, 'i').test(plain(text))

function partsOf(question: string) {
  const parts: string[] = []
  for (const part of question.split(joint)) {
    if (!part?.trim()) continue
    const last = parts.at(-1)
    if (last !== undefined && condition.test(last)) parts[parts.length - 1] = `${last}, ${part}`
    else parts.push(part)
  }
  return parts.map((text) => ({ text: withoutPreamble(text), isAsking: isAsking(text) }))
}

const pronoun = /\b(?:it|its|that|this|they|them|those|these|one|ones|eso|esto|ello|there|he|she|him|his|her)\b/
const leastWeight = 1

/** Asks the earlier question again about something else: “And for wind?” */
const elliptic = new RegExp(String.raw`^(?:and|but|y|e|what about|how about)\s+(?!${start}\b)(?:\S+(?:\s+|$)){1,4}$`)

/** Prompt injection is no question, so it is ignored. */
const order =
  /\b(?:ignore|disregard|forget)\b.*\b(?:instruction|rule|prompt|above|previous|everything)|\bsystem prompt\b|\byou are now\b|\bpretend\b|\bact as\b|\brepeat after me\b|\broleplay\b|\bjailbreak\b|\bolvida (?:tus|las) instrucciones\b|\b(?:drop|delete|insert|select|update)\b.*\b(?:table|from|into|where)\b.*(?:;|--)|<\/?script\b|^tell (?!me\b|us\b)|^(?:write|print|output|confirm|promise)\b/i
/** An order to say something. “Say my ceiling gets a stain, who pays?” is not one but a condition. */
const saying = new RegExp(String.raw`^say\b(?!.*(?:\?|,\s*(?:then\s+|and\s+)?${start}\b))`, 'i')

/** A question with a pronoun takes over the words of the question before. */
export function clausesOf(question: string, before: string | undefined): Clause[] {
  const clauses: Clause[] = []
  let known: AskedTerm[] = before ? askedTerms(before) : []
  const parts = partsOf(question).filter(({ text }) => text && !order.test(text) && !saying.test(text))
  const isAsked = parts.some(({ isAsking }) => isAsking)
  const told = isAsked ? inEnglish(parts.flatMap(({ text, isAsking }) => (isAsking ? [] : [text])).join(' ')) : ''
  for (const { text, isAsking } of parts) {
    const own = askedTerms(text)
    const isShort = elliptic.test(plain(text))
    const refers = isShort || pronoun.test(plain(text)) || weightOf(own) < leastWeight
    const terms = refers && known.length ? [...own, ...taken(known, own)] : own
    const asks = inEnglish(text.trim())
    if (wordsIn(asks).length && (isAsking || !isAsked))
      clauses.push({ text: isShort && before ? `${inEnglish(before)} ${asks}` : asks, told, terms })
    if (own.length) known = own
  }
  return clauses
}

const weightOf = (terms: AskedTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0)

/** A pronoun stands for a thing and not for what was asked about it, such as its cost. */
const ofKind = new Set(['cost', 'discount', 'number', 'begin', 'finish', 'cover'].map(termOf))

/** Words taken over from the question before weigh less than the question's own. */
const taken = (known: AskedTerm[], own: AskedTerm[]) =>
  known
    .filter(
      ({ term }) => !own.some((each) => each.term === term) && !(ofKind.has(term) && weightOf(own) >= leastWeight),
    )
    .map((each) => ({
      ...each,
      weight: each.weight * (weightOf(own) < leastWeight ? 0.9 : 0.4),
      isMeant: !ofKind.has(each.term),
    }))

/** True if the question names no subject of its own: “What does that cost?” */
export const refersBack = (question: string) =>
  pronoun.test(plain(question)) && askedTerms(question).every(({ term, weight }) => weight < 1 || ofKind.has(term))

export const isFollowUp = (question: string) =>
  question.split(joint).some((text) => {
    const own = askedTerms(text ?? '')
    return elliptic.test(plain(text ?? '')) || pronoun.test(plain(text ?? '')) || weightOf(own) < leastWeight
  })
