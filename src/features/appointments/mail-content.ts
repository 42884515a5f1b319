import { html, raw } from 'hono/html'
import type { Mail as Message } from '../../providers/mail-homeowner'
import { invitation } from './invitation'
import { calendarFileUrl, manageUrl } from './manage-url'
import type { Appointment, Mail } from './tables'
import { fill, localeOf, whenIn, wordsIn, zoneIn } from './words'
import type { Words } from './words/en'

type Link = { text: string; url: string }
type Content = {
  company: string
  words: Words
  headline: string
  greeting: string | null
  sentence: string
  facts: { name: string; value: string }[]
  note: string
  links: Link[]
}

const methods = { confirmation: 'REQUEST', change: 'REQUEST', cancellation: 'CANCEL', reminder: null } as const
const subjects = {
  confirmation: 'confirmedSubject',
  change: 'changedSubject',
  cancellation: 'cancelledSubject',
  reminder: 'reminderSubject',
} as const
const sentences = {
  confirmation: 'confirmed',
  change: 'changed',
  cancellation: 'cancelled',
  reminder: 'reminder',
} as const
const companySubjects = {
  confirmation: 'Booked: {name}, {when}',
  change: 'Moved: {name}, {when}',
  cancellation: 'Cancelled: {name}, {when}',
  reminder: 'Tomorrow: {name}, {when}',
}

export async function mailContent(
  env: Env,
  mail: Mail,
  appointment: Appointment,
  company: string,
  token: string,
): Promise<Message> {
  const isHomeowner = mail.audience === 'homeowner'
  const content = (isHomeowner ? forHomeowner : forCompany)(env, mail, appointment, company, token)
  const method = methods[mail.kind]
  const { id, location, isEmailOnFile, name } = appointment
  const mayKnow = !isHomeowner || isEmailOnFile
  const [manage] = content.links
  const calendar = method && {
    method,
    content: invitation(new URL(env.APP_URL).host, {
      appointment,
      method,
      summary: isHomeowner
        ? `${company}: ${whatOf(appointment, content.words)}`
        : `${whatOf(appointment, content.words)}: ${name}`,
      description: [content.sentence, content.note, ...content.facts.map((fact) => `${fact.name}: ${fact.value}`)].join(
        '\n',
      ),
      location: mayKnow ? location : null,
      url: isHomeowner ? manageUrl(env.APP_URL, id, token) : null,
      organizer: { name: company, email: env.EMAIL_FROM },
      attendee: { name: isHomeowner ? name : company, email: mail.recipient },
    }),
  }
  const shownLinks = { ...content, links: manage ? content.links : [] }
  return {
    from: { name: `Porchlight for ${company}`, email: env.EMAIL_FROM },
    to: mail.recipient,
    id: mail.id,
    subject: content.headline,
    text: textOf(shownLinks),
    html: htmlOf(shownLinks),
    calendar: calendar ?? undefined,
  }
}

const whatOf = ({ kind }: Appointment, words: Words) => kind?.name ?? words.title

/**
 * Anybody with the link may have typed this mail address, so the mail leaves out the phone number and the home's
 * address.
 */
function forHomeowner(env: Env, mail: Mail, row: Appointment, company: string, token: string): Content {
  const words = wordsIn(row.language)
  const locale = localeOf(row.language, words)
  const when = whenIn(locale, row.timeZone, row.startsAt, row.endsAt)
  const values = {
    company,
    when,
    name: row.name.split(/\s+/)[0] ?? '',
    zone: zoneIn(locale, row.timeZone, row.startsAt),
  }
  const isOn = mail.kind !== 'cancellation'
  const zone = fill(words.times, values)
  return {
    company,
    words,
    headline: fill(words[subjects[mail.kind]], values),
    greeting: fill(words.hello, values),
    sentence: fill(words[sentences[mail.kind]], values),
    facts: row.kind ? [{ name: words.visit, value: row.kind.name }] : [],
    note: isOn ? `${words.arrival} ${zone}` : zone,
    links: [
      { text: isOn ? words.manage : words.title, url: manageUrl(env.APP_URL, row.id, token) },
      ...(isOn ? [{ text: words.addToCalendar, url: calendarFileUrl(env.APP_URL, row.id, token) }] : []),
    ],
  }
}

function forCompany(_env: Env, mail: Mail, row: Appointment, company: string): Content {
  const words = wordsIn('en')
  const when = whenIn('en', row.timeZone, row.startsAt, row.endsAt)
  const facts = {
    When: when,
    'What for': row.kind && `${row.kind.name}, about ${row.kind.durationMinutes} minutes`,
    Name: row.name,
    Address: row.location,
    Phone: row.phone,
    'E-mail': row.email,
    Notes: row.notes,
    Reason: mail.kind === 'cancellation' ? row.cancelReason : null,
  }
  const headline = fill(companySubjects[mail.kind], { name: row.name, when })
  return {
    company,
    words,
    headline,
    greeting: null,
    sentence: headline,
    facts: Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    note: `Times are those of ${zoneIn('en', row.timeZone, row.startsAt)}.`,
    links: [],
  }
}

function textOf({ greeting, sentence, facts, note, links, company }: Content) {
  return [
    ...(greeting ? [greeting] : []),
    sentence,
    ...(facts.length ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    note,
    ...links.map(({ text, url }) => `${text}:\n${url}`),
    `— ${company}`,
  ].join('\n\n')
}

const paragraph = 'margin:0 0 16px'
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f3350;color:#fff;text-decoration:none;margin:8px 8px 0 0'

/** Tables and inline styles, because mail programs ignore most other layout. */
function htmlOf({ words, headline, greeting, sentence, facts, note, links, company }: Content) {
  const rows = facts.map(
    ({ name, value }) =>
      html`<tr><td style="padding:4px 16px 4px 0;color:#5b6470;vertical-align:top">${name}</td><td style="padding:4px 0;overflow-wrap:anywhere">${value}</td></tr>`,
  )
  return html`${raw('<!doctype html>')}
<html lang="${words.language}" dir="${words.direction}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${headline}</title></head>
  <body style="margin:0;background:#f3f1ec;color:#1d2733;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border-radius:12px"><tr><td style="padding:32px">
        <p style="margin:0 0 8px;color:#5b6470;font-size:14px">${company}</p>
        <h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${headline}</h1>
        ${greeting ? html`<p style="${paragraph}">${greeting}</p>` : ''}
        ${greeting ? html`<p style="${paragraph}">${sentence}</p>` : ''}
        ${rows.length ? html`<table role="presentation" cellpadding="0" cellspacing="0" style="font-size:15px;margin:0 0 16px">${rows}</table>` : ''}
        <p style="margin:0 0 16px;color:#5b6470;font-size:14px">${note}</p>
        ${links.map(({ text, url }, index) => (index ? html`<a href="${url}" style="color:#1f3350">${text}</a>` : html`<p style="${paragraph}"><a href="${url}" style="${button}">${text}</a></p>`))}
      </td></tr></table>
    </td></tr></table>
  </body>
</html>`.toString()
}
