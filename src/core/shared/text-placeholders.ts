export const placeholderMark = '[to fill in: '

/**
 * A missing fact becomes a placeholder for a person to fill in, because a made-up number would look like one from a
 * source.
 */
export const textPlaceholder = (what: string) => `${placeholderMark}${what.replaceAll(/[[\]{}]/g, '').trim()}]`

export const hasPlaceholders = (text: string) => text.toLowerCase().includes(placeholderMark.trim())
