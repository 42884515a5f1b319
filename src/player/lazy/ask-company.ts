import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Answer, AnswerSentence } from '../../answers/questions/schemas'
import type { Manifest } from '../../playback/manifest/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import { viewerSessionId } from './beacons'
import type { Bubble, Conversation } from './conversation'
import { isPreview } from './preview-mode'
import { pauseAfterWord, SpokenAnswer, sayUnanswered, showAnswer } from './speak-answer'

type Failure = 'offline' | 'tooMany' | 'failed'

type Question = { question: string; presentationId: string; slideId?: string }

const longestSilence = 20_000

async function askServer(
  player: PorchlightPlayer,
  asked: Question,
  signal: AbortSignal,
  onSentence: (sentence: AnswerSentence) => void,
): Promise<Answer | Failure> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), longestSilence)
  try {
    const response = await fetch(`${player.home}/api/qa`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ ...asked, viewerSessionId: viewerSessionId(player, Date.now()) }),
      signal: AbortSignal.any ? AbortSignal.any([signal, silence.signal]) : signal,
    })
    if (response.status === 429) return 'tooMany'
    if (!response.ok || !response.body) return 'failed'
    const text = response.body.pipeThrough(new TextDecoderStream())
    const events = text.pipeThrough(new EventSourceParserStream()).getReader()
    for (;;) {
      const { value, done } = await events.read()
      if (done || value.event === 'error') return 'failed'
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), longestSilence)
      if (value.event === 'sentence') onSentence(JSON.parse(value.data))
      if (value.event === 'done') return JSON.parse(value.data).answer
    }
  } catch {
    return navigator.onLine ? 'failed' : 'offline'
  } finally {
    clearTimeout(timer)
  }
}

/** An FAQ is answered offline. The server is still told, for the log and as context for the next question. */
export function tellCompany(player: PorchlightPlayer, { presentationId }: Manifest, question: string) {
  const slideId = player.playback?.scene?.slide?.id
  const asked = { question, presentationId, ...(slideId && { slideId }) }
  void askServer(player, asked, new AbortController().signal, () => undefined)
}

/** Screen readers get the answer only when it is complete, so they read it once. */
export async function askCompany(
  player: PorchlightPlayer,
  manifest: Manifest,
  conversation: Conversation,
  question: string,
) {
  const { playback } = player
  const leave = new AbortController()
  const bubble: Bubble = { from: 'rep', text: '', isPending: true }
  const isCurrent = () => conversation.leave === leave && player.manifest === manifest
  conversation.leave = leave
  conversation.bubbles.push(bubble)
  if (playback) pauseAfterWord(playback, () => isCurrent() && bubble.isPending === true && !playback.answer)
  const spoken = new SpokenAnswer(player, manifest, isCurrent)
  const shown = new WordByWord((text) => {
    bubble.text = text
    player.refresh()
  })
  const slideId = playback?.scene?.slide?.id
  const asked = { question, presentationId: manifest.presentationId, ...(slideId && { slideId }) }
  const answer = await askServer(player, asked, leave.signal, (sentence) => {
    shown.add(sentence.text)
    spoken.add(sentence)
  })
  if (!isCurrent()) return shown.stop()
  if (typeof answer === 'string') {
    shown.stop()
    settleFailed(player, bubble, answer, question)
  } else if (answer.unanswered) {
    shown.stop()
    const toSend = isPreview(player) ? undefined : { answerId: answer.id, question }
    Object.assign(bubble, {
      isPending: false,
      text: answer.passages.length ? player.words.questions.uncertain : answer.unanswered.text,
      passages: answer.passages,
      isPlayerText: true,
      hasContact: true,
      toSend,
    })
    conversation.near = faqsOf(manifest, answer.suggestions)
    playback?.pauseForUnanswered()
    void sayUnanswered(player, answer, isCurrent)
  } else {
    await shown.whole(answer.text)
    Object.assign(bubble, { isPending: false, citations: answer.citations, language: answer.language })
    conversation.near = faqsOf(manifest, answer.suggestions)
    if (isCurrent() && !spoken.isBegun && !answer.sentences.some(({ narrationUrl }) => narrationUrl))
      showAnswer(player, answer)
  }
  player.refresh()
}

const faqsOf = ({ faqs }: Manifest, questions: string[]) => faqs.filter(({ question }) => questions.includes(question))

/** A failed question stays in the field so that it can be sent again. Until then the presentation waits. */
function settleFailed(
  { playback, words: { questions: words }, shadowRoot }: PorchlightPlayer,
  bubble: Bubble,
  failure: Failure,
  question: string,
) {
  Object.assign(bubble, { isPending: false, text: words[failure], isPlayerText: true, hasContact: true })
  const field = shadowRoot?.querySelector<HTMLInputElement>('.field')
  if (field && !field.value) field.value = question
  playback?.pauseForUnanswered()
}

const wordMilliseconds = 45

class WordByWord {
  readonly #show: (text: string) => void
  #words: string[] = []
  #count = 0
  #timer = 0

  constructor(show: (text: string) => void) {
    this.#show = show
  }

  add(sentence: string) {
    this.#words.push(...sentence.split(/\s+/))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#count = this.#words.length - 1
    this.#timer ||= setInterval(() => this.#next(), wordMilliseconds)
    this.#next()
  }

  #next() {
    if (this.#count < this.#words.length) this.#count++
    this.#show(this.#words.slice(0, this.#count).join(' '))
  }

  stop() {
    clearInterval(this.#timer)
  }

  async whole(text: string) {
    while (this.#count < this.#words.length) await new Promise((resolve) => setTimeout(resolve, wordMilliseconds))
    this.stop()
    this.#show(text)
  }
}
