import { isStopWord, plain, wordsIn } from '../../core/text/words'
import { months, unitOf, weekdays } from './units'

type Word = { text: string; low: string; index: number; isFirst: boolean; isCapital: boolean }

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}\p{N}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu)].map(({ 0: word, index }) => ({
    text: word,
    low: plain(word),
    index,
    isFirst: /(?:^|[.!?:;]|["“„«¿¡(–—])\s*$/.test(text.slice(0, index)),
    isCapital: /^\p{Lu}/u.test(word),
  }))
}

const isAcronym = (word: string) => /^\p{Lu}{2}/u.test(word)

/** Joins a foreign word to a name: “Condado de Hillsborough”. */
const joint = /^(?:de|del|of|du|des|von|da)$/

/**
 * A name is a word that a sentence capitalizes in the middle. German capitalizes every noun, so there only
 * abbreviations count, and words after another capitalized word, as in “Herr Diaz”. `common` has words that the sources
 * write in lowercase somewhere, which aren't names.
 */
export function missingNames(said: string, ground: string, common: ReadonlySet<string>, languages: Languages) {
  const there = new Set(wordsIn(ground))
  const isThere = (word: string) =>
    wordsIn(word.replace(/['’]s$/, '')).every(
      (part) => there.has(part) || there.has(`${part}s`) || (part.endsWith('s') && there.has(part.slice(0, -1))),
    )
  const words = wordsOf(said)
  return words.filter((word, place) => {
    if (!word.isCapital || isOrdinary(word) || isThere(word.text) || common.has(word.low)) return false
    if (isAcronym(word.text)) return true
    const [before, next, afterNext] = [words[place - 1], words[place + 1], words[place + 2]]
    if (languages.said === 'de') return !word.isFirst && followsName(said, before, word)
    if (!word.isFirst)
      return !(
        languages.said !== languages.ground &&
        joint.test(next?.low ?? '') &&
        afterNext &&
        isThere(afterNext.text)
      )
    return beginsWithName(word, next, languages.said)
  })
}

type Languages = { said: string | undefined; ground: string | undefined }

const isOrdinary = ({ text, low }: Word) =>
  /^I(?:['’]|$)/.test(text) ||
  isStopWord(low.split(/['-]/)[0] ?? '') ||
  weekdays.has(low) ||
  months.has(low) ||
  unitOf(low) !== undefined

/** A German sentence may begin with an adjective or a verb, followed by a noun. */
const inflected = /(?:e[mnrs]?|t)$/

const followsName = (said: string, before: Word | undefined, { index }: Word) =>
  before?.isCapital &&
  !isStopWord(before.low) &&
  unitOf(before.low) === undefined &&
  !(before.isFirst && inflected.test(before.low)) &&
  /^\s$/.test(said.slice(before.index + before.text.length, index))

/** Verbs for what people and companies do, in the form that follows a name. */
const deeds: Record<string, RegExp> = {
  en: /^(?:is|was|has|does|will|can|would|could|may|might|should|must|'s|(?:come|arrive|introduce|make|suppl(?:y|ie)|build|install|offer|work|lead|run|own|call|meet|visit|answer|handle|manage|check|inspect|repair|provide|deliver|cover|pay|charge|give|take|say|know|live|hold|sell|carr(?:y|ie)|guarantee|back|help|show|treat|clean|send|sign|manufacture|produce|serve|lend|finance|insure|approve|recommend|train|write|ask|bring|start|finish)e?s)$/,
  es: /^(?:es|esta|fue|sera|tiene|llega|viene|va|hace|llama|llamara|visita|trabaja|fabrica|ofrece|instala|repara|dirige|cobra|paga|cubre|vende|vive|puede|debe|se|le|les|responde|recomienda|produce|suministra|financia|asegura|garantiza|envia|revisa|atiende)$/,
  fr: /^(?:est|sera|etait|a|vient|arrive|fait|va|peut|doit|travaille|fabrique|propose|installe|repare|dirige|vend|paie|couvre|offre|appelle|rappelle|visite|repond|recommande|produit|fournit|finance|assure|garantit|envoie|controle|se|s|vous)$/,
}

/** Endings of words that aren't names. An English plural noun is followed by a different verb form. */
const common: Record<string, RegExp> = {
  en: /(?:ing|ed|ly|tion|sion|ment|ness|ity|ance|ence|age|ure|ship|hood|one|body|thing|ery|work|ss)$/,
  es: /(?:mos|mente|ar|er|ir|ando|endo|ado|ido|cion|dad|aje|miento)$/,
  fr: /(?:ez|ment|er|ir|ant|tion|age|ure|ance|ons|ite)$/,
}

/** The first word is capitalized anyway. It counts as a name if it does what a person or a company does. */
function beginsWithName({ low, text }: Word, next: Word | undefined, language = 'en') {
  if (/['’]s$/.test(text)) return !common[language]?.test(low.replace(/'s$/, ''))
  return Boolean(next && !next.isCapital && deeds[language]?.test(next.low) && !common[language]?.test(low))
}

const known = new WeakMap<object, Set<string>>()

/** The words that these sources write in lowercase. */
export function commonWordsOf(sources: readonly { text: string }[]): ReadonlySet<string> {
  const words =
    known.get(sources) ??
    new Set(sources.flatMap(({ text }) => (text.match(/(?<!\p{L})\p{Ll}[\p{L}\p{M}]*/gu) ?? []).map(plain)))
  known.set(sources, words)
  return words
}
