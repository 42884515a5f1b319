const fileEndings = new Set(['pdf', 'docx', 'txt', 'md', 'html', 'csv'])

/** Names in other scripts may have dots of their own. */
const dots = /[.\u3002\uff0e\uff61]/g

/**
 * Mail programs turn addresses in plain text into links. Text by others is quoted, so that links in our mail lead only
 * to us.
 */
export const withoutLinks = (text: string) =>
  text.replaceAll(/\S+/g, (word) => (isLink(word) ? word.replaceAll('://', ':// ').replaceAll(dots, '[.]') : word))

function isLink(word: string) {
  // Letters that nobody sees stand around what is filled in, and may stand inside of a name.
  const seen = word.replaceAll(/\p{Cf}/gu, '').replaceAll(dots, '.')
  return seen.includes('://') || seen.split(/[()<>"'„“”«»,;:!|]+/).some(isHost)
}

function isHost(piece: string) {
  const [host = '', path] = piece.split(/[/?#]/)
  if (host.includes('@') && path === undefined) return false
  const labels = host.split(/[.@]/).filter(Boolean)
  const last = labels.at(-1)?.toLowerCase() ?? ''
  return labels.length > 1 && /^(\p{L}{2,}|xn--[a-z0-9-]+)$/u.test(last) && !fileEndings.has(last)
}
