import type { components } from './api.d.ts'
import { PorchlightError } from './error.ts'

/** `type` determines the fields of `data`. Only events sent by `POST …/test` have `test`. */
export type WebhookEvent = components['schemas']['NotificationPayload']
export type EventType = WebhookEvent['type']

type Sent = Request | { headers: Record<string, string | string[] | undefined>; body: string | Uint8Array }

/**
 * Throws an error with the code `webhook_invalid` unless the event was signed with the secret within five minutes.
 * Node's request has to be read first: pass its headers and the body exactly as it arrived.
 */
export async function verifyWebhook(request: Sent, secret: string): Promise<WebhookEvent> {
  const [headers, body] =
    request instanceof Request
      ? [Object.fromEntries(request.headers), await request.text()]
      : [request.headers, typeof request.body === 'string' ? request.body : new TextDecoder().decode(request.body)]
  const { Webhook, WebhookVerificationError } = await import('standardwebhooks')
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as WebhookEvent
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error
    throw new PorchlightError(
      undefined,
      { error: `The webhook is not genuine: ${error.message}.`, code: 'webhook_invalid' },
      error,
    )
  }
}
