import { random } from './kit.ts'

const subjectWords = {
  work: /\bcrews?\b|\broofers?\b|\bworkers?\b|\binstall\w*|\blayers?\b|\bunderlayment\b|\bdeck(?:ing)?\b|\btear.?off\b|\bequipo\b|\bcuadrilla\b/,
  price: /\bpric\w+|\bcosts?\b|\bpay\w*|\bfinanc\w+|\bmoney\b|\bdeposits?\b|\bprecios?\b|\bpreise?\b|\bkosten\b/,
  calendar:
    /\bcalendars?\b|\bschedul\w+|\bappointments?\b|\bdates?\b|\b(?:one|two|three|\d+) days?\b|\bweeks?\b|\bcalendario\b|\btermine?\b/,
  paper:
    /\bwarrant\w+|\bguarant\w+|\binsur\w+|\bclaims?\b|\bcontracts?\b|\bpapers?\b|\bpermits?\b|\bgarant\w+|\bseguros?\b/,
  roof: /\broof(?:s|ing)?\b|\bshingles?\b|\btiles?\b|\bslates?\b|\bridges?\b|\bgutters?\b|\btechos?\b|\btejas?\b|\bdach\b|\btoit\b/,
  house: /\bhouses?\b|\bhomes?\b|\bporch\w*|\battics?\b|\bstreets?\b|\bcasas?\b|\bhaus\b|\bmaison\b/,
}

const hourWords = {
  night: /\bnight\w*|\bmoon\w*|\bstars?\b|\bnoche\b|\bnacht\b/,
  dusk: /\bdusk\b|\bsunset\b|\bevening\b|\btwilight\b|\batardecer\b|\babend\b/,
  dawn: /\bdawn\b|\bsunrise\b|\bmorning\b|\bearly\b|\bamanecer\b|\bmorgen\b/,
  day: /\bday(?:time|light)?\b|\bnoon\b|\bafternoon\b|\bsunny\b|\bblue sky\b|\bmediodía\b|\bmittag\b/,
}

const seasonWords = {
  winter: /\bwinter\w*|\bsnow\w*|\bfrost\w*|\bicicles?\b|\bice dams?\b|\binvierno\b/,
  autumn: /\bautumn\b|\bfall (?:leaves|colou?rs?|day)\b|\bin (?:the )?fall\b|\botoño\b|\bherbst\b/,
  spring: /\bspring(?:time)?\b|\bblossoms?\b|\bprimavera\b|\bfrühling\b/,
  summer: /\bsummer\w*|\bheat\b|\bverano\b|\bsommer\b/,
}

const weatherWords = {
  hail: /\bhail\w*|\bgranizo\b|\bhagel\b|\bgrêle\b/,
  snow: /\bsnow\w*|\bblizzard\b|\bnieve\b|\bschnee\b/,
  rain: /\brain\w*|\bstorm\w*|\bleak\w*|\blluvia\b|\btormenta\b|\bregen\b/,
}

const damage = /\bdamag\w+|\bmissing\b|\bleak\w*|\bbroken\b|\btorn\b|\bcrack\w*|\bhail\w*|\bworn\b|\bdaños?\b/

export type Scene = {
  subject: keyof typeof subjectWords
  hour: keyof typeof hourWords
  season: keyof typeof seasonWords
  weather: keyof typeof weatherWords | 'clear'
  isDamaged: boolean
  seed: number
}

/** The first one named counts, because a prompt begins with its subject. */
function firstNamed<Name extends string>(words: Record<Name, RegExp>, text: string): Name | undefined {
  const places = (Object.keys(words) as Name[])
    .map((name) => ({ name, place: text.search(words[name]) }))
    .filter(({ place }) => place >= 0)
  return places.toSorted((one, other) => one.place - other.place)[0]?.name
}

function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

export function readPrompt(prompt: string, order: number): Scene {
  const text = prompt.toLowerCase()
  const seed = hashOf(`${order}\n${text.replaceAll(/\s+/g, ' ').trim()}`)
  const next = random(seed)
  const any = <Name>(from: readonly Name[]) => from[Math.floor(next() * from.length)] as Name
  const season = firstNamed(seasonWords, text) ?? any(['spring', 'summer', 'autumn'])
  const hour = firstNamed(hourWords, text) ?? any(['dawn', 'day', 'dusk'])
  const weather = firstNamed(weatherWords, text) ?? 'clear'
  const subject = firstNamed(subjectWords, text) ?? any(['house', 'roof'])
  return { subject, hour, season, weather, isDamaged: damage.test(text), seed }
}
