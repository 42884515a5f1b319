import ipaddr from 'ipaddr.js'

const localNames = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/

/**
 * Returns the problem as the end of a sentence. Hosts are compared after parsing, because the URL parser normalizes
 * decimal, octal, hexadecimal and full-width digits and percent signs.
 */
export function publicUrlProblem(text: string, isLocalAllowed: boolean): string | undefined {
  if (!URL.canParse(text)) return 'must be a URL such as https://example.com/hooks'
  const { protocol, username, password, hostname } = new URL(text)
  if (protocol !== 'https:' && !(isLocalAllowed && protocol === 'http:')) return 'must start with https://'
  if (username || password) return 'must carry no user name and no password'
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '')
  if (isLocalAllowed && isLocal(host)) return undefined
  return isPublic(host) ? undefined : 'must name a host of the public internet'
}

function isPublic(host: string) {
  if (!ipaddr.isValid(host)) return host.includes('.') && !localNames.test(host)
  const address = ipaddr.parse(host)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(globalUnicast)
}

/** The rest of IPv6 is unassigned or maps IPv4 addresses, which may be private. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

const isLocal = (host: string) =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  (ipaddr.isValid(host) && ipaddr.parse(host).range() === 'loopback')
