import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { signedIn } from './support/client'
import { newEnvironment, recordedEvent, subscribed } from './support/deliveries'

describe('one event', () => {
  it('goes to a thousand subscriptions in batches that the queue takes', async () => {
    const client = await signedIn()
    const { id } = await subscribed(client)
    await env.DB.prepare(
      `with recursive named(value) as (select 1 union all select value + 1 from named where value < 999)
       insert into subscriptions (id, organization_id, name, event_type, channel, channel_config, is_active,
         previous_secrets, created_at, updated_at)
       select id || value, organization_id, name, '*', 'console', '{}', 1, '[]', 1, 1
       from subscriptions, named where id = ?`,
    )
      .bind(id)
      .run()
    const environment = newEnvironment()
    const messages = await environment.fanOut(await recordedEvent(client, Date.now()), Date.now())
    expect(new Set(messages.map(({ deliveryId }) => deliveryId)).size).toBe(1000)
    expect(environment.batches).toEqual(Array(10).fill(100))
    const refused = await client.post('/api/notifications/subscriptions', {
      name: 'One more',
      eventType: '*',
      channel: 'console',
      channelConfig: {},
    })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'There may be at most 1000 subscriptions. Delete one first.',
    ])
  })
})
