const longestCompany = 60

type Mail = {
  to: string[]
  company?: string | undefined
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** The sender is always us, because anyone may register a company under any name. */
export const sendMail = (env: Env, { company, ...mail }: Mail) =>
  env.EMAIL.send({ ...mail, from: { email: env.EMAIL_FROM, name: senderName(company) } })

const senderName = (company: string | undefined) =>
  company === undefined ? 'Porchlight' : `Porchlight for ${withoutLinks(company).slice(0, longestCompany).trim()}`

const fileEndings = new Set(['pdf', 'docx', 'txt', 'md', 'html', 'csv'])

/**
 * Mail programs turn addresses in plain text into links. Text by others is quoted, so that links in our mail lead only
 * to us.
 */
export const withoutLinks = (text: string) =>
  text.replaceAll(/\S+/g, (word) => (isLink(word) ? word.replaceAll('://', ':// ').replaceAll('.', '[.]') : word))

function isLink(word: string) {
  if (word.includes('://')) return true
  const [host = ''] = word.split(/[/?#]/)
  if (host.includes('@')) return false
  const name = host.replace(/^[("'„“«]+/, '').split(/[)"'”»,;:!]/)[0] ?? ''
  const labels = name.split('.').filter(Boolean)
  const last = labels.at(-1)?.toLowerCase() ?? ''
  return labels.length > 1 && /^(\p{L}{2,}|xn--[a-z0-9-]+)$/u.test(last) && !fileEndings.has(last)
}
