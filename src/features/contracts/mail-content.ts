import { html, raw } from 'hono/html'
import { withoutLinks } from '../../providers/mail'
import type { Mail as Message } from '../../providers/mail-homeowner'
import { fill } from '../appointments/words'
import { signUrl } from './contract-response'
import { dateIn, dateTimeIn, money } from './document-words'
import { companyNotes, companySubjects, type HomeownerMail, mailWords } from './mail-words'
import type { Contract, Mail } from './tables'

type Content = {
  language: string
  company: string
  subject: string
  greeting: string | null
  sentence: string
  facts: { name: string; value: string }[]
  note: string
  link: { text: string; url: string }
}

export function mailContent(
  env: Env,
  mail: Mail,
  contract: Contract,
  token: string,
  attachment?: Message['attachment'],
): Message {
  const content =
    mail.audience === 'homeowner' ? forHomeowner(env, mail, contract, token) : forCompany(env, mail, contract)
  return {
    from: { name: `Porchlight for ${content.company.slice(0, 60).trim()}`, email: env.EMAIL_FROM },
    to: mail.recipient,
    id: mail.id,
    subject: content.subject,
    text: textOf(content),
    html: htmlOf(content),
    attachment,
  }
}

function forHomeowner(env: Env, { kind }: Mail, contract: Contract, token: string): Content {
  const { language, timeZone, homeownerName, number, title, totalCents, expiresAt, cancelBy } = contract
  const { hello, kinds } = mailWords[language]
  const company = withoutLinks(contract.company.name)
  const said = kinds[kind as HomeownerMail]
  const values = {
    company,
    name: withoutLinks(homeownerName.split(/\s+/)[0] ?? ''),
    number: String(number),
    title: withoutLinks(title),
    total: money(totalCents, language),
    expires: dateIn(expiresAt, language, timeZone),
    cancelBy: cancelBy === null ? '' : dateTimeIn(cancelBy - 1000, language, timeZone),
  }
  return {
    language,
    company,
    subject: fill(said.subject, values),
    greeting: fill(hello, values),
    sentence: fill(said.sentence, values),
    facts: [],
    note: fill(said.note, values),
    link: { text: said.button, url: signUrl(env.APP_URL, contract.id, token) },
  }
}

function forCompany(env: Env, { kind }: Mail, contract: Contract): Content {
  const { number, title, homeownerName, homeownerEmail, tierName, totalCents, timeZone } = contract
  const subject = fill(companySubjects[kind], { number: String(number), name: homeownerName })
  const facts = {
    Contract: title,
    Homeowner: homeownerName,
    'E-mail': homeownerEmail,
    Tier: tierName,
    Total: money(totalCents, 'en'),
    'May be cancelled until':
      kind === 'copy' && contract.cancelBy !== null ? dateTimeIn(contract.cancelBy - 1000, 'en', timeZone) : null,
  }
  return {
    language: 'en',
    company: withoutLinks(contract.company.name),
    subject,
    greeting: null,
    sentence: subject,
    facts: Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value: withoutLinks(value) }] : [])),
    note: companyNotes[kind === 'consent_withdrawn' ? kind : 'usual'],
    link: { text: 'Open the PDF', url: new URL(`/api/contracts/${contract.id}/document.pdf`, env.APP_URL).href },
  }
}

function textOf({ greeting, sentence, facts, note, link, company }: Content) {
  return [
    ...(greeting ? [greeting] : []),
    sentence,
    ...(facts.length ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    `${link.text}:\n${link.url}`,
    note,
    `— ${company}`,
  ].join('\n\n')
}

const paragraph = 'margin:0 0 16px'
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f3350;color:#fff;text-decoration:none;margin:8px 8px 0 0'

/** Tables and inline styles, because mail programs ignore most other layout. */
function htmlOf({ language, subject, greeting, sentence, facts, note, link, company }: Content) {
  const rows = facts.map(
    ({ name, value }) =>
      html`<tr><td style="padding:4px 16px 4px 0;color:#5b6470;vertical-align:top">${name}</td><td style="padding:4px 0;overflow-wrap:anywhere">${value}</td></tr>`,
  )
  return html`${raw('<!doctype html>')}
<html lang="${language}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
  <body style="margin:0;background:#f3f1ec;color:#1d2733;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border-radius:12px"><tr><td style="padding:32px">
        <p style="margin:0 0 8px;color:#5b6470;font-size:14px">${company}</p>
        <h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${subject}</h1>
        ${greeting ? html`<p style="${paragraph}">${greeting}</p><p style="${paragraph}">${sentence}</p>` : ''}
        ${rows.length ? html`<table role="presentation" cellpadding="0" cellspacing="0" style="font-size:15px;margin:0 0 16px">${rows}</table>` : ''}
        <p style="${paragraph}"><a href="${link.url}" style="${button}">${link.text}</a></p>
        <p style="margin:0;color:#5b6470;font-size:14px">${note}</p>
      </td></tr></table>
    </td></tr></table>
  </body>
</html>`.toString()
}
