const withExtension = /^(.*\d)\W*(?:ext(?:ensi[oó]n)?|x|durchwahl|anexo|#)\W*(\d{1,6})\W*$/i

/** Splits “303-555-0108 x12” into the number and its extension. */
export function splitPhone(phone: string) {
  const [, number = phone, extension] = withExtension.exec(phone) ?? []
  return { number, extension }
}

/** Returns the link that calls a number. RFC 3966 keeps an extension apart from the digits before it. */
export function phoneUrl(phone: string) {
  const { number, extension } = splitPhone(phone)
  return `tel:${number.replaceAll(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`
}
