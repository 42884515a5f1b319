import { text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'

export const checkoutsAtOnce = {
  counter: 'CONTRACTS',
  refusal: 'Too many payments were begun. Wait a minute, then try again.',
} as const

export const depositInput = z
  .strictObject({ token: text(200).openapi({ example: 'b6Cm…', description: 'Of the link.' }) })
  .openapi('DepositInput')

export const checkoutAnswer = z
  .object({
    checkoutUrl: z.url().openapi({
      example: 'https://checkout.stripe.com/c/pay/cs_test_a1Ae6C',
      description: 'Where it is paid, within a day. Asked again, it is the same until then.',
    }),
  })
  .openapi('DepositCheckout')

export const webhookBody = z
  .looseObject({ type: z.string().optional().openapi({ example: 'checkout.session.completed' }) })
  .openapi('PaymentWebhook', { additionalProperties: true })

export const webhookAnswer = z
  .object({ received: z.literal(true).openapi({ example: true }) })
  .openapi('PaymentWebhookReceived')
