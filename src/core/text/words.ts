import { stopWords } from '../shared/stop-words'

/** Without capitals and accents, so that what is typed in a hurry equals what is printed. */
export const plain = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().replaceAll('ß', 'ss')

/** Plain. Numbers keep their separators, so that 14,800 is one word. */
export const wordsIn = (text: string) => plain(text).match(/\d+(?:[.,]\d+)*|[\p{L}\p{N}]+/gu) ?? []

/** What stands in any text, besides what a question has whatever it asks. */
const others: Record<string, string> = {
  en: `up out off ours gets s t d m re ve ll don isn won doesn aren wouldn didn couldn actually exactly soon often each every
    other another say says said mean kind sort way happen happens possible able ok okay hey thanks thank both only well
    right while during per whoever whatever whichever whether without within through around under again still ever since
    because until anything something everything nothing anyone someone everyone nobody usual usually normally typically
    generally even yet told tells telling mine hers theirs hafta gotta wanna gonna whos wats lets thats somebody available
    against among across toward towards above beyond upon else back after before few enough large big typical difference
    between now not no never nor neither whats hows wheres whens dont cant isnt arent wont doesnt didnt im youre theyre
    theres id ill youll`,
  es: `pasa pasan pasar hace hacen hacer usan usar usa sucede ocurre ponen pone sirve necesito necesita quiero quieren cada
    durante mientras ha han hemos fue sera sin sobre todo toda todos todas como cuando donde entre hasta desde porque pero
    ni no algun alguna`,
  de: `dieser diese dieses diesen diesem jeder jede jedes jeden jedem alle allem allen aller alles nach uber unter vor wahrend
    bis ohne um durch gegen zwischen sein seine seiner seinen war waren worden als ob weil aber nicht nur kein keine
    keinen keiner man hier dort dann also`,
  fr: `la de a d qu tout toute tous toutes chaque entre sans sous apres avant pendant depuis jusqu jusque mais ne ni pas plus son sa ses
    leur leurs cet cette ou si donc car alors afin etaient etait sera seront`,
  ar: `في من على إلى عن مع هل ما ماذا متى كيف كم أين لماذا هذا هذه ذلك التي الذي و أو ثم إن أن كان كانت يكون لا لم لن هو هي هم
    نحن أنا أنت لي لنا لكم كل بعد قبل عند`,
  he: `של את על אל עם מן זה זו זאת מה מי מתי איך כמה איפה למה האם או גם לא כן יש אין אני אתה אתם אנחנו הם הן הוא היא לי לנו
    לכם שלי שלנו שלכם כל אחרי לפני`,
}

const own = Object.entries(others).map(([language, words]): [string, ReadonlySet<string>] => {
  const shared = stopWords[language as keyof typeof stopWords] ?? []
  return [language, new Set([...shared, ...words.split(/\s+/)].map(plain))]
})

/** Words that tell nothing of what a text is about, by language and plain. */
export const stopWordsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(own)

const all: ReadonlySet<string> = new Set([...stopWordsOf.values()].flatMap((words) => [...words]))

/** Of this language, or of any. */
export const isStopWord = (word: string, language?: string) =>
  (language === undefined ? all : (stopWordsOf.get(language) ?? all)).has(word)
