import { fill } from '../../../locales/fill'
import type { words as contracts } from '../../../locales/studio/contracts/en'
import type { Answer } from '../../api'
import type { Context } from '../../context'

export type Words = typeof contracts
export type Summary = Answer<'/api/contracts', 'get'>['contracts'][number]
export type Contract = Answer<'/api/contracts/{contractId}', 'get'>['contract']
export type Status = Summary['status']

const isOpen = ({ status }: Pick<Summary, 'status'>) => status === 'sent' || status === 'opened'

export const waitsForCompany = (contract: Summary | Contract) =>
  isOpen(contract) &&
  contract.companySigns &&
  !contract.countersignedAt &&
  contract.signers.every(({ signedAt }) => signedAt)

export const waitsForSigners = (contract: Summary | Contract) =>
  isOpen(contract) && contract.signers.some(({ signedAt }) => !signedAt)

/** The signers whose turn it is. Later ones are `waiting`. */
const inTurn = ({ signers }: Summary | Contract) =>
  signers.filter(({ status }) => status === 'sent' || status === 'opened')

const ends: Status[] = ['declined', 'cancelled', 'expired', 'void']

export const hasEnded = ({ status }: Summary | Contract) => ends.includes(status)

type Signed = Pick<Summary | Contract, 'signers'>

/** Those who still have to sign, and whom we can't email the link. */
export const unaddressed = ({ signers }: Signed) => signers.filter(({ email, signedAt }) => !email && !signedAt)

/** A link that we couldn't email to anyone isn't told as sent, even after the contract was opened or has ended. */
export const isUnmailed = (contract: Summary | Contract) =>
  (contract.status === 'sent' ? inTurn(contract) : contract.signers).every(({ email }) => !email)

function someSigned(contract: Summary | Contract, words: Words) {
  const signed = contract.signers.filter(({ signedAt }) => signedAt).length
  if (!signed || !waitsForSigners(contract)) return undefined
  return fill(words.someSigned, { signed: String(signed), all: String(contract.signers.length) })
}

/** Names those whose turn it is, if only the company can give them the link. */
export function toShareOf(contract: Summary | Contract, words: Pick<Words, 'shareYourself'>, { format }: Context) {
  if (!waitsForSigners(contract)) return undefined
  const names = inTurn(contract).flatMap(({ name, email, status }) => (email || status === 'opened' ? [] : name))
  return names.length
    ? fill(words.shareYourself, { names: new Intl.ListFormat(format.locale).format(names) })
    : undefined
}

/** Says in a sentence what has become of the contract and whom it waits for. */
function standingOf(contract: Summary | Contract, words: Words, { format }: Context): string {
  const names = new Intl.ListFormat(format.locale).format(inTurn(contract).map(({ name }) => name))
  if (waitsForCompany(contract)) return words.waitsForCompany
  if (waitsForSigners(contract)) return fill(words.waitsFor, { names, until: format.date(contract.expiresAt) })
  const at = {
    draft: contract.createdAt,
    signed: contract.signedAt,
    sealed: contract.sealedAt,
    declined: contract.declinedAt,
    cancelled: contract.cancelledAt,
    expired: contract.expiresAt,
    void: contract.updatedAt,
    sent: contract.sentAt,
    opened: contract.openedAt,
  }[contract.status]
  return fill(words.standings[contract.status], { when: at ? format.moment(at) : '' })
}

/** Adds why it ended, if someone said. */
export function toldOf(contract: Summary | Contract, words: Words, studio: Context) {
  const { endReason: reason } = contract
  const told = standingOf(contract, words, studio)
  return reason === null ? told : fill(words.endedBecause, { told, reason })
}

/** `opened` alone would not show that it is the company's turn. */
export const stateOf = (contract: Summary | Contract, words: Words) =>
  waitsForCompany(contract)
    ? words.waitsForYou
    : contract.status === 'sent' && isUnmailed(contract)
      ? words.notEmailed
      : (someSigned(contract, words) ?? (contract.replacedBy ? words.replacedState : words.states[contract.status]))

export const shadeOf = (status: Status) =>
  ({
    draft: '',
    sent: 'waits',
    opened: 'waits',
    signed: 'good',
    sealed: 'good',
    declined: 'bad',
    cancelled: 'bad',
    expired: '',
    void: '',
  })[status]
