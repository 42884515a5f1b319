import { html, nothing } from 'lit'
import { fill } from '../../locales/fill'
import type { words as home } from '../../locales/studio/home/en'
import { api } from '../api'
import type { Context } from '../context'
import { sentenceOfEmail, sentenceOfReason } from '../field-faults'
import { addressOf } from '../router'
import { type Summary as Contract, isUnmailed, toShareOf } from './contracts/standing'

type Words = typeof home

/** After this time no one will follow up on a failed email. */
const twoWeeks = 14 * 86_400_000

/** Collects what waits for the company from each list. */
export async function readNeeds() {
  const newest = { params: { query: { limit: 50 } } }
  const [{ contracts }, mails, { documents }, subscriptions, { unanswered }] = await Promise.all([
    api.get('/api/contracts', { params: { query: { limit: 100, status: 'waiting' } } }),
    api.get('/api/mails', { params: { query: { limit: 50, status: 'failed' } } }),
    api.get('/api/company/kb/documents'),
    api.get('/api/notifications/subscriptions', newest),
    api.get('/api/questions'),
  ])
  return {
    unanswered,
    contracts,
    mails: mails.mails.filter(({ createdAt }) => Date.parse(createdAt) > Date.now() - twoWeeks),
    documents: documents.filter(({ status }) => status === 'failed'),
    subscriptions: subscriptions.filter((each) => !each.isActive || each.failingSince),
  }
}

export type Needs = Awaited<ReturnType<typeof readNeeds>>

/** A contract stays open until everyone who is to sign it has signed. */
const waitsForCompany = ({ companySigns, signers }: Contract) =>
  companySigns && signers.every(({ signedAt }) => signedAt)

/** Those who still have to sign, once the first of several has signed. */
const missingIn = ({ signers }: Contract) =>
  signers.some(({ signedAt }) => signedAt) ? signers.flatMap(({ name, signedAt }) => (signedAt ? [] : name)) : []

const coOwnersIn = ({ signers }: Contract) => signers.flatMap(({ coOwner }) => coOwner?.name ?? [])

/** A contract that we couldn't email to anyone isn't told as sent, and says who needs its link. */
function sinceWhen(contract: Contract, words: Words, studio: Context) {
  const { sentAt, createdAt } = contract
  const isSent = sentAt && !isUnmailed(contract)
  const told = fill(isSent ? words.waitsText : words.createdText, {
    when: studio.format.ago(isSent ? sentAt : createdAt),
  })
  const toShare = toShareOf(contract, words, studio)
  return toShare ? `${told} · ${toShare}` : told
}

export function needsYou(studio: Context, words: Words, needs: Needs) {
  const { format, hasScreen } = studio
  const { unanswered, contracts, mails, documents, subscriptions } = needs
  const mine = contracts.filter(waitsForCompany)
  const changing = contracts.filter((contract) => !mine.includes(contract) && coOwnersIn(contract).length)
  const theirs = contracts.filter((contract) => !mine.includes(contract) && !changing.includes(contract))
  const named = ({ number, homeowner }: Contract) => ({ number: String(number), name: homeowner.name })
  /** The line links to the screen where it can be handled, if there is one. */
  const line = (path: string, what: string, more?: string | null) => {
    const text = html`<span class="what">${what}</span>${more ? html`<span class="quiet-text">${more}</span>` : nothing}`
    return html`<li>${hasScreen(path) ? html`<a href=${addressOf(path)}>${text}</a>` : html`<div>${text}</div>`}</li>`
  }
  const lines = [
    ...(unanswered ? [line('/questions', format.counted(words.unanswered, unanswered), words.unansweredText)] : []),
    ...mine.map((contract) => line(`/contracts/${contract.id}`, fill(words.countersign, named(contract)))),
    ...changing.map((contract) =>
      line(
        `/contracts/${contract.id}`,
        fill(words.coOwner, { ...named(contract), coOwner: coOwnersIn(contract).join(', ') }),
      ),
    ),
    ...mails.map(({ recipient, problem }) =>
      line(
        '/homeowners',
        fill(words.mailFailed, { recipient }),
        problem ? sentenceOfEmail(problem, format.moment) : null,
      ),
    ),
    ...documents.map(({ displayName, failureReason }) =>
      line(
        '/files',
        fill(words.documentFailed, { name: displayName }),
        failureReason ? sentenceOfReason(failureReason) : null,
      ),
    ),
    ...subscriptions.map(({ id, name, isActive, failingSince }) =>
      isActive && failingSince
        ? line(`/settings/webhooks/${id}`, fill(words.webhookFails, { name, when: format.moment(failingSince) }))
        : line(`/settings/webhooks/${id}`, fill(words.webhookOff, { name }), words.webhookOffText),
    ),
    ...theirs.map((contract) => {
      const missing = missingIn(contract)
      const values = { ...named(contract), unsigned: new Intl.ListFormat(format.locale).format(missing) }
      return line(
        `/contracts/${contract.id}`,
        fill(missing.length ? words.waitsForOther : words.waits, values),
        sinceWhen(contract, words, studio),
      )
    }),
  ]
  return lines.length ? html`<ul class="list">${lines}</ul>` : html`<p class="quiet-text">${words.nothingNeeded}</p>`
}
