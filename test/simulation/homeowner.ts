import { type Caller, minute } from './caller.ts'
import type { Ledger } from './ledger.ts'
import { watchLive } from './live.ts'
import type { Random } from './random.ts'
import type { Stripe } from './stripe.ts'

type Given = { caller: Caller; ledger: Ledger; stripe: Stripe }

export type Homeowner = Record<'first_name' | 'last_name' | 'address' | 'city' | 'state' | 'zip' | 'email', string>

export async function watch(id: string, { email }: Homeowner, random: Random, given: Given) {
  const { send, world } = given.caller
  const { timeline } = world
  await timeline.wait(random.between(minute, 20 * minute))
  const shown = await send('GET', `/api/viewer/presentations/${id}`)
  if (!shown.ok) return
  const { slides } = (await shown.json()) as { slides: { id: string }[] }
  const viewerSessionId = random.uuid()
  const at = () => new Date(timeline.now).toISOString()
  const eventsOf = (beacon: number) => [
    { type: 'started', at: at() },
    ...slides.map(({ id: slideId }) => ({ type: 'watched', slideId, seconds: random.between(1, 8), at: at() })),
    ...(beacon === 1 && random.happens(0.3) ? [{ type: 'tier_chosen', tier: 'best', at: at() }] : []),
  ]
  if (random.happens(0.5)) await watchLive({ id, slides, viewerSessionId, email }, random, given)
  for (let beacon = 0; beacon < 2; beacon++) {
    await timeline.wait(20_000)
    await send('POST', `/api/viewer/presentations/${id}/events`, { viewerSessionId, events: eventsOf(beacon) })
  }
  if (random.happens(0.3)) await send('POST', '/api/qa', { presentationId: id, question: 'How long does it take?' })
  if (random.happens(0.6)) await book(id, email, random, given)
}

/** Two homeowners, or two tabs of one, may want the same hour, which has one seat. */
async function book(presentationId: string, email: string, random: Random, { caller: { send, world }, ledger }: Given) {
  const slots = await send('GET', `/api/appointments/slots?presentationId=${presentationId}`)
  if (!slots.ok) return
  const { days } = (await slots.json()) as { days: { windows: { startsAt: string }[] }[] }
  const windows = days.flatMap((day) => day.windows).slice(0, 3)
  if (!windows.length) return
  // While they think about it, someone else may take the hour.
  await world.timeline.wait(random.between(0, 10 * minute))
  const input = { presentationId, startsAt: random.one(windows).startsAt, name: 'Maria', email }
  const post = () => send('POST', '/api/appointments', input, { 'idempotency-key': random.uuid() })
  const isTwice = random.happens(0.3)
  const answers = await Promise.all(isTwice ? [post(), post()] : [post()])
  for (const answer of answers) {
    if (answer.status !== 201) continue
    const { appointment, manageUrl } = (await answer.json()) as { appointment: { id: string }; manageUrl: string }
    ledger.booked.push(appointment.id)
    if (!random.happens(0.3)) continue
    await world.timeline.wait(random.between(minute, 30 * minute))
    const token = new URL(manageUrl).searchParams.get('token')
    const cancelled = await send('POST', `/api/appointments/${appointment.id}/cancel`, { token })
    // It was canceled by an earlier try if that one's answer was lost.
    if (cancelled.ok || (await cancelled.text()).includes('appointment_cancelled')) ledger.cancelled.add(appointment.id)
  }
}

/** The signers sign in turn; then one of them pays, and sometimes cancels while that is still possible. */
export async function sign(contractId: string, tokens: string[], random: Random, given: Given) {
  const { send, world } = given.caller
  const path = `/api/contracts/${contractId}`
  for (const [at, token] of tokens.entries()) {
    await world.timeline.wait(random.between(minute, 30 * minute))
    if (!(await signOne(path, token, at === 0 ? 'Maria Homeowner' : 'Sam Homeowner', given.caller))) return
    given.ledger.signed.set(contractId, (given.ledger.signed.get(contractId) ?? 0) + 1)
  }
  const token = tokens[0] ?? ''
  if (random.happens(0.8)) await pay(path, token, random, given)
  if (!random.happens(0.4)) return
  await world.timeline.wait(random.between(minute, 60 * minute))
  const cancelled = await send('POST', `${path}/cancel`, { token })
  if (cancelled.ok) given.ledger.withdrawn.add(contractId)
}

async function signOne(path: string, token: string, name: string, { send }: Caller) {
  await send('GET', `${path}/document.pdf?token=${token}`)
  const agreed = await send('POST', `${path}/consent`, { token })
  if (!agreed.ok) return false
  const signature = { kind: 'typed', value: name }
  const signed = await send('POST', `${path}/sign`, { token, name, signature })
  return signed.ok
}

/** The homeowner sometimes pays in two tabs at once, and sometimes the company refunds a part by hand. */
async function pay(path: string, token: string, random: Random, { caller: { send, world }, stripe }: Given) {
  const isTwice = random.happens(0.3)
  const answers = await Promise.all(
    Array.from({ length: isTwice ? 2 : 1 }, () => send('POST', `${path}/deposit`, { token })),
  )
  for (const answer of answers) {
    if (!answer.ok) continue
    const { checkoutUrl } = (await answer.json()) as { checkoutUrl: string }
    await world.timeline.wait(random.between(10_000, 10 * minute))
    const charge = stripe.pay(checkoutUrl)
    if (charge && random.happens(0.2)) stripe.refundByHand(charge, random.between(1, 500))
  }
}
