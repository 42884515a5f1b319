import type { Page, WebSocketRoute } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, button, focused, loaded, playerOf, ready } from './player.ts'
import { useSite } from './site.ts'

const site = useSite()
let shown: Awaited<ReturnType<typeof site.company.present>>
let slideIds: string[]

beforeAll(async () => {
  const slides = [1, 2, 3].map((number) => ({ title: `Slide ${number}`, narrationScript: 'Some words. '.repeat(250) }))
  const faqs = [{ userQuestion: 'Who pays for the permit?', cannedAnswer: 'We do.' }]
  const branding = { name: 'Summit', contact: { phone: '+1 303 555 0142' } }
  shown = await site.company.present({ slides, faqs, branding })
  const { slides: kept } = await site.company.send('GET', `/api/viewer/presentations/${shown.id}`)
  slideIds = kept.map(({ id }: { id: string }) => id)
})

type Frame = Record<string, unknown>

/** Stands in for the server, so that a test decides what it says, and when. */
async function watch(options: Parameters<typeof site.open>[1] = {}) {
  const opened = await site.open(shown.id, options)
  const { page } = opened
  const sockets: WebSocketRoute[] = []
  const heard: Frame[] = []
  await page.routeWebSocket('**/live?*', (socket) => {
    sockets.push(socket)
    socket.onMessage((text) => {
      if (text !== 'ping') heard.push(JSON.parse(String(text)))
    })
  })
  await opened.visit()
  await ready(page)
  await loaded(page, 'telemetry')
  expect(sockets).toHaveLength(0)
  await ask(page, (player) => player.play())
  await expect.poll(() => sockets.length).toBe(1)
  const say = (frame: Frame) => sockets.at(-1)?.send(JSON.stringify(frame))
  const told = (type: string) => heard.filter((frame) => frame.type === type)
  return { ...opened, sockets, told, say }
}

const daniel = { type: 'guest', member: { name: 'Daniel Reyes', avatarUrl: null } }
const card = (page: Page) => playerOf(page).getByRole('region', { name: 'Daniel Reyes from Summit is here' })
const log = (page: Page) => playerOf(page).getByRole('log')

async function accepted(options: Parameters<typeof site.open>[1] = {}) {
  const opened = await watch(options)
  opened.say(daniel)
  await card(opened.page).getByRole('button', { name: 'Say hello' }).click()
  await log(opened.page).getByText('Daniel Reyes from Summit joined.').waitFor()
  return opened
}

async function write(page: Page, text: string) {
  await playerOf(page).getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
}

describe('a member who joins', () => {
  it('is announced on a card that takes neither the focus nor the voice, and is let in by it', async () => {
    const { page, say, told, close } = await watch()
    await page.keyboard.press('Tab')
    const before = await focused(page)
    say(daniel)
    await card(page).getByText('DR', { exact: true }).waitFor()
    await expect
      .poll(() => playerOf(page).getByRole('status').allTextContents())
      .toContain('Daniel Reyes from Summit is here')
    expect(await focused(page)).toBe(before)
    expect(await ask(page, (player) => player.paused)).toBe(false)
    expect(told('accept')).toEqual([])
    await card(page).getByRole('button', { name: 'Say hello' }).click()
    await expect.poll(() => told('accept')).toEqual([{ type: 'accept' }])
    await expect.poll(() => focused(page)).toBe('Message to Daniel Reyes')
    await playerOf(page).getByRole('heading', { name: 'Daniel Reyes from Summit' }).waitFor()
    expect(await card(page).count()).toBe(0)
    await close()
  })

  it('is declined with Escape, and what the homeowner asks still goes to the assistant', async () => {
    const { page, say, told, close } = await watch()
    say(daniel)
    await card(page).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => told('decline')).toEqual([{ type: 'decline' }])
    await card(page).waitFor({ state: 'detached' })
    say({ type: 'show', slideId: slideIds[2] })
    await button(page, 'Ask a question').first().click()
    await button(page, 'Who pays for the permit?').click()
    await log(page).getByText('We do.').waitFor()
    expect(told('message')).toEqual([])
    expect(await ask(page, (player) => player.currentSlide)).toBe(0)
    await close()
  })

  it('is offered in the panel too while it is open', async () => {
    const { page, say, told, close } = await watch()
    await button(page, 'Ask a question').first().click()
    say(daniel)
    const panel = playerOf(page).getByRole('dialog')
    await panel.getByRole('button', { name: 'Not now' }).click()
    await expect.poll(() => told('decline')).toHaveLength(1)
    await expect.poll(() => focused(page)).toBe('Your question')
    expect(await card(page).count()).toBe(0)
    await close()
  })

  it('says when they leave', async () => {
    const { page, say, close } = await accepted()
    say({ type: 'guest', member: null })
    await log(page).getByText('Daniel Reyes has left.').waitFor()
    await playerOf(page).getByRole('textbox', { name: 'Your question' }).waitFor()
    await close()
  })
})

