import { text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { contract, contractExample, eventKind } from './event-kind'

const payment = contract.extend({
  paymentId: text(255),
  cents: z.int(),
  currency: text(3),
})
const paymentExample = { ...contractExample, paymentId: 'pi_3PQwVd2eZvKYlo2C1kGmXq4L', cents: 189_000, currency: 'usd' }

const inDollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

export const paymentKinds = {
  'payment.succeeded': eventKind({
    description: 'The deposit for a contract was paid. Sent once for each contract.',
    data: payment,
    example: paymentExample,
    headline: ({ number, cents }) => `The deposit for contract ${number} was paid: ${inDollars(cents)}`,
  }),
  'payment.failed': eventKind({
    description: 'A card was declined. Sent once for each payment, however many cards are tried.',
    data: payment,
    example: paymentExample,
    headline: ({ number }) => `A payment for contract ${number} was declined`,
  }),
  'payment.refunded': eventKind({
    description:
      'A payment was refunded because the contract was called off, it was paid twice, or its amount was wrong, or by your company.',
    data: payment.extend({
      refundId: text(255),
      reason: z.enum(['called_off', 'paid_twice', 'amount_differs', 'by_company']),
    }),
    example: { ...paymentExample, refundId: 're_3PQwVd2eZvKYlo2C1vLk0Dxh', reason: 'called_off' },
    headline: ({ number, cents }) => `A payment for contract ${number} was refunded: ${inDollars(cents)}`,
  }),
}
