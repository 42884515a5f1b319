import { html, nothing } from 'lit'
import { phoneUrl } from '../../core/shared/phone-url'
import { type TierName, tierNames } from '../../core/shared/tiers'
import { fill } from '../../locales/fill'
import type { Words } from '../../locales/languages'
import type { Manifest, ManifestTier } from '../../playback/manifest/manifest-schemas'
import { checkIcon, closeIcon } from '../icons'
import type { PorchlightPlayer } from '../player'
import type { Action } from '../scenes'
import { newKey } from './booking-request'
import css from './contract.css'
import { mailUrl } from './links'
import { chosenTier } from './price-tiers'
import { isSignedElsewhere } from './remembered'

export { css }

type Request = {
  templateId: string
  wanted: TierName | undefined
  tier: TierName | undefined
  key: string
  isSending: boolean
  problem?: Refusal | undefined
  sent?: Sent | undefined
}

/** Keyed by manifest, so that the next homeowner does not see this request. */
const requests = new WeakMap<Manifest, Request>()

export function open(player: PorchlightPlayer, { config }: Pick<Action, 'config'>) {
  const { manifest, panels } = player
  if (!manifest) return
  player.pause()
  const templateId = String(config.templateId)
  const before = requests.get(manifest)
  const wanted = tierNames.find((name) => name === config.tier) ?? chosenTier(player, manifest.presentationId)
  if (before?.templateId !== templateId || before.wanted !== wanted)
    requests.set(manifest, { templateId, wanted, tier: wanted, key: newKey(), isSending: false })
  if (panels.current !== 'contract') panels.toggle('contract')
}

async function send(player: PorchlightPlayer, request: Request) {
  const { manifest } = player
  if (!manifest || !request.tier || request.isSending) return
  request.isSending = true
  request.problem = undefined
  player.refresh()
  const result = await sendContract(manifest.presentationId, request.templateId, request.tier, request.key)
  request.isSending = false
  if (typeof result === 'string') request.problem = result
  else request.sent = result
  refocus(player)
}

/** The pressed button is gone, so the focus moves to the new content. */
function refocus(player: PorchlightPlayer) {
  player.refresh()
  void player.updateComplete.then(() =>
    player.shadowRoot?.querySelector<HTMLElement>('.contract [data-next]')?.focus({ preventScroll: true }),
  )
}

export function show(player: PorchlightPlayer) {
  const { manifest, labels } = player
  const request = manifest && requests.get(manifest)
  if (!request) return nothing
  const words = player.words.contract
  return html`<section class="panel contract" part="panel" role="dialog" tabindex="-1" lang=${labels.language} aria-label=${words.title}>
    <header class="panel-head">
      <h2 class="panel-title">${words.title}</h2>
      <button class="control" data-first aria-label=${labels.close} @click=${() => player.panels.close()}>${closeIcon()}</button>
    </header>
    <div class="contract-body scroller">${content(player, request, words)}</div>
  </section>`
}

function content(player: PorchlightPlayer, request: Request, words: Words['player']['contract']) {
  if (isSignedElsewhere(player))
    return html`<p class="contract-title" tabindex="-1" data-next>${player.words.done.contractSigned}</p>`
  const tiers = tiersOf(player)
  const tier = tiers.find(({ key }) => key === request.tier)
  if (request.sent && tier) return confirmation(player, request, request.sent, tier, words)
  if (request.problem === 'noAddress' || request.problem === 'notReady' || !tiers.length)
    return refusal(player, words[request.problem ?? 'notReady'])
  return tier ? question(player, request, tier, words) : choice(player, request, tiers, words)
}

type Tier = ManifestTier & { key: TierName }

function tiersOf({ manifest }: PorchlightPlayer): Tier[] {
  const data = manifest?.slides.find(({ productData }) => productData)?.productData
  if (!data) return []
  return tierNames
    .map((key) => ({ ...data[key], key }))
    .toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended))
}

/** In right-to-left text the currency sign would otherwise move to the other side of the number. */
function price({ manifest, words }: PorchlightPlayer, { priceCents }: Tier) {
  if (priceCents === null) return words.prices.onRequest
  const options = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  const digits = { minimumFractionDigits: priceCents % 100 ? 2 : 0 }
  const written = new Intl.NumberFormat(manifest?.language ?? 'en-US', { ...options, ...digits })
  return html`<bdi dir="ltr">${written.format(priceCents / 100)}</bdi>`
}

