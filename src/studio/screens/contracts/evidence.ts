import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import { type Answer, api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { checkIcon, warnIcon } from '../../icons'
import { PageElement } from '../../page-element'
import { shown } from '../../parts/states'
import { deviceOf } from './device'
import type { Words } from './standing'

type Evidence = Answer<'/api/contracts/{contractId}/evidence', 'get'>['evidence']
type Happened = Evidence['events'][number]

/** The history of a contract as a timeline in plain language, and whether it was altered. */
class ContractEvidence extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    contractId: {},
  }

  declare studio: Context
  declare words: Words
  declare contractId: string
  readonly #evidence = new Cached<Evidence>(this, () => {
    const path = { contractId: this.contractId }
    return {
      key: `contract evidence ${this.contractId}`,
      load: async () => (await api.get('/api/contracts/{contractId}/evidence', { params: { path } })).evidence,
    }
  })

  override render() {
    return html`<section class="card">
      <h2>${this.words.evidence}</h2>
      ${shown(this.studio, this.#evidence, (evidence) => this.#draw(evidence))}
    </section>`
  }

  #draw({ isIntact, fault, events }: Evidence) {
    const { words, studio } = this
    return html`
      ${
        isIntact
          ? html`<p class="intact">${checkIcon()}<span><strong>${words.intact}</strong> ${words.intactText}</span></p>`
          : html`<div class="failed">${warnIcon()}<p><strong>${words.altered}</strong> ${fault ? fill(words.fault, { place: String(fault.position + 1), problem: fault.problem }) : nothing}</p></div>`
      }
      <ol class="time-line">
        ${events.map(
          (event) => html`<li class=${fault?.position === event.position ? 'bad' : ''}>
            <time datetime=${event.at}>${studio.format.moment(event.at)}</time>
            <span>${whatHappened(event, words)}${fromWhere(event, words)}</span>
          </li>`,
        )}
      </ol>
    `
  }
}

function fromWhere({ address, device }: Happened, words: Words) {
  const from = [device && deviceOf(device), address].filter(Boolean).join(', ')
  return from ? html`<small>${fill(words.fromWhere, { from })}</small>` : nothing
}

type Told = {
  isAgain?: true
  isMailed?: true
  notMailed?: string
  /** When an email that has to wait goes out. */
  mailDueAt?: string
  /** The masked address, and the signers it belongs to. */
  recipient?: string
  signers?: { id: string; name: string }[]
  reason?: string
  /** The co-owner whom a homeowner named. */
  name?: string
}

function whatHappened({ type, actor, content }: Happened, words: Words) {
  const told = content as Told
  const who = actor.name ?? words.actors[actor.kind]
  const names = told.signers?.map(({ name }) => name).join(', ')
  const recipient = names && told.recipient ? `${names} (${told.recipient})` : (told.recipient ?? names ?? '')
  const reason = told.reason ?? told.notMailed ?? ''
  if (type === 'sent' && names && told.notMailed && !told.mailDueAt)
    return fill(told.isAgain ? words.linkMade : words.linkNotMailed, { who, names })
  if (type === 'sent' && told.isAgain) return fill(words.sentAgain, { who, recipient })
  if (type === 'sent' && told.isMailed) return fill(words.mailed, { recipient })
  if (type === 'sent' && told.notMailed) return fill(words.notMailed, { who, reason })
  const sentence = fill(words.events[type], { who, recipient, name: told.name ?? '' })
  const initials = Object.entries((content.initials ?? {}) as Record<string, string>)
  if (initials.length) return `${sentence}: ${initials.map(([clause, letters]) => `${clause}, ${letters}`).join('; ')}`
  return reason ? `${sentence}: “${reason}”` : sentence
}

customElements.define('studio-contract-evidence', ContractEvidence)
