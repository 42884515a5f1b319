import { describe, expect, it } from 'vitest'
import { hour } from '../../src/core/time'
import { deliverJob } from '../../src/events/deliveries/deliver'
import { signedIn } from '../support/client'
import { d1 } from '../support/databases'
import { newEnvironment, recordedEvent, subscribed } from '../support/deliveries'
import { takeUpDue } from '../support/running'

describe('one event', () => {
  it('to a thousand subscriptions queues the ten that there is room for, and finally all of them, in batches the queue accepts', async () => {
    const client = await signedIn()
    const { id } = await subscribed(client)
    await d1
      .prepare(
        `with recursive named(value) as (select 1 union all select value + 1 from named where value < 999)
       insert into subscriptions (id, organization_id, name, event_type, channel, channel_config, is_active,
         previous_secrets, created_at, updated_at)
       select id || value, organization_id, name, '*', 'console', '{}', 1, '[]', 1, 1
       from subscriptions, named where id = ?`,
      )
      .bind(id)
      .run()
    const environment = newEnvironment()
    const now = Date.now()
    const messages = await environment.fanOut(await recordedEvent(client, now), now)
    expect([messages.length, environment.batches.splice(0)]).toEqual([10, [10]])
    // A run queues 500 due deliveries of any company, so other tests' deliveries take places too.
    for (const hours of [2, 4, 6, 8]) await takeUpDue(environment.env, [deliverJob], now + hours * hour)
    const { results } = await d1
      .prepare('select id from deliveries where organization_id = ?')
      .bind(client.organizationId)
      .all<{ id: string }>()
    const own = new Set(results.map((row) => row.id))
    const queued = environment.sent.filter(({ body }) => own.has(body.deliveryId))
    expect(new Set(queued.map(({ body }) => body.deliveryId)).size).toBe(1000)
    expect(Math.max(...environment.batches)).toBe(100)
    const refused = await client.post('/api/notifications/subscriptions', {
      name: 'One more',
      eventType: '*',
      channel: 'console',
      channelConfig: {},
    })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'You can have at most 1000 subscriptions. Delete one first.',
    ])
  })
})
