import type { Answer } from '../../features/qa/schemas'
import type { Manifest } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import { askServer, type Failure } from './ask-server'
import { contactWordsOf } from './contact-words'
import type { Bubble, Conversation } from './conversation'
import { wordsIn } from './question-words'
import { pauseAfterWord, SpokenAnswer, showAnswer } from './speak-answer'
import { WordByWord } from './word-by-word'

/** An FAQ is answered offline. The server still hears of it, for the log and as context of the next question. */
export function tellCompany({ playback, home }: PorchlightPlayer, { presentationId }: Manifest, question: string) {
  const slideId = playback?.scene?.slide?.id
  const asked = { question, presentationId, ...(slideId && { slideId }) }
  void askServer(home, asked, new AbortController().signal, () => undefined)
}

/** Screen readers get the answer only when it is complete, so that they read it once. */
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
  const answer = await askServer(player.home, asked, leave.signal, (sentence) => {
    shown.add(sentence.text)
    spoken.add(sentence)
  })
  if (!isCurrent()) return shown.stop()
  if (typeof answer === 'string' || answer.kind === 'none') {
    shown.stop()
    settleWithout(player, conversation, bubble, answer, question)
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

/** A failed question stays in the field, so that it can be sent again. */
function settleWithout(
  { playback, labels, shadowRoot, manifest }: PorchlightPlayer,
  conversation: Conversation,
  bubble: Bubble,
  answer: Answer | Failure,
  question: string,
) {
  const isFailure = typeof answer === 'string'
  if (!isFailure && manifest && !conversation.near.length) conversation.near = faqsOf(manifest, answer.suggestions)
  const words = wordsIn(labels.language)
  const unknown = conversation.near.length ? words.didYouMean : contactWordsOf(labels.language).noAnswer
  const text = isFailure ? words[answer] : unknown
  Object.assign(bubble, { isPending: false, text, isPlayerText: true, hasContact: true })
  const field = shadowRoot?.querySelector<HTMLInputElement>('.field')
  if (isFailure && field && !field.value) field.value = question
  playback?.pauseForUnanswered()
}
