import { html, raw } from 'hono/html'
import { directionOf } from '../core/shared/language'
import { pageTheme } from '../core/shared/page-theme'
import { phoneUrl } from '../core/shared/phone-url'
import { blackOrWhite, defaultPalette, type Palette } from '../core/shared/theme'
import { withoutLinks } from './without-links'

/** The company that an email comes from. */
export type Letterhead = {
  name: string
  palette: Palette
  /** The background is a color on which the logo is visible. */
  logo: { url: string; width: number | null; height: number | null; background: string } | null
  address: string | null
  phone: string | null
  email: string | null
}

export const plainLetterhead = (name: string): Letterhead => ({
  name,
  palette: defaultPalette,
  logo: null,
  address: null,
  phone: null,
  email: null,
})

declare const isWritten: unique symbol

/** A finished email. Only `writeMail` makes this type, so no unchecked text gets into an email with a link. */
export type WrittenMail = { subject: string; text: string; html: string; readonly [isWritten]: true }

export type MailContent = {
  language: string
  letterhead: Letterhead
  headline: string
  greeting?: string | null
  /** Left out if the headline already says it. */
  sentence?: string | null
  /** The company's own text. An empty line ends a paragraph. */
  message?: string | null
  facts?: { name: string; value: string }[]
  /** Shown above everything else, and leads to the first link. */
  picture?: { url: string; width: number; height: number } | null
  /** The first link is shown as a button. */
  links: { text: string; url: string }[]
  note: string
  /** Text for the footer, after the name, address and phone number. */
  footnote?: string | null
}

