import { readMp3, secondsOf } from '../../core/mp3'
import type { Word } from '../../providers/speech/speech'
import { joinMp3 } from './join-mp3'
import { type Sentence, wordsOf } from './sentences'

/** Word times count from the start of the clip, not of the track. */
export type Clip = { sentence: Sentence; sound: Uint8Array; words: Word[] }

export type JoinedTrack = { sound: Uint8Array<ArrayBuffer>; durationSeconds: number; wordTimings: Word[] }

const pauseAfter = (text: string) => {
  const sign = /([.!?…:;,–—。！？])["”’')\]]*$/u.exec(text)?.[1] ?? ''
  if ('.。!！?？'.includes(sign) && sign) return 0.42
  if (sign === '…') return 0.55
  if (sign === ',') return 0.18
  return 0.32
}
const pauseAfterParagraph = 0.75

/**
 * If the silence at an end of a clip is longer, its words were probably not recognised, so it must not shorten the
 * pause.
 */
const longestSilence = { before: 0.2, after: 0.35 }

/** Silence inside the clips counts as part of the pause between them. */
export function joinTrack(clips: Clip[]): JoinedTrack {
  const parts = clips.map((clip, index) => {
    const mp3 = readMp3(clip.sound)
    const next = clips[index + 1]
    const silence = silenceAfter(clip, secondsOf(mp3)) + (next ? silenceBefore(next) : 0)
    const { endsParagraph, text } = clip.sentence
    const wanted = endsParagraph ? pauseAfterParagraph : pauseAfter(text)
    return { mp3, pauseAfterSeconds: next ? wanted - silence : 0 }
  })
  const { sound, durationSeconds, starts } = joinMp3(parts)
  return { sound, durationSeconds, wordTimings: timingsOf(clips, starts, durationSeconds) }
}

const silenceBefore = ({ words }: Clip) => Math.min(longestSilence.before, words[0]?.startTime ?? 0)
const silenceAfter = ({ words }: Clip, seconds: number) =>
  Math.min(longestSilence.after, Math.max(0, seconds - (words.at(-1)?.endTime ?? seconds)))

function timingsOf(clips: Clip[], starts: number[], durationSeconds: number): Word[] {
  let last = 0
  return clips.flatMap(({ sentence, words }, index) => {
    const start = starts[index] ?? 0
    return wordsOf(sentence.text).map((word, at) => {
      const { startTime = last - start, endTime = startTime } = words[at] ?? {}
      const from = Math.min(durationSeconds, Math.max(last, start + startTime))
      const to = Math.min(durationSeconds, Math.max(from, start + endTime))
      last = to
      return { word, startTime: milliseconds(from), endTime: milliseconds(to) }
    })
  })
}

const milliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000
