/** "Jr." belongs to the last name, no matter where it is, and whether a comma comes before it. */
const suffixes = /[\s,]+((?:jr|sr|ii|iii|iv)\.?)(?=[\s,]|$)/i

const titles = String.raw`(?:mrs?|ms|miss|dr|prof|herr|frau|sra?|srta)\.?\s+`
const title = new RegExp(`(^|,\\s*)${titles}`, 'iu')
/** In “Dr. Lee” and “Mr. & Mrs. Lee”, no one has a first name. */
const onlyTitled = new RegExp(`^${titles}(?:[^\\s,]+$|(?:[&+]|and|und|y)\\s)`, 'iu')

/**
 * Splits a whole name. A comma means that the last name comes first, as in "Smith, John". Emails greet people by their
 * first name, so a title before it is left out.
 */
export function partsOf(whole: string) {
  if (onlyTitled.test(whole)) return { first: whole, last: '' }
  const name = whole.replace(title, '$1')
  const suffix = suffixes.exec(name)?.[1]
  const [before = '', after = ''] = name.replace(suffixes, '').split(/\s*,\s*/, 2)
  const [one = '', ...others] = before.split(/\s+/)
  const [first, last] = before && after ? [after, [before]] : [one, others]
  return { first, last: [...last, ...(suffix ? [suffix] : [])].join(' ') }
}
