import type { Context } from 'hono'

/** One IPv6 customer has a whole /64, so a limit by address counts the /64. */
export const addressBlock = (c: Context) => blockOf(c.req.header('cf-connecting-ip') ?? 'local')

export function blockOf(address: string) {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped || !address.includes(':')) return mapped ?? address.slice(0, 64)
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = (text = '') => text.split(':').filter(Boolean)
  const [first, last] = [groups(head), groups(tail)]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const whole = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
