const suffixes = new Set(['II', 'III', 'IV'])

/** Turkish İ becomes an i with a second dot in every language but Turkish. */
const small = (letters: string) => letters.toLowerCase().replaceAll('i\u0307', 'i')

function capitalized(word: string) {
  if (suffixes.has(word)) return word
  const start = /^MC\p{L}/u.test(word) ? `Mc${word.charAt(2)}` : word.charAt(0)
  return start + small(word.slice(start.length))
}

type Names = { first_name: string; last_name: string }

/** Writes a name such as “O'NEIL” as people read it. A short one in capitals may be initials, as in “JT”. */
export function fromCapitals({ first_name, last_name }: Names): Names {
  const letters = `${first_name}${last_name}`.replaceAll(/\P{L}/gu, '')
  // No keyboard has a capital ß, so it also stands in names that are typed in capitals.
  if (letters.length < 4 || /\p{Ll}/u.test(letters.replaceAll('ß', ''))) return { first_name, last_name }
  const written = (name: string) => name.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, capitalized)
  return { first_name: written(first_name), last_name: written(last_name) }
}
