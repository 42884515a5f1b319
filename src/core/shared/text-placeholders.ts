export const placeholderMark = '[to fill in: '

/**
 * A made-up number would look like one of a source, so a missing fact becomes a placeholder for a person to fill in.
 */
export const textPlaceholder = (what: string) => `${placeholderMark}${what.replaceAll(/[[\]{}]/g, '').trim()}]`

export const hasPlaceholders = (text: string) => text.toLowerCase().includes(placeholderMark.trim())
