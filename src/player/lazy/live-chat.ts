import { fill } from '../../locales/fill'
import type { Manifest } from '../../playback/manifest/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import { viewerSessionId } from './beacons'
import { newKey } from './booking-request'
import { type Bubble, type Conversation, conversationOf, type Message, memberIn, type Reached } from './conversation'

type Delivered = { id: string; to: Reached; email?: string | null | undefined }

export type FromServer =
  | { type: 'guest'; member: { name: string; avatarUrl: string | null } | null; isAccepted?: boolean }
  | { type: 'message'; id: string; from: 'member' | 'viewer'; name: string; text: string }
  | { type: 'show'; slideId: string }
  | ({ type: 'delivered' } & Delivered)
  | { type: 'refused'; id: string }

/** The server takes no longer text. */
const mostBytes = 1024
const answerWithin = 10_000
/** The server says so too, but a player without a socket doesn't hear it. */
const ringsFor = 35_000
const noticeMilliseconds = 8000

/** The server sends the guest and the messages again, and may have missed what was sent while there was no connection. */
export function resume(player: PorchlightPlayer, manifest: Manifest) {
  const conversation = conversationOf(manifest)
  if (memberIn(conversation)) player.live?.send({ type: 'accept' })
  for (const message of conversation.messages.values())
    if (message.from === 'viewer' && message.state !== 'sent') void deliver(player, manifest, message)
}

export function receive(player: PorchlightPlayer, manifest: Manifest, told: FromServer) {
  const conversation = conversationOf(manifest)
  if (told.type === 'guest') meet(player, manifest, conversation, told)
  if (told.type === 'message') hear(player, conversation, told)
  if (told.type === 'show') lookAt(player, conversation, told.slideId)
  if (told.type === 'delivered') arrived(player, conversation, told)
  if (told.type === 'refused') settle(player, conversation, told.id, 'tooMany')
  player.refresh()
}

function meet(
  player: PorchlightPlayer,
  manifest: Manifest,
  conversation: Conversation,
  { member, isAccepted }: FromServer & { type: 'guest' },
) {
  const before = conversation.guest
  if (before && before.name === member?.name) return
  if (before?.state === 'accepted') {
    const text = fill(player.words.live.left, { name: before.name })
    note(conversation, text)
    notify(player, conversation, { kind: 'left', name: before.name, text })
  }
  conversation.guest = member ? { ...member, state: 'offered' } : undefined
  if (!member) return
  for (const message of conversation.messages.values()) if (message.to === 'ringing') message.to = 'member'
  if (isAccepted) join(player, manifest, conversation)
}

function join({ words }: PorchlightPlayer, { branding }: Manifest, conversation: Conversation) {
  const { guest } = conversation
  if (!guest) return
  guest.state = 'accepted'
  note(conversation, fill(words.live.joined, { name: guest.name, company: branding.name }))
}

/** Opens the panel, in which the focus moves to what can be written in. */
export function accept(player: PorchlightPlayer) {
  const { manifest, panels } = player
  const conversation = manifest && conversationOf(manifest)
  if (!manifest || conversation?.guest?.state !== 'offered') return
  player.live?.send({ type: 'accept' })
  join(player, manifest, conversation)
  if (panels.current === 'questions') focusInPanel(player)
  else panels.toggle('questions')
  player.refresh()
}

export function decline(player: PorchlightPlayer) {
  const { guest } = (player.manifest && conversationOf(player.manifest)) ?? {}
  if (guest?.state !== 'offered') return
  guest.state = 'declined'
  player.live?.send({ type: 'decline' })
  if (player.panels.current === 'questions') focusInPanel(player)
  player.refresh()
}

/** The pressed button is gone, and its focus with it. */
function focusInPanel(player: PorchlightPlayer) {
  player.refresh()
  const target = player.controlsVisibility.isTouch ? '.bubbles' : '.field'
  void player.updateComplete.then(() =>
    player.shadowRoot?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true }),
  )
}

function hear(player: PorchlightPlayer, conversation: Conversation, told: FromServer & { type: 'message' }) {
  const { id, from, name, text } = told
  const known = conversation.messages.get(id)
  if (known) {
    known.state = 'sent'
    return
  }
  add(player, conversation, { id, from, name, text, state: 'sent' })
  if (from === 'member' && memberIn(conversation)) notify(player, conversation, { kind: 'message', name, text })
}

