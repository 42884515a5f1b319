const suffixes = new Set(['II', 'III', 'IV'])

/** Turkish İ becomes an i with a second dot in every language but Turkish. */
const small = (letters: string) => letters.toLowerCase().replaceAll('i\u0307', 'i')

function capitalized(word: string) {
  if (suffixes.has(word)) return word
  const start = /^MC\p{L}/u.test(word) ? `Mc${word.charAt(2)}` : word.charAt(0)
  return start + small(word.slice(start.length))
}

type Names = { first_name: string; last_name: string }

/** Short words in capitals may be initials, as in “JT”. No keyboard has a capital ß, so it also stands among capitals. */
function isInCapitals(text: string) {
  const letters = text.replaceAll(/\P{L}/gu, '')
  return letters.length >= 4 && !/\p{Ll}/u.test(letters.replaceAll('ß', ''))
}

/** Writes a name such as “O'NEIL” as people read it. */
export function fromCapitals({ first_name, last_name }: Names): Names {
  if (!isInCapitals(`${first_name}${last_name}`)) return { first_name, last_name }
  const written = (name: string) => name.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, capitalized)
  return { first_name: written(first_name), last_name: written(last_name) }
}

const kept = new Set(['NE', 'NW', 'SE', 'SW', 'PO', 'US', 'USA', 'UK'])

/** Contracts print the address, so “16 OAK ST NW” becomes “16 Oak St NW”. */
export function placeFromCapitals(place: string) {
  if (!isInCapitals(place)) return place
  const words = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*/gu
  const endings = /(?<=\d)(?:ST|ND|RD|TH)\b|(?<=\p{L}')S\b/gu
  return place.replaceAll(words, (word) => (kept.has(word) ? word : capitalized(word))).replaceAll(endings, small)
}

/** Such as “co”. */
export const stateInCapitals = (state: string) => (/^[a-z]{2}$/i.test(state) ? state.toUpperCase() : state)
