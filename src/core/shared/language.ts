const rightToLeft = /^(ar|he|fa|ur|ps|yi|dv|ckb|sd|ug)$/

/** The controls and emails speak these, and of a text in one of them it can be told. */
export const toldLanguages: ReadonlySet<string> = new Set(['ar', 'de', 'en', 'es', 'fr', 'he'])

/** `iw` is the former code of Hebrew, which some browsers still send. */
export function primary(language: string | null) {
  const name = (language ?? 'en').toLowerCase().split('-')[0] || 'en'
  return name === 'iw' ? 'he' : name
}

export const directionOf = (language: string | null) => (rightToLeft.test(primary(language)) ? 'rtl' : 'ltr')
