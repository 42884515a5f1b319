import { random } from '../kit.ts'

export const subjects = ['house', 'roof', 'layers', 'crew', 'attic', 'gutter', 'seal', 'calendar', 'coins'] as const
export const hours = ['dawn', 'day', 'dusk', 'night'] as const
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export const weathers = ['clear', 'rain', 'hail', 'snow', 'wind'] as const

export type Scene = {
  subject: (typeof subjects)[number]
  hour: (typeof hours)[number]
  season: (typeof seasons)[number]
  weather: (typeof weathers)[number]
  isDamaged: boolean
  seed: number
}

const subjectWords: [Scene['subject'], RegExp][] = [
  [
    'attic',
    /\battics?\b|\bvent(?:s|ilation|ilated|ing)?\b|\binsulat\w*|\brafters?\b|\bático|\bdachboden\b|\bgrenier\b/,
  ],
  ['gutter', /\bgutters?\b|\bdownspouts?\b|\bdrainage\b|\bdrip\b|\beaves?\b|\bcanal(?:ón|eta)\w*|\bdachrinne\b/],
  [
    'crew',
    /\bcrews?\b|\broofers?\b|\bworkers?\b|\bteams?\b|\binstall\w*|\btear.?off\b|\bnail\w*|\bequipo\b|\bcuadrilla\b/,
  ],
  [
    'layers',
    /\blayers?\b|\bunderlayment\b|\bdeck(?:ing)?\b|\bmembranes?\b|\bice (?:and water )?(?:shield|barrier)\b|\bflashing\b/,
  ],
  [
    'coins',
    /\bpric\w+|\bcosts?\b|\bpay\w*|\bfinanc\w+|\bmoney\b|\bdeposits?\b|\bdeductibles?\b|\bprecios?\b|\bfinanci\w+/,
  ],
  [
    'calendar',
    /\bcalendars?\b|\bschedul\w+|\bappointments?\b|\bdates?\b|\b(?:one|two|three|\d+) (?:to \w+ )?days?\b|\bweeks?\b|\bdeadlines?\b/,
  ],
  [
    'seal',
    /\bwarrant\w+|\bguarant\w+|\binsur\w+|\bclaims?\b|\bcontracts?\b|\bpapers?\b|\bpermits?\b|\bgarant\w+|\bseguros?\b/,
  ],
  [
    'roof',
    /\broofs?\b|\broofing\b|\bshingles?\b|\btiles?\b|\bslates?\b|\bridges?\b|\btechos?\b|\btejas?\b|\bdach\b|\btoit\b/,
  ],
  ['house', /\bhouses?\b|\bhomes?\b|\bporch\w*|\bneighbou?rhood\b|\bstreets?\b|\bcasas?\b|\bhaus\b|\bmaison\b/],
]

const hourWords: [Scene['hour'], RegExp][] = [
  ['night', /\bnight\w*|\bmidnight\b|\bmoon\w*|\bstars?\b|\bnoche\b|\bnacht\b/],
  ['dusk', /\bdusk\b|\bsunset\b|\bevening\b|\btwilight\b|\blast light\b|\batardecer\b/],
  ['dawn', /\bdawn\b|\bsunrise\b|\bmorning\b|\bfirst light\b|\bearly\b|\bamanecer\b/],
  ['day', /\bnoon\b|\bmidday\b|\bafternoon\b|\bdaylight\b|\bsunny\b|\bblue sky\b|\bday ?time\b|\bmediodía\b/],
]

const seasonWords: [Scene['season'], RegExp][] = [
  [
    'winter',
    /\bwinter\w*|\bsnow\w*|\bfrost\w*|\bice (?:dams?|storm)\b|\bicicles?\b|\bjanuary\b|\bdecember\b|\binvierno\b/,
  ],
  [
    'autumn',
    /\bautumn\b|\bfall (?:leaves|colou?rs?|day|season)\b|\bin (?:the )?fall\b|\boctober\b|\bnovember\b|\botoño\b/,
  ],
  ['spring', /\bspring(?:time)?\b|\bblossoms?\b|\bapril\b|\bmay (?:day|storm)\b|\bprimavera\b/],
  ['summer', /\bsummer\w*|\bjuly\b|\baugust\b|\bheat\b|\bverano\b/],
]

const weatherWords: [Scene['weather'], RegExp][] = [
  ['hail', /\bhail\w*|\bgranizo\b|\bhagel\b|\bgrêle\b/],
  ['snow', /\bsnow\w*|\bblizzard\b|\bnieve\b|\bschnee\b/],
  ['rain', /\brain\w*|\bstorm\w*|\bwater\b|\bleak\w*|\blluvia\b|\btormenta\b|\bregen\b/],
  ['wind', /\bwind\w*|\bgusts?\b|\bhurricanes?\b|\btornado\w*|\bviento\b/],
]

const damage =
  /\bdamag\w+|\bmissing\b|\bleak\w*|\bbroken\b|\btorn\b|\bcrack\w*|\bhail\w*|\bfindings?\b|\binspect\w+|\blifted\b|\bworn\b|\bdaños?\b/

const named = <Name>(words: [Name, RegExp][], text: string) => words.find(([, pattern]) => pattern.test(text))?.[0]

/** The first subject named counts, because a prompt begins with its subject. */
function firstNamed<Name>(words: [Name, RegExp][], text: string) {
  const places = words
    .map(([name, pattern]) => ({ name, place: text.search(pattern) }))
    .filter(({ place }) => place >= 0)
  return places.toSorted((one, other) => one.place - other.place)[0]?.name
}

export function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

export function readPrompt(prompt: string, seed: number): Scene {
  const text = prompt.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const own = hashOf(`${seed}\n${text}`)
  const next = random(own)
  const any = <Name>(from: readonly Name[]) => from[Math.floor(next() * from.length)] as Name
  const season = named(seasonWords, text) ?? any(seasons.slice(0, 3))
  const hour = named(hourWords, text) ?? any(['dawn', 'day', 'dusk'] as const)
  const weather = named(weatherWords, text) ?? (season === 'winter' && next() < 0.3 ? 'snow' : 'clear')
  const subject = firstNamed(subjectWords, text) ?? (weather === 'clear' ? any(['house', 'roof'] as const) : 'house')
  return { subject, hour, season, weather, isDamaged: damage.test(text), seed: own }
}