describe('a conversation', () => {
  it('goes both ways, and shows each message once however often the server sends it', async () => {
    const { page, say, told, close } = await accepted()
    await write(page, 'Can you keep the gutters?')
    await expect.poll(() => told('message')).toHaveLength(1)
    const [{ id } = {}] = told('message')
    await log(page).getByText('Sending…').waitFor()
    say({ type: 'delivered', id, to: 'member' })
    await log(page).getByText('Sending…').waitFor({ state: 'detached' })
    const sent = { type: 'message', id, from: 'viewer', name: 'Maria', text: 'Can you keep the gutters?' }
    const reply = { type: 'message', id: 'r1', from: 'member', name: 'Daniel Reyes', text: 'Yes, if they are <sound>.' }
    for (const frame of [reply, sent, reply]) say(frame)
    await log(page).getByText('Yes, if they are <sound>.').waitFor()
    expect(await log(page).locator('.message').allTextContents()).toEqual([sent.text, reply.text])
    await close()
  })

  it('shows what a member writes on the stage while the panel is closed', async () => {
    const { page, say, close } = await accepted()
    await page.keyboard.press('Escape')
    say({ type: 'message', id: 'r1', from: 'member', name: 'Daniel Reyes', text: 'Are you there?' })
    const notice = playerOf(page).getByRole('region', { name: 'Daniel Reyes', exact: true })
    await notice.getByText('Are you there?').waitFor()
    await notice.getByRole('button', { name: 'Reply' }).click()
    await log(page).getByText('Are you there?').waitFor()
    expect(await notice.count()).toBe(0)
    await close()
  })

  it('sends a message again under the same id after the connection was lost', async () => {
    const { page, sockets, say, told, close } = await accepted()
    await write(page, 'Can you keep the gutters?')
    await expect.poll(() => told('message')).toHaveLength(1)
    await sockets[0]?.close({ code: 1011, reason: 'try_again' })
    await expect.poll(() => told('message')).toHaveLength(2)
    const [first, second] = told('message')
    expect(second).toEqual(first)
    expect(told('accept')).toHaveLength(2)
    say({ type: 'delivered', id: first?.id, to: 'member' })
    await log(page).getByText('Sending…').waitFor({ state: 'detached' })
    expect(await log(page).locator('.message').allTextContents()).toEqual(['Can you keep the gutters?'])
    await close()
  })

  it('is there again after a reload', async () => {
    const { page, sockets, say, close } = await accepted()
    await page.reload()
    await ready(page)
    await ask(page, (player) => player.play())
    await expect.poll(() => sockets.length).toBe(2)
    say({ ...daniel, isAccepted: true })
    say({ type: 'message', id: 'm1', from: 'viewer', name: 'Maria', text: 'Can you keep the gutters?' })
    say({ type: 'message', id: 'r1', from: 'member', name: 'Daniel Reyes', text: 'We can.' })
    await playerOf(page).getByRole('button', { name: 'Reply' }).click()
    await expect
      .poll(() => log(page).locator('.message').allTextContents())
      .toEqual(['Can you keep the gutters?', 'We can.'])
    await close()
  })

  it('goes on over HTTP where the connection can’t be opened, and offers to try again', async () => {
    const { page, sockets, close } = await accepted()
    const bodies: Frame[] = []
    await page.routeWebSocket('**/live?*', (socket) => socket.close({ code: 1011 }))
    await sockets[0]?.close({ code: 1011 })
    await page.route('**/messages', (route) => {
      bodies.push(route.request().postDataJSON())
      if (bodies.length === 1) return route.abort()
      return route.fulfill({ status: 202, json: { delivered: 'member' } })
    })
    await write(page, 'Can you keep the gutters?')
    await log(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => bodies).toHaveLength(2)
    await log(page).getByText('Sending…').waitFor({ state: 'detached' })
    await log(page).getByText('Not sent.').waitFor({ state: 'detached' })
    expect(bodies[0]).toMatchObject({ text: 'Can you keep the gutters?', viewerSessionId: expect.stringMatching(/-/) })
    expect(bodies[1]).toEqual(bodies[0])
    await close()
  })

  it('refuses a message that is too long for the server, and keeps it', async () => {
    const { page, told, close } = await accepted()
    await write(page, '屋'.repeat(400))
    const field = playerOf(page).getByRole('textbox')
    await expect
      .poll(() => field.evaluate((input) => (input as HTMLInputElement).validationMessage))
      .toContain('too long')
    expect([await field.inputValue(), told('message')]).toEqual(['屋'.repeat(400), []])
    await write(page, 'Short')
    await expect.poll(() => told('message')).toHaveLength(1)
    await close()
  })
})

