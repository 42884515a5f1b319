const withExtension = /^(.*\d)\W*(?:ext(?:ensi[oó]n)?|x|durchwahl|anexo|#)\W*(\d{1,6})\W*$/i

/** Splits “303-555-0108 x12” into the number and its extension. */
export function splitPhone(phone: string) {
  const [, number = phone, extension] = withExtension.exec(phone) ?? []
  return { number, extension }
}

/** International numbers have at most 15 digits, and no one is reached by fewer than seven. */
export function isPhone(phone: string) {
  const { number } = splitPhone(phone)
  const { length } = number.replaceAll(/\D/g, '')
  return /^[+\d\s()./-]*$/.test(number) && length >= 7 && length <= 15
}

/** Returns the link that calls a number. RFC 3966 keeps an extension apart from the digits before it. */
export function phoneUrl(phone: string) {
  const { number, extension } = splitPhone(phone)
  return `tel:${number.replaceAll(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`
}
