import { text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'

export const checkoutsAtOnce = {
  counter: 'CONTRACTS',
  refusal: 'Too many payments were begun. Wait a minute, then try again.',
} as const

export const depositInput = z
  .strictObject({ token: text(200).openapi({ example: 'b6Cm…', description: 'The secret from the signer’s link.' }) })
  .openapi('DepositInput')

export const checkoutAnswer = z
  .object({
    checkoutUrl: z.url().openapi({
      example: 'https://checkout.stripe.com/c/pay/cs_test_a1Ae6C',
      description:
        'Where to pay the deposit. The page works for a day; asking again in that time returns the same one.',
    }),
  })
  .openapi('DepositCheckout')

export const webhookBody = z
  .looseObject({ type: z.string().optional().openapi({ example: 'checkout.session.completed' }) })
  .openapi('PaymentWebhook', { additionalProperties: true })

export const webhookAnswer = z
  .object({ received: z.literal(true).openapi({ example: true }) })
  .openapi('PaymentWebhookReceived')
