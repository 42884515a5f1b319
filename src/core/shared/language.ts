const rightToLeft = /^(ar|he|fa|ur|ps|yi|dv|ckb|sd|ug)$/

/** `iw` is the former code of Hebrew, which some browsers still send. */
export function primary(language: string | null) {
  const name = (language ?? 'en').toLowerCase().split('-')[0] || 'en'
  return name === 'iw' ? 'he' : name
}

export const directionOf = (language: string | null) => (rightToLeft.test(primary(language)) ? 'rtl' : 'ltr')
