import { stemOf } from '../../core/text/stems'

/** Verbs and adverbs of any question: that a sentence shares one says little, and that it lacks one says little too. Plain. */
const words: Record<string, string> = {
  en: `take make give come go use work find offer include put see look ask become turn hold set part time good best better great
    question answer person people one amount allow limit pick describe explain tell different other additional total choose select
    notice decide expect hope wish wonder worry curious later away here there along together myself yourself wife husband mom mother
    dad guy guys stuff thing help try handle deal wrong right left top bottom place piece bit lot type option choice case way count
    clear stand matter mind problem concern affect happy glad probably maybe perhaps somehow anyway otherwise instead usually
    basically suppose ready fine nice bad worse sure certain important necessary required likely think believe guess understand hear
    read remember forget seem feel feels information detail short small little whole full run extra require receive bring keep
    leave start stop show send talk buy sell sold bought expensive cheap need want get got love like real ever always never exactly already normally anyway first guys wasn weren haven hasn hadn whats whenever please pls thx`,
  es: `hacer hace hacen hago tomar dar dan doy ir va van voy usar uso poner ponen ponemos ver veo buscar pedir ofrecer ofrecen trabajar
    trabajan necesitar necesita saber sabe decir llevar llevan quedar queda cosa parte mejor bueno buena problema forma manera tipo
    caso otro otra persona gente vez veces mas menos mucho poco bien mal ahora luego despues siempre nunca ya solo sola volver vuelve
    vuelven seguir querer quiere ayuda mientras haber hubo echar tarda quiera quieran gustaria encontrar encontraron`,
  de: `machen macht tun tut nehmen nimmt geben gibt gehen geht kommen kommt sehen brauchen braucht brauche finden bieten arbeiten
    arbeitet sagen wissen lassen bleiben bleibt teil besser gut gute problem art weise fall andere person leute mal mehr weniger viel
    wenig dann jetzt spater immer nie schon nur wieder weiter bekommen bekomme bekommt wollen mussen mochten da drin dazu ganz eigentlich sache unser gibts jemand vom beim ins ans zum zur ne nen nem was wo will erreiche erreichen`,
  fr: `faire fait faites font prendre prend donner aller va vont venir mettre voir chercher demander offrir proposer travailler
    travaillez savoir dire rester reste partie mieux bon bonne probleme facon maniere type cas autre personne gens fois plus moins
    beaucoup peu bien mal maintenant apres toujours jamais deja seul encore vouloir voulez chose possible trouver avance`,
}

const exact = new Map(
  Object.entries(words).map(([language, list]): [string, Set<string>] => [language, new Set(list.trim().split(/\s+/))]),
)
const english = new Set([...(exact.get('en') ?? [])].map((word) => stemOf(word)))

export const spokenLanguages: ReadonlySet<string> = new Set(exact.keys())

/** By stem in English alone: the light stems of the others make one of words that only look alike. */
export const isCommonWord = (word: string, language: string) =>
  exact.get(language)?.has(word) || (language === 'en' && english.has(stemOf(word)))