function choice(player: PorchlightPlayer, request: Request, tiers: Tier[], words: Words['player']['contract']) {
  const choose = (key: TierName) => {
    request.tier = key
    request.key = newKey()
    request.problem = undefined
    refocus(player)
  }
  return html`<h3 class="contract-title" id="contract-choice" tabindex="-1" data-next>${words.choose}</h3>
    <div class="contract-tiers" role="group" aria-labelledby="contract-choice">
      ${tiers.map(
        (tier) => html`<button class="contract-tier" @click=${() => choose(tier.key)}>
          <span><strong dir="auto">${tier.name}</strong>${tier.isRecommended ? html` <em>${player.words.prices.recommended}</em>` : nothing}</span>
          <span class="contract-price">${price(player, tier)}</span>
        </button>`,
      )}
    </div>
    <p class="contract-note">${words.lead}</p>`
}

function question(player: PorchlightPlayer, request: Request, tier: Tier, words: Words['player']['contract']) {
  const back = () => {
    request.tier = undefined
    request.problem = undefined
    refocus(player)
  }
  return html`<p class="contract-chosen" tabindex="-1" data-next><strong dir="auto">${tier.name}</strong> <span class="contract-price">${price(player, tier)}</span></p>
    <button class="contract-link" @click=${back}>${words.another}</button>
    <p class="contract-note">${words.lead}</p>
    ${request.problem ? html`<p class="contract-problem" role="alert">${words[request.problem]}</p>` : nothing}
    <button class="contract-main" aria-disabled=${request.isSending ? 'true' : nothing} @click=${() => send(player, request)}>${request.isSending ? player.labels.waiting : words.send}</button>`
}

/** Offers a call or an email, because the company's button may lead anywhere. */
function refusal({ manifest, words: { contact: ways } }: PorchlightPlayer, text: string) {
  const { phone = null, email = null } = manifest?.branding.contact ?? {}
  return html`<p class="contract-problem" role="alert" tabindex="-1" data-next>${text}</p>
    ${phone || email ? html`<p>${ways.askDirectly}</p>` : nothing}
    <div class="contract-links">
      ${phone ? html`<a class="contract-main" part="contact" href=${phoneUrl(phone)}>${ways.callUs}</a>` : nothing}
      ${email ? html`<a class="contract-link" part="contact" href=${mailUrl(email)}>${ways.writeToUs}</a>` : nothing}
    </div>`
}

function confirmation(
  player: PorchlightPlayer,
  request: Request,
  { email }: Sent,
  tier: Tier,
  words: Words['player']['contract'],
) {
  const [before = '', after = ''] = words.sent.split('{email}')
  const another = () => {
    request.sent = undefined
    request.tier = undefined
    refocus(player)
  }
  return html`<div class="contract-done" role="status">
      <p class="contract-mark">${checkIcon()}</p>
      <h3 class="contract-title" tabindex="-1" data-next>${before}<bdi dir="ltr">${email}</bdi>${after}</h3>
      <p class="contract-note">${fill(words.sentLead, { tier: tier.name })}</p>
    </div>
    <button class="contract-link" @click=${another}>${words.another}</button>`
}

const home = new URL(import.meta.url).origin

type Sent = { email: string }
type Refusal = 'noAddress' | 'notReady' | 'tooMany' | 'failed'

/** The link goes to the address on file, so only the homeowner can sign. The key makes a retry the same contract. */
async function sendContract(
  presentationId: string,
  templateId: string,
  tier: TierName,
  key: string,
): Promise<Sent | Refusal> {
  try {
    const response = await fetch(`${home}/api/contracts`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ presentationId, templateId, tier }),
    })
    const answer = await response.json()
    if (response.ok) return { email: answer.contract.homeowner.email ?? '' }
    if (answer.code === 'homeowner_email_limit') return 'tooMany'
    if (response.status !== 409) return 'failed'
    return answer.code === 'no_email' ? 'noAddress' : 'notReady'
  } catch {
    return 'failed'
  }
}
