import { html, raw } from 'hono/html'
import { pageIcon } from '../../core/http/page-icon'
import { directionOf } from '../../core/shared/language'
import { themeProperties } from '../../core/shared/page-theme'
import { phoneUrl } from '../../core/shared/phone-url'
import { defaultPalette } from '../../core/shared/theme'
import type { Letterhead } from '../../providers/mail-layout'

type Page = {
  language: string
  title: string
  nonce: string
  /** Without the right token, no one may learn whose page it is. */
  company: Letterhead | undefined
  main: unknown
}

/** A small page that a company shows to a homeowner. */
export const companyPage = ({ language, title, nonce, company, main }: Page) =>
  html`${raw('<!doctype html>')}
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
${pageIcon(company?.logo?.url ?? null)}
<style nonce="${nonce}">:root { ${raw(themeProperties(company?.palette ?? defaultPalette))}${company?.logo ? `; --logo-ground: ${company.logo.background}` : ''} }${raw(styles)}</style>
</head>
<body>${company ? header(company) : ''}<main>${main}</main>${company ? footer(company) : ''}</body>
</html>
`.toString()

const telOf = (phone: string) => html`<a href="${phoneUrl(phone)}">${phone}</a>`

const header = ({ name, logo, phone }: Letterhead) =>
  html`<header class="band"><div class="inside">${logo ? html`<img class="logo" src="${logo.url}" alt="${name}">` : html`<strong class="company">${name}</strong>`}${phone ? html`<span dir="ltr">${telOf(phone)}</span>` : ''}</div></header>`

const footer = ({ name, address, phone, email }: Letterhead) =>
  html`<footer class="dim"><p><strong>${name}</strong>${address ? html`<br><bdi>${address}</bdi>` : ''}${phone ? html`<br><span dir="ltr">${telOf(phone)}</span>` : ''}${email ? html`<br><a href="mailto:${email}">${email}</a>` : ''}</p></footer>`

export const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const styles = `
:root { color-scheme: light dark; --line: color-mix(in oklch, var(--ink) 22%, var(--card)) }
* { box-sizing: border-box }
body { background: var(--ground); color: var(--ink); font: 17px / 1.55 system-ui, sans-serif; margin: 0; overflow-wrap: anywhere }
.band { background: var(--band); color: var(--onBand) }
.inside { align-items: center; display: flex; flex-wrap: wrap; gap: 4px 24px; justify-content: space-between; margin: auto; max-width: 620px; min-height: 72px; padding: 12px clamp(20px, 6vw, 44px) }
.band a { color: inherit; display: inline-block; padding-block: 10px }
.company { font-size: 20px }
.logo { background: var(--logo-ground); border-radius: 10px; max-height: 48px; max-width: 200px; padding: 6px 10px }
main { background: var(--card); border-radius: 16px; margin: clamp(0px, 5vw, 40px) auto 0; max-width: 620px; padding: clamp(20px, 6vw, 44px) }
footer { font-size: 15px; margin: auto; max-width: 620px; padding: 24px clamp(20px, 6vw, 44px) 40px }
footer a { color: var(--accent); display: inline-block; padding-block: 6px }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 16px; text-wrap: balance }
p { margin: 0 0 12px }
.dim, dt { color: var(--dim) }
.when { font-size: 21px; font-weight: 650; line-height: 1.3; margin: 0 0 4px }
.off { text-decoration: line-through }
.good, .bad { border-inline-start: 4px solid; padding: 8px 14px }
.good { border-color: light-dark(#2c7a4b, #7fd3a0) } .bad { border-color: light-dark(#b3402a, #ff9d86) }
dl { margin: 16px 0 } dd { margin: 0 }
.button { background: var(--accent); border: 0; border-radius: 10px; color: var(--onAccent); cursor: pointer; display: inline-block; font: inherit; font-weight: 600;
  min-height: 48px; padding: 11px 20px; text-decoration: none }
.danger { background: light-dark(#a3341f, #ff9d86); color: light-dark(#fff, #2b0f08) }
details { border-top: 1px solid var(--line); margin-top: 20px; padding-top: 8px }
summary { cursor: pointer; font-weight: 600; min-height: 44px; padding: 8px 0 }
fieldset { border: 0; display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 16px; padding: 0 }
legend { font-weight: 600; margin-bottom: 6px; padding: 0 }
.days { margin: 8px 0; max-height: 420px; overflow: auto; padding: 4px }
.choice { position: relative }
.choice input { inset: 0; margin: 0; opacity: 0; position: absolute }
.choice span { border: 1.5px solid var(--line); border-radius: 10px; cursor: pointer; display: block; min-height: 48px; padding: 10px 16px }
.choice small { color: var(--dim); display: block }
.choice input:checked + span { background: var(--accent); border-color: var(--accent); color: var(--onAccent) }
.choice input:checked + span small { color: inherit }
.choice input:focus-visible + span, :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
textarea { background: var(--ground); border: 1.5px solid var(--line); border-radius: 10px; color: inherit; display: block; font: inherit; margin: 6px 0 14px; padding: 10px; width: 100% }
`
