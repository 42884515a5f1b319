/** `scale` is in the smallest unit of its kind, so that ninety minutes equal an hour and a half. */
export type Unit = { kind: string; scale: number }

const names: [kind: string, scale: number, words: string][] = [
  ['USD', 1, '$ us$ usd dollar dollars dolar dolares bucks'],
  ['EUR', 1, '€ eur euro euros'],
  ['GBP', 1, '£ gbp'],
  ['percent', 1, '% percent prozent pct'],
  ['minutes', 1 / 60, 'second seconds sec secs segundo segundos sekunde sekunden seconde secondes'],
  ['minutes', 1, 'minute minutes min mins minuto minutos minuten'],
  ['minutes', 60, 'hour hours hr hrs h hora horas stunde stunden std heure heures'],
  [
    'minutes',
    1440,
    'day days dia dias tag tage tagen jour jours journee journees werktag werktage werktagen arbeitstag arbeitstage arbeitstagen',
  ],
  ['minutes', 10_080, 'week weeks semana semanas woche wochen semaine semaines'],
  ['minutes', 20_160, 'fortnight fortnights'],
  ['months', 1, 'month months mes meses monat monate monaten mois'],
  ['months', 12, 'year years yr yrs ano anos jahr jahre jahren an ans annee annees'],
  ['months', 120, 'decade decades decada decadas jahrzehnt jahrzehnte jahrzehnten decennie decennies'],
  ['miles', 1, 'mile miles mi milla millas meile meilen'],
  ['metres', 1000, 'km kilometer kilometers kilometre kilometres kilometro kilometros kilometern'],
  ['metres', 1, 'm meter meters metre metres metro metros metern quadratmeter quadratmetern qm'],
  ['metres', 0.01, 'cm centimeter centimeters centimetre centimetres centimetro centimetros zentimeter zentimetern'],
  ['metres', 0.001, 'mm millimeter millimeters millimetre millimetres milimetro milimetros millimetern'],
  ['feet', 1, 'foot feet ft sqft pie pies fuss pied pieds'],
  ['feet', 1 / 12, 'inch inches pulgada pulgadas zoll pouce pouces'],
  ['feet', 3, 'yard yards yarda yardas'],
  ['pounds', 1, 'lb lbs pound pounds libra libras pfund livre livres'],
  ['grams', 1000, 'kg kilo kilos kilogram kilograms kilogramo kilogramos kilogramm kilogramme kilogrammes'],
  ['grams', 1, 'g gram grams gramo gramos gramm gramme grammes'],
  ['tons', 1, 'ton tons tonne tonnes tonelada toneladas tonnen'],
  ['gallons', 1, 'gallon gallons galon galones gallonen'],
  ['litres', 1, 'l liter liters litre litres litro litros litern'],
  ['watts', 1, 'watt watts w vatio vatios'],
  ['watts', 1000, 'kw kilowatt kilowatts kilovatio kilovatios'],
  ['kilowatt hours', 1, 'kwh'],
  ['volts', 1, 'volt volts v voltio voltios'],
  ['degrees', 1, '° degree degrees grado grados grad degre degres'],
  ['miles an hour', 1, 'mph'],
  ['decibels', 1, 'db decibel decibels decibelios dezibel decibeles'],
]

const units = new Map(
  names.flatMap(([kind, scale, words]) => words.split(' ').map((word): [string, Unit] => [word, { kind, scale }])),
)

export const unitOf = (word: string | undefined) => units.get(word ?? '')

/** German adjectives such as “zweijährig” and “30-tägig”. The part before the ending may be the number. */
const adjectives: [ending: string, unit: string][] = [
  ['jahrig', 'jahr'],
  ['monatig', 'monat'],
  ['wochig', 'woche'],
  ['tagig', 'tag'],
  ['stundig', 'stunde'],
  ['minutig', 'minute'],
]

export function adjectiveOf(word: string) {
  for (const [ending, unit] of adjectives) {
    const [, number] = new RegExp(`^(\\w*)${ending}(?:e[nmrs]?)?$`).exec(word) ?? []
    if (number !== undefined) return { number, unit: unitOf(unit) as Unit }
  }
  return undefined
}

const named = (lists: string[]) =>
  new Map(lists.flatMap((list) => list.split(' ').map((word, index): [string, number] => [word, index + 1])))

export const weekdays = named([
  'monday tuesday wednesday thursday friday saturday sunday',
  'mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  'lunes martes miercoles jueves viernes sabado domingo',
  'lunes martes miercoles jueves viernes sabados domingos',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  'montags dienstags mittwochs donnerstags freitags samstags sonntags',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
  'lundis mardis mercredis jeudis vendredis samedis dimanches',
])

export const months = named([
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
])

/**
 * Names that are also ordinary words, or the beginnings of others. They count as months only beside a number, or as a
 * name within a sentence.
 */
export const isDoubtfulMonth = (word: string) => word.length <= 3 || word === 'march' || word === 'mars'
