/** What people say in several small words, in the one that texts have for it. Plain. */
const phrases: [said: RegExp, meant: string][] = [
  [
    /\b(?:be|stay) (?:there|around|present)\b|\bestar presente\b|\b(?:da|dabei|anwesend) sein\b|\betre (?:la|present)\b/g,
    'home',
  ],
  [/\b(?:get|getting|got) rid of\b/g, 'remove'],
  [/\bget out of\b|\bback out\b|\bpull out\b|\bdarme de baja\b|\bchange my mind\b/g, 'cancel'],
  [/\b(?:vertrag|vertrage) (?:wieder )?raus\b/g, 'vertrag kundigen'],
  [/\bshows? up\b|\bget here\b/g, 'arrive'],
  [/\bmoney back\b/g, 'refund'],
  [
    /\b(?:put|pay|money|pays) (?:any |some |much |anything )?(?:down|up ?front)\b|\bin advance\b|\bd'avance\b/g,
    'deposit',
  ],
  [/\bin (?:instal?lments|payments)\b|\ba plazos\b|\bin raten\b|\ben (?:plusieurs|\d+) fois\b/g, 'financing'],
  [
    /\bmost (?:people|families|customers|folks|home ?owners) \w+|\bbest ?sell\w+|\b(?:mas se vende|plus (?:vendue?s?|choisie?s?))\b/g,
    'popular',
  ],
  [/\bhome ?owners?'?s? association\b/g, 'hoa'],
  [/\b(?:haul|take|cart|carry|hauled|taken)(?:s|ing)? (?:\w+ )?away\b/g, 'remove'],
  [/\b(?:w\/|w\/o) /g, 'with '],
  [/\byrs?\b/g, 'years'],
  [/\bhrs?\b/g, 'hours'],
  [/\bmins?\b/g, 'minutes'],
  [/\b1st\b/g, 'first'],
  [/\b2nd\b/g, 'second'],
  [/\b3rd\b/g, 'third'],
  [/\b(?:u|ya)\b/g, 'you'],
  [/\b(?:ur|yr)\b/g, 'your'],
  [/\bhow(much|many|long|often)\b/g, 'how $1'],
]

export const inPlainWords = (question: string) =>
  phrases.reduce((text, [said, meant]) => text.replaceAll(said, meant), question)
