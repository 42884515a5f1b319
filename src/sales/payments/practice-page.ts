import { html, raw } from 'hono/html'
import { pageIcon } from '../../core/http/page-icon'
import { themeProperties } from '../../core/shared/page-theme'
import { defaultPalette } from '../../core/shared/theme'
import { fill } from '../../locales/fill'
import type { PracticeSession } from '../../providers/payments/practice'
import { money } from '../contracts/words'
import { practiceStyles } from './practice-styles'
import { paymentWords } from './words'

/** The test cards in Stripe's documentation. */
export const testCards = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000002500003155': 'step',
} as const

export const problems = ['declined', 'refused', 'incomplete'] as const
type Problem = (typeof problems)[number]

type Shown = { session: PracticeSession; nonce: string; isAsking: boolean; problem: Problem | undefined }

export function practicePage({ session, nonce, isAsking, problem }: Shown) {
  const words = paymentWords[session.language].practice
  const { company, description, cents, language, status, cancelUrl } = session
  const amount = money(cents, language)
  const isOver = status !== 'open'
  const said = { declined: words.wasDeclined, refused: words.wasRefused, incomplete: words.incomplete }
  const part: Part = { session, words, amount }
  const title = fill(words.pay, { company })
  return html`${raw('<!doctype html>')}
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
${pageIcon(null)}
<style nonce="${nonce}">:root { ${raw(themeProperties(defaultPalette))} }${raw(practiceStyles)}</style>
</head>
<body><p class="banner">${words.banner}</p>
<main>
<header><h1>${title}</h1>
<p class="sum">${amount}</p>
<p class="dim">${description}</p></header>
<section class="card">
${problem && !isOver ? html`<p class="problem" role="alert">${said[problem]}</p>` : ''}
${isOver ? over(part) : isAsking ? bank(part) : card(part)}
</section>
${isOver || isAsking ? '' : tests(part)}
<p class="back"><a href="${cancelUrl}">${isOver ? words.back : words.close}</a></p>
</main>
${isOver || isAsking ? '' : html`<script nonce="${nonce}">${raw(fillIn)}</script>`}
</body>
</html>
`.toString()
}

type Part = { session: PracticeSession; words: (typeof paymentWords)['en']['practice']; amount: string }

const formOf = ({ session }: Part, content: unknown) =>
  html`<form method="post" action="/practice-checkout/${session.sessionId}">${content}</form>`

function card(part: Part) {
  const { words, amount } = part
  const field = (name: string, label: string, hint: string, mode: string, most: number) =>
    html`<p class="${name}"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="${mode}" autocomplete="off" placeholder="${hint}" maxlength="${most}" required></p>`
  return formOf(
    part,
    html`<div class="fields">${field('cardNumber', words.card, '4242 4242 4242 4242', 'numeric', 23)}
${field('cardExpiry', words.expiry, '12 / 34', 'text', 9)}
${field('cardCvc', words.code, '123', 'numeric', 4)}</div>
<button name="action" value="pay">${fill(words.payNow, { amount })}</button>`,
  )
}

function bank(part: Part) {
  const { words, amount, session } = part
  return html`<h2>${words.bank}</h2>
<p>${fill(words.bankLead, { amount, company: session.company })}</p>
${formOf(
  part,
  html`<p class="two"><button name="action" value="approve">${words.approve}</button>
<button class="quiet" name="action" value="refuse">${words.refuse}</button></p>`,
)}`
}

const over = ({ session, words }: Part) =>
  html`<h2>${words.over}</h2><p>${session.status === 'complete' ? words.overPaid : words.overExpired}</p>`

function tests({ words }: Part) {
  const cards = Object.entries(testCards).map(([number, outcome]) => ({
    written: number.replaceAll(/(.{4})(?=.)/g, '$1 '),
    outcome: words[outcome],
  }))
  return html`<section class="tests" aria-labelledby="tests"><h2 id="tests">${words.tests}</h2>
<p class="dim">${words.testsLead}</p>
<ul role="list">${cards.map(
    ({ written, outcome }) =>
      html`<li><button class="quiet" type="button" data-card="${written}" aria-label="${fill(words.use, { card: written })}"><code>${written}</code></button> <span>${outcome}</span></li>`,
  )}</ul></section>`
}

const fillIn = `
for (const button of document.querySelectorAll('[data-card]'))
  button.addEventListener('click', () => {
    const values = { cardNumber: button.dataset.card, cardExpiry: '12 / 34', cardCvc: '123' }
    for (const [name, value] of Object.entries(values)) document.getElementById(name).value = value
    document.querySelector('[value=pay]').focus()
  })
`

export const practicePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