function mailText(content: MailContent) {
  const { letterhead, headline, greeting, sentence, message, facts = [], links, note, footnote } = content
  const { name, address, phone, email } = letterhead
  return [
    greeting,
    sentence ?? headline,
    message && paragraphsOf(message).join('\n\n'),
    facts.map((fact) => `${fact.name}: ${fact.value}`).join('\n'),
    ...links.map(({ text, url }) => `${text}:\n${url}`),
    note,
    [`— ${name}`, address, phone, email].filter(Boolean).join('\n'),
    footnote,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * Any text may come from others, even if it is only a name in one of our sentences, so links are removed from all of
 * it. Our own links are passed as `url`.
 */
export function writeMail(content: MailContent, subjectPrefix = ''): WrittenMail {
  const quoted = quote(content)
  const subject = [withoutLinks(subjectPrefix), quoted.headline].filter(Boolean).join(' ')
  return { subject, text: mailText(quoted), html: mailHtml(quoted) } as WrittenMail
}

function quote(content: MailContent) {
  const { language, letterhead, headline, greeting, sentence, message, facts, picture, links, note, footnote } = content
  const orNull = (text: string | null | undefined) => (text ? withoutLinks(text) : null)
  return {
    language,
    letterhead: {
      ...letterhead,
      name: withoutLinks(letterhead.name),
      address: orNull(letterhead.address),
      phone: orNull(letterhead.phone),
      email: orNull(letterhead.email),
    },
    headline: withoutLinks(headline),
    greeting: orNull(greeting),
    sentence: orNull(sentence),
    message: orNull(message),
    picture: picture ?? null,
    facts: facts?.map(({ name, value }) => ({ name: withoutLinks(name), value: withoutLinks(value) })) ?? [],
    links: links.map(({ text, url }) => ({ text: withoutLinks(text), url })),
    note: withoutLinks(note),
    footnote: orNull(footnote),
  }
}

type Colors = ReturnType<typeof pageTheme>['light']

/** Uses tables and inline styles, because mail programs ignore most other layout. */
function mailHtml(content: MailContent) {
  const { language, letterhead, headline, greeting, sentence, message, note } = content
  const colors = pageTheme(letterhead.palette).light
  const { ground, card, ink, dim, band, onBand } = colors
  const direction = directionOf(language)
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
  return html`${raw('<!doctype html>')}
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${headline}</title>
</head>
<body style="margin:0;padding:0;background:${ground};color:${ink};font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}" style="background:${ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${card};border-radius:12px;border-collapse:separate;overflow:hidden;text-align:start">
<tr><td style="background:${band};color:${onBand};padding:16px 28px"><div role="banner">${head(letterhead, onBand)}</div></td></tr>
${pictureRow(content)}<tr><td style="color:${ink};padding:28px;overflow-wrap:anywhere"><div role="main">
<h1 style="margin:0 0 20px;font-size:23px;line-height:1.3">${headline}</h1>
${greeting ? paragraph(greeting) : ''}${sentence ? paragraph(sentence) : ''}${message ? paragraphsOf(message).map(ownParagraph) : ''}
${factTable(content, colors)}
${linkList(content, colors)}
<p style="margin:0;color:${dim};font-size:14px">${note}</p>
</div></td></tr>
<tr><td style="border-top:1px solid ${ground};color:${dim};font-size:14px;padding:20px 28px"><div role="contentinfo">${foot(content, colors)}</div></td></tr>
</table>
</td></tr></table>
</body>
</html>`.toString()
}

const paragraphsOf = (message: string) =>
  message
    .split(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)\s*/)
    .map((each) => each.trim())
    .filter(Boolean)

/** The text may be in a different language than the email, so each paragraph finds its own direction. */
const ownParagraph = (text: string) => {
  const lines = text.split(/\r\n?|\n/).map((line, index) => html`${index ? raw('<br>') : ''}${line}`)
  return html`<p dir="auto" style="margin:0 0 16px">${lines}</p>`
}

const cardWidth = 560

/** Mail programs that don't support `max-width` go by the attribute. */
function pictureRow({ picture, links: [link] }: MailContent) {
  if (!picture || !link) return ''
  const height = Math.round((cardWidth * picture.height) / picture.width)
  return html`<tr><td style="padding:0"><a href="${link.url}"><img src="${picture.url}" alt="${link.text}" width="${cardWidth}" height="${height}" style="border:0;display:block;height:auto;max-width:100%;width:100%"></a></td></tr>
`
}

const logoBox = { width: 180, height: 44 }

/** States both dimensions, because mail programs reserve the space of a picture that they don't load. */
function head({ name, logo }: Letterhead, onBand: string) {
  const title = html`<strong style="color:${onBand};font-size:18px">${name}</strong>`
  if (!logo) return title
  const { width, height } = fitted(logo)
  return html`<img src="${logo.url}" alt="${name}"${width ? html` width="${width}"` : ''} height="${height}" style="background:${logo.background};border:0;border-radius:8px;color:${blackOrWhite(logo.background)};display:block;font-size:18px;font-weight:bold;max-width:100%;padding:6px 10px">`
}

function fitted({ width, height }: NonNullable<Letterhead['logo']>) {
  if (!width || !height) return { width: null, height: logoBox.height }
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function factTable({ facts = [] }: MailContent, { dim }: Colors) {
  if (!facts.length) return ''
  const rows = facts.map(
    ({ name, value }) =>
      html`<tr><td style="padding:4px 0;padding-inline-end:16px;color:${dim};overflow-wrap:normal;vertical-align:top">${name}</td><td dir="auto" style="padding:4px 0;vertical-align:top;overflow-wrap:anywhere">${value}</td></tr>`,
  )
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="font-size:15px;margin:0 0 20px">${rows}</table>`
}

function linkList({ links }: MailContent, { accent, onAccent }: Colors) {
  const button = `display:inline-block;padding:13px 22px;border-radius:10px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none`
  return links.map(
    ({ text, url }, index) =>
      html`<p style="margin:0 0 16px"><a href="${url}" style="${index ? `color:${accent}` : button}">${text}</a></p>`,
  )
}

function foot({ letterhead, footnote }: MailContent, { ink, accent }: Colors) {
  const { name, address, phone, email } = letterhead
  const link = (url: string, text: string) =>
    html`<a dir="ltr" href="${url}" style="color:${accent};display:inline-block">${text}</a>`
  const lines = [
    html`<strong style="color:${ink}">${name}</strong>`,
    address && html`<bdi>${address}</bdi>`,
    phone && (/(\d\D*){3}/.test(phone) ? link(phoneUrl(phone), phone) : phone),
    email && link(`mailto:${email}`, email),
    footnote,
  ]
  return lines.filter(Boolean).map((line, index) => html`${index ? raw('<br>') : ''}${line}`)
}