function add(player: PorchlightPlayer, conversation: Conversation, message: Message) {
  conversation.messages.set(message.id, message)
  conversation.bubbles.push({ from: message.from === 'viewer' ? 'user' : 'rep', text: message.text, message })
  player.refresh()
  void player.updateComplete.then(() => {
    const list = player.shadowRoot?.querySelector('.bubbles')
    list?.scrollTo({ top: list.scrollHeight })
  })
}

const note = ({ bubbles }: Conversation, text: string) => bubbles.push({ from: 'note', text, isPlayerText: true })

/** Only what is not in front of the homeowner anyway. */
function notify(player: PorchlightPlayer, conversation: Conversation, notice: NonNullable<Conversation['notice']>) {
  if (player.panels.current === 'questions') return
  conversation.notice = notice
  if (notice.kind !== 'left') return
  setTimeout(() => {
    if (conversation.notice === notice) conversation.notice = undefined
    player.refresh()
  }, noticeMilliseconds)
}

/** A sheet would hide the slide, but not the words that the homeowner is about to send. */
function lookAt(player: PorchlightPlayer, conversation: Conversation, slideId: string) {
  const { playback, panels, shadowRoot } = player
  const member = memberIn(conversation)
  const index = playback?.sequence.scenes.findIndex(({ slide }) => slide?.id === slideId) ?? -1
  if (!playback || !member || index < 0) return
  if (playback.scene?.slide?.id === slideId && playback.state !== 'ended' && !playback.answer) playback.pause()
  else playback.goTo(index, 0, false)
  const text = fill(player.words.live.shows, { name: member.name, title: playback.scene?.title ?? '' })
  note(conversation, text)
  const isWriting = shadowRoot?.querySelector<HTMLInputElement>('.panel .field')?.value
  if (panels.current && panels.isSheet && !isWriting) panels.discard()
  notify(player, conversation, { kind: 'shown', name: member.name, text, slideId })
}

export function send(player: PorchlightPlayer, manifest: Manifest, text: string) {
  const message = newMessage(newKey(), text)
  add(player, conversationOf(manifest), message)
  void deliver(player, manifest, message)
}

/** The company has the question already, by the id of its answer. It stays where the homeowner asked it. */
export function sendQuestion(player: PorchlightPlayer, manifest: Manifest, { toSend }: Bubble) {
  if (!toSend || toSend.message) return
  toSend.message = newMessage(toSend.answerId, toSend.question)
  conversationOf(manifest).messages.set(toSend.answerId, toSend.message)
  void deliver(player, manifest, toSend.message)
}

const newMessage = (id: string, text: string): Message => ({ id, from: 'viewer', name: '', text, state: 'sending' })

export const isTooLong = (text: string) => new TextEncoder().encode(text).length > mostBytes

/** The server recognizes the id, so a message that is sent twice arrives once. */
export async function deliver(player: PorchlightPlayer, manifest: Manifest, message: Message) {
  const { id, text } = message
  message.state = 'sending'
  player.refresh()
  if (!player.live?.send({ type: 'message', id, text })) return post(player, manifest, message)
  setTimeout(() => message.state === 'sending' && post(player, manifest, message), answerWithin)
}

async function post(player: PorchlightPlayer, manifest: Manifest, { id, text }: Message) {
  const conversation = conversationOf(manifest)
  const response = await fetch(`${player.home}/api/viewer/presentations/${manifest.presentationId}/messages`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ viewerSessionId: viewerSessionId(player, Date.now()), id, text }),
  }).catch(() => undefined)
  if (!response?.ok) return settle(player, conversation, id, response?.status === 429 ? 'tooMany' : 'failed')
  const { delivered, email } = await response.json()
  arrived(player, conversation, { id, to: delivered, email })
}

function arrived(player: PorchlightPlayer, conversation: Conversation, { id, to, email }: Delivered) {
  const message = conversation.messages.get(id)
  if (!message) return
  Object.assign(message, { state: 'sent', to, email })
  const isWriting = player.shadowRoot?.querySelector<HTMLInputElement>('.panel .field')?.value
  if (to === 'company' && !isWriting) conversation.isToPerson = false
  if (to === 'ringing')
    setTimeout(() => message.to === 'ringing' && arrived(player, conversation, { ...message, to: 'company' }), ringsFor)
  player.refresh()
}

/** A message that has arrived in the meantime stays arrived. */
function settle(player: PorchlightPlayer, { messages }: Conversation, id: string, state: Message['state']) {
  const message = messages.get(id)
  if (message?.state === 'sending') message.state = state
  player.refresh()
}
