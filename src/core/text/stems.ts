import { stemmer } from 'stemmer'
import { cachePart } from '../isolate-cache'
import { languageOf } from './language'
import { wordsIn } from './words'

/** The longest ending that leaves `shortest` letters is cut off. Light stemmers as Savoy's: no list of exceptions. */
const light: Record<string, string> = {
  de: 'ungen ung heiten heit keiten keit lichen licher liche lich ernde enden ern est en em er es et st te ten e s n t',
  es: `amientos imientos amiento imiento aciones uciones ciones acion ucion cion idades idad amente mente ariamos eriamos
    iendo ando aremos eremos iremos aran eran iran aban ados idos adas idas ado ido ada ida amos emos imos aron ieron aba
    ara era ira ar er ir an en as es os a e o s`,
  fr: `issements issement ements ement ations ation ateurs ateur ances ance ences ence ites ite euses euse eux ives ive if
    antes ante ants ant erons erez eront aient ait ions iez ees ee es er ez ent e s x`,
  ar: 'ها ات ون ين ان تم ية يه ة ه ي',
  he: 'ים ות יות ית ה',
}

const beginnings: Record<string, RegExp> = { ar: /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/u, he: /^[הובלמשכ](?=.{4})/u }

const shortest = 3
const endings = new Map(
  Object.entries(light).map(([language, list]) => [
    language,
    list.split(/\s+/).sort((one, other) => other.length - one.length),
  ]),
)

function cut(word: string, language: string, all: string[]) {
  const begun = word.replace(beginnings[language] ?? /^$/, '')
  const ending = all.find((each) => begun.endsWith(each) && begun.length - each.length >= shortest) ?? ''
  return begun.slice(0, begun.length - ending.length)
}

/** Cached, because texts repeat their words. */
const remembered = cachePart<string>('stems of words')

/** Of a plain word. Porter's for English and for what is not known. */
export function stemOf(word: string, language = 'en') {
  const key = `${language} ${word}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const all = endings.get(language)
  const stem = all ? cut(word, language, all) : stemmer(word)
  remembered.set(key, stem)
  return stem
}

export const stemsIn = (text: string, language = languageOf(text)) =>
  wordsIn(text).map((word) => stemOf(word, language))
