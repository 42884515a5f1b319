const fileEndings = new Set(['pdf', 'docx', 'txt', 'md', 'html', 'csv'])

/** Names in other scripts may use their own dots. */
const dots = /[.\u3002\uff0e\uff61]/g

/**
 * Mail programs turn addresses in plain text into links. Text from others is defused, so that links in our emails lead
 * only to us.
 */
export const withoutLinks = (text: string) =>
  text.replaceAll(/\S+/g, (word) => (isLink(word) ? word.replaceAll('://', ':// ').replaceAll(dots, '[.]') : word))

/** Characters that no web or email address contains. Mail programs look for addresses between them. */
const between = /[^\p{L}\p{M}\p{N}.@/?#&%+_~-]+/u
const pathStart = /[/?#&%]+/

function isLink(word: string) {
  // Invisible characters surround values that are filled in, and may also be inside a name.
  const seen = word.replaceAll(/\p{Cf}/gu, '').replaceAll(dots, '.')
  return seen.includes('://') || seen.split(between).some((piece) => !isMailbox(piece) && hasHost(piece))
}

const isMailbox = (piece: string) => piece.includes('@') && !pathStart.test(piece)

const hasHost = (piece: string) => piece.split(pathStart).some(isHost)

function isHost(name: string) {
  const labels = name
    .replaceAll(/^[_~+-]+|[_~+-]+$/g, '')
    .split(/[.@]/)
    .filter(Boolean)
  const last = labels.at(-1)?.toLowerCase() ?? ''
  return labels.length > 1 && /^(\p{L}{2,}|xn--[a-z0-9-]+)$/u.test(last) && !fileEndings.has(last)
}
