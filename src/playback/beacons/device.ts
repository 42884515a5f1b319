export const devices = ['phone', 'tablet', 'computer'] as const

export type Device = (typeof devices)[number]

/** Goes by the user agent. Safari on an iPad claims to be on a Mac, so it counts as a computer. */
export function deviceOf(userAgent: string | undefined): Device | null {
  if (!userAgent) return null
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet'
  if (/\bMobile\b|\biPhone\b/.test(userAgent)) return 'phone'
  return /\b(?:Windows|Macintosh|X11|CrOS)\b/.test(userAgent) ? 'computer' : null
}
