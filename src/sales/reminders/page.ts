import { html } from 'hono/html'
import { fill } from '../../locales/fill'
import type { Letterhead } from '../../providers/mail-layout'
import { companyPage } from '../appointments/company-page'
import { reminderWordsIn } from './words'

type Shown = {
  company: Letterhead
  language: string | null
  isStopped: boolean
  notice: 'stopped' | 'resumed' | undefined
  action: string
  nonce: string
}

/** Looking at the page changes nothing, because programs that scan emails open every link in them. */
export function stopPage({ company, language, isStopped, notice, action, nonce }: Shown) {
  const words = reminderWordsIn(language)
  const said = (text: string) => fill(text, { company: company.name })
  const lead = isStopped ? words.stopped : notice === 'resumed' ? words.resumed : words.ask
  return companyPage({
    language: words.language,
    title: `${words.title} · ${company.name}`,
    nonce,
    company,
    main: html`<h1>${words.title}</h1>
<p${notice ? html` class="good" role="status"` : ''}>${said(lead)}</p>
<p class="dim">${words.kept}</p>
<form method="post" action="${action}">
<input type="hidden" name="action" value="${isStopped ? 'resume' : 'stop'}">
<button class="button" type="submit">${isStopped ? words.resume : words.stop}</button></form>`,
  })
}

export function missingStopPage(nonce: string, asked: string | null) {
  const words = reminderWordsIn(asked)
  const main = html`<h1>${words.missingTitle}</h1><p>${words.missingText}</p>`
  return companyPage({ language: words.language, title: words.missingTitle, nonce, company: undefined, main })
}
