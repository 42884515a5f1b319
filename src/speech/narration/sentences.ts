export type Sentence = { text: string; start: number; endsParagraph: boolean }

/** Providers take no longer text, and a longer one would delay the first sound. */
const longestSentence = 600

/** Always followed by a name or a word of the same sentence, so the dot doesn't end it. */
const title =
  /(?:^|[\s("“'‘¿¡])(?:Dr|Mr|Mrs|Ms|Prof|Rev|Gen|Capt|Lt|Col|St|Ste|Mt|Ft|Messrs|Sra|Srta|Sr|Ud|Uds|Av|Avda|Mme|Mlle|Hr|Fr|vs|approx|ca|bzw|usw|e\.g|i\.e|z\.B|EE|(?!I\.)\p{L}|\p{L}(?:\.\p{L})+)\.\s*$/u
/** May end a sentence, so the text after it decides. */
const beforeNumber =
  /(?:^|[\s("“'‘])(?:No|Nos|núm|Nr|Apt|Unit|Fig|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.\s*$/iu
const clock = /\b[ap]\.\s?m\.\s*$/i
const dayOrMonth =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|[ECMP][SD]?T)\b/
const unit = /\d\s*(?:in|ft|sq|yd|lb|lbs|oz|min|hr)\.\s*$/iu
const company = /(?:^|\s)(?:Inc|Ltd|Co|Corp|Bros|Ave|Blvd|Rd|Jr|etc)\.\s*$/u
const listNumber = /^\s*\d{1,3}[.)]\s*$/
const ordinal = /(?:^|\s)\d{1,2}\.\s*$/
const languagesWithOrdinals = /^(?:de|da|nb|no|fi|cs|pl|sk|hu)\b/i

const link = /(?:https?:\/\/|www\.)\S+/gu
const endsOfLink = new Set('.,!?;:)]"\'”’')
const isSaid = /[\p{L}\p{N}]/u
const endsWord = /(?:\s|[。！？])$/u

/** When in doubt, it doesn't cut: a cut inside a sentence is audible, but two sentences read together hardly are. */
export function sentencesOf(text: string, language = 'en'): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  let canBeSaid = false
  const readable = withoutLinks(text)
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  for (const { index, segment } of segmenter.segment(readable)) {
    const end = index + segment.length
    const said = readable.slice(start, end)
    const isLast = end === readable.length
    canBeSaid ||= isSaid.test(segment)
    if (!canBeSaid || (!isLast && goesOn(said, readable.slice(end, end + 40), language))) continue
    sentences.push(...pieces(text, start, end))
    start = end
    canBeSaid = false
  }
  return withRest(sentences, text.slice(start))
}

export const wordsOf = (text: string) => text.match(/\S+/gu) ?? []

/** Dots in a link don't end a sentence, so links are masked by the same number of letters. */
const withoutLinks = (text: string) =>
  text.replaceAll(link, (whole) => {
    let end = whole.length
    while (endsOfLink.has(whole[end - 1] ?? '')) end--
    return 'x'.repeat(end) + whole.slice(end)
  })

function goesOn(whole: string, next: string, language: string) {
  // Looks only at the last characters, because a text full of abbreviations would otherwise take quadratic time.
  const said = whole.slice(-80)
  if (!endsWord.test(said)) return true
  if (/\n\s*$/.test(said)) return isOpenLine(said, next)
  if (title.test(said) && !clock.test(said)) return true
  if (listNumber.test(whole.slice(0, 80))) return true
  if (languagesWithOrdinals.test(language) && ordinal.test(said)) return true
  const startsSmall = /^[("“'‘]*[\p{Ll}\d]/u.test(next)
  if (beforeNumber.test(said)) return /^\s*[#\d]/.test(next)
  if (clock.test(said)) return startsSmall || dayOrMonth.test(next)
  return startsSmall && (unit.test(said) || company.test(said))
}

/** A line without punctuation at its end is only wrapped if the next one begins with a lowercase letter. */
const isOpenLine = (said: string, next: string) =>
  !/\n\s*\n\s*$/.test(said) && !/[.!?…:;。！？]["”’)\]]*\s*$/u.test(said) && /^\p{Ll}/u.test(next)

function pieces(text: string, from: number, to: number): Sentence[] {
  const whole = text.slice(from, to)
  const said = whole.trim()
  const start = from + whole.indexOf(said)
  const endsParagraph = whole.slice(whole.trimEnd().length).includes('\n')
  if (said.length <= longestSentence) return [{ text: said, start, endsParagraph }]
  const cut = placeToBreathe(said)
  if (!cut) return [{ text: said, start, endsParagraph }]
  return [{ text: said.slice(0, cut).trimEnd(), start, endsParagraph: false }, ...pieces(text, start + cut, to)]
}

function placeToBreathe(said: string) {
  const head = said.slice(0, longestSentence)
  const signs = [...head.matchAll(/[,;:—–)]\s+/gu)].map((sign) => sign.index + sign[0].length)
  const sign = signs.findLast((place) => place > longestSentence / 3)
  if (sign) return sign
  const space = /\s+(?=\S*$)/u.exec(head)
  if (space?.index) return space.index + space[0].length
  const firstSpace = /\s+/u.exec(said)
  return firstSpace ? firstSpace.index + firstSpace[0].length : 0
}

function withRest(sentences: Sentence[], rest: string) {
  const last = sentences.at(-1)
  if (!last || !rest.trim()) return sentences
  return [...sentences.slice(0, -1), { ...last, text: `${last.text} ${rest.trim()}` }]
}