describe('asking a person', () => {
  const toPerson = async (page: Page, text: string) => {
    await button(page, 'Ask a question').first().click()
    await button(page, 'Ask a person').click()
    await playerOf(page).getByRole('textbox', { name: 'Message to Summit' }).waitFor()
    await write(page, text)
  }

  it('says that the company is told, then who came', async () => {
    const { page, say, told, close } = await watch()
    await toPerson(page, 'Can I keep my gutters?')
    await expect.poll(() => told('message')).toMatchObject([{ text: 'Can I keep my gutters?' }])
    const [{ id } = {}] = told('message')
    say({ type: 'delivered', id, to: 'ringing', email: 'm…@example.com' })
    await log(page).getByText('We’re letting Summit know…').waitFor()
    say(daniel)
    await playerOf(page).getByRole('dialog').getByText('Daniel Reyes from Summit is here').waitFor()
    expect(await log(page).getByText('We’re letting Summit know…').count()).toBe(0)
    await close()
  })

  it('says that it was sent if no one came, and names an address only if there is one', async () => {
    const { page, say, told, close } = await watch()
    await toPerson(page, 'Can I keep my gutters?')
    await expect.poll(() => told('message')).toHaveLength(1)
    const [{ id } = {}] = told('message')
    say({ type: 'delivered', id, to: 'ringing', email: null })
    say({ type: 'delivered', id, to: 'company', email: null })
    await log(page).getByText('We sent it to Summit.', { exact: false }).waitFor()
    await log(page).getByText('don’t have an email address', { exact: false }).waitFor()
    await log(page).getByRole('link', { name: '+1 303 555 0142' }).waitFor()
    await playerOf(page).getByRole('textbox', { name: 'Your question' }).waitFor()
    await close()
  })

  it('works before playback, without a connection', async () => {
    const { page, visit, close } = await site.open(shown.id)
    await page.route('**/messages', (route) => route.fulfill({ status: 202, json: { delivered: 'company' } }))
    await visit()
    await ready(page)
    await toPerson(page, 'Can I keep my gutters?')
    await log(page).getByText('We sent it to Summit.').waitFor()
    expect(await log(page).getByText('by email', { exact: false }).count()).toBe(0)
    await close()
  })

  it('goes back to the assistant when the button is pressed again', async () => {
    const { page, told, close } = await watch()
    await button(page, 'Ask a question').first().click()
    await button(page, 'Ask a person').click()
    await button(page, 'Ask a person').click()
    await button(page, 'Who pays for the permit?').click()
    await log(page).getByText('We do.').waitFor()
    expect(told('message')).toEqual([])
    await close()
  })
})

describe('“Look at this”', () => {
  it.each([
    ['a laptop', { width: 1440, height: 900 }],
    ['a phone', { width: 360, height: 740 }],
  ])('moves to the slide, pauses, and says who did it on %s', async (_, viewport) => {
    const { page, say, close } = await accepted({ viewport })
    if (viewport.width > 400) await page.keyboard.press('Escape')
    say({ type: 'show', slideId: slideIds[2] })
    const notice = playerOf(page).getByRole('region', { name: 'Daniel Reyes is showing you “Slide 3”' })
    await notice.waitFor()
    expect(await playerOf(page).getByRole('dialog').count()).toBe(0)
    expect(await ask(page, (player) => [player.currentSlide, player.paused])).toEqual([2, true])
    await notice.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => ask(page, (player) => player.paused)).toBe(false)
    expect(await notice.count()).toBe(0)
    await close()
  })

  it('keeps the panel on a phone while the homeowner writes', async () => {
    const { page, say, close } = await accepted({ viewport: { width: 360, height: 740 } })
    await playerOf(page).getByRole('textbox').fill('Can you')
    say({ type: 'show', slideId: slideIds[1] })
    await log(page).getByText('Daniel Reyes is showing you “Slide 2”').waitFor()
    expect(await playerOf(page).getByRole('textbox').inputValue()).toBe('Can you')
    await close()
  })
})
