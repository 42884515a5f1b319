const fileEndings = new Set(['pdf', 'docx', 'txt', 'md', 'html', 'csv'])

/** Names in other scripts may have dots of their own. */
const dots = /[.\u3002\uff0e\uff61]/g

/**
 * Mail programs turn addresses in plain text into links. Text by others is quoted, so that links in our mail lead only
 * to us.
 */
export const withoutLinks = (text: string) =>
  text.replaceAll(/\S+/g, (word) => (isLink(word) ? word.replaceAll('://', ':// ').replaceAll(dots, '[.]') : word))

/** Characters that no address of a page or mailbox contains: mail programs look for addresses between them. */
const between = /[^\p{L}\p{M}\p{N}.@/?#&%+_~-]+/u
const pathStart = /[/?#&%]+/

function isLink(word: string) {
  // Letters that nobody sees stand around what is filled in, and may stand inside of a name.
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
