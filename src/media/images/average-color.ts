const headerOf = (placeholder: string) => Buffer.from(placeholder, 'base64').readUIntLE(0, 3)

/** The first bytes of a thumbhash hold the average color, so the first paint needs no decoder. */
export function averageOf(placeholder: string) {
  const header = headerOf(placeholder)
  const light = (header & 63) / 63
  const yellow = ((header >> 6) & 63) / 31.5 - 1
  const red = ((header >> 12) & 63) / 31.5 - 1
  const b = light - (2 / 3) * yellow
  const r = (3 * light - b + red) / 2
  const byte = (share: number) => Math.round(255 * Math.min(1, Math.max(0, share)))
  return `#${Buffer.from([r, r - red, b].map(byte)).toString('hex')}`
}

/** Null if the logo has its own background. */
export const logoColorOf = (placeholder: string | null | undefined) =>
  placeholder && headerOf(placeholder) >> 23 ? averageOf(placeholder) : null
