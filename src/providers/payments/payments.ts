import { needed } from '../../core/needed'
import { isLocal } from '../../core/settings'
import type { ContractLanguage } from '../../locales/index'
import { practice } from './practice'
import { stripe } from './stripe'

export type CheckoutAsked = {
  /** Our id, which the provider returns with everything that happens to the checkout. */
  checkoutId: string
  /** The same key gives the same checkout, however often it is requested. */
  idempotencyKey: string
  accountId: string | null
  cents: number
  company: string
  description: string
  language: ContractLanguage
  expiresAt: number
  successUrl: string
  cancelUrl: string
}

export type CheckoutStarted = { sessionId: string; url: string }

export type RefundAsked = {
  checkoutId: string
  paymentId: string
  accountId: string | null
  cents: number
  idempotencyKey: string
  isDuplicate: boolean
}

export type Refund = { refundId: string; cents: number; status: 'pending' | 'succeeded' | 'failed' }
export type Paid = { sessionId: string; paymentId: string; cents: number; currency: string }
export type CheckoutFound = { state: 'paid'; paid: Paid } | { state: 'open' | 'expired' }

export type Payments = {
  name: 'stripe' | 'practice'
  /** Whether payments go to an account that the company has with the provider. */
  needsAccount: boolean
  startCheckout: (asked: CheckoutAsked) => Promise<CheckoutStarted>
  findCheckout: (sessionId: string, accountId: string | null) => Promise<CheckoutFound>
  /** Refunds what is left of the payment. If nothing is left, it returns the refunds that were made. */
  refund: (asked: RefundAsked) => Promise<Refund[]>
}

export function findPayments(env: Env): Payments | undefined {
  const provider = needed(env, 'PAYMENTS_PROVIDER')
  if (provider === 'stripe') return stripe(needed(env, 'STRIPE_SECRET_KEY'))
  return isPractice(env) ? practice(env) : undefined
}

/** Allowed only on a laptop, because its page doesn't take any money. */
export const isPractice = (env: Env) => needed(env, 'PAYMENTS_PROVIDER') === 'practice' && isLocal(env)
