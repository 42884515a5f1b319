import { hashToken, nodeCrypto } from '../../core/crypto'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const prefix = 'pl_'
const randomLetters = 34
const checksumLetters = 6
const shownLetters = 8

/** The checksum lets a secret scanner recognize a leaked key. */
export function newKeySecret() {
  const letters = Array.from({ length: randomLetters }, () => digits[nodeCrypto().randomInt(digits.length)])
  const start = prefix + letters.join('')
  const secret = start + checksumOf(start)
  return { secret, hash: hashToken(secret), start: secret.slice(0, shownLetters) }
}

/** Checked before anything is read, so malformed keys cost nothing. */
export function isKeySecret(text: string) {
  const [, start = '', checksum] = /^(pl_[0-9A-Za-z]{34})([0-9A-Za-z]{6})$/.exec(text) ?? []
  return checksum !== undefined && checksumOf(start) === checksum
}

/**
 * Any of the letters may be percent-encoded. The token of a homeowner's link can begin like a key by chance, but its
 * checksum doesn't match.
 */
export function namesKeySecret(url: string) {
  const plain = url.replace(/%([0-7][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return [...plain.matchAll(/(?=(pl_[0-9A-Za-z]{40}))/g)].some(([, secret = '']) => isKeySecret(secret))
}

function checksumOf(text: string) {
  let rest = crc32(text)
  let letters = ''
  while (letters.length < checksumLetters) {
    letters = digits[rest % digits.length] + letters
    rest = Math.floor(rest / digits.length)
  }
  return letters
}

function crc32(text: string) {
  let crc = ~0
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
