import { html, raw } from 'hono/html'
import type { Part } from './page-parts'
import type { ContractView } from './schemas'
import type { Words } from './words/en'

const wordNames = [
  'wasAgreed',
  'openFirst',
  'failed',
  'sending',
  'signNow',
  'missingOne',
  'missingMany',
  'missingDocument',
  'missingConsent',
  'missingInitials',
  'missingName',
  'missingDrawing',
  'stillOne',
  'stillMany',
  'ready',
  'next',
  'toSign',
  'initialsHere',
] as const satisfies (keyof Words)[]

export type ScriptFacts = Pick<ContractView, 'id' | 'status' | 'language' | 'timeZone'> & {
  token: string
  isOpened: boolean
  isConsented: boolean
  words: Pick<Words, (typeof wordNames)[number]>
}

export function script({ contract, token, words, nonce }: Part) {
  const { id, status, language, timeZone, documentOpenedAt, consent } = contract
  const facts: ScriptFacts = {
    id,
    token,
    status,
    language,
    timeZone,
    isOpened: documentOpenedAt !== null,
    isConsented: consent.givenAt !== null,
    words: Object.fromEntries(wordNames.map((name) => [name, words[name]])) as ScriptFacts['words'],
  }
  return html`<script type="application/json" id="facts">${raw(JSON.stringify(facts).replaceAll('<', '\\u003c'))}</script>
<script type="module" src="/contract-page/page.js" nonce="${nonce}"></script>`
}
