import { sha256 } from '../../core/sha256'
import type { Said } from './pronounce'
import { type Sentence, sentencesOf } from './sentences'
import type { Utterance } from './utterances'

export type PlannedClip = {
  key: string
  sentence: Sentence
  said: Said
  characters: number
  isPersonal: boolean
  previousText: string | undefined
  nextText: string | undefined
}

export function planClips(utterance: Utterance, pronounce: (shown: string) => Said): PlannedClip[] {
  const { text, commonText, language } = utterance
  const sentences = sentencesOf(text, language)
  const common = new Set(
    commonText === null
      ? sentences.map((each) => each.text)
      : sentencesOf(commonText, language).map((each) => each.text),
  )
  const saids = sentences.map((sentence) => pronounce(sentence.text))
  return sentences.flatMap((sentence, index) => {
    const said = saids[index]
    if (!said) return []
    return {
      key: clipKey(utterance, said.said),
      sentence,
      said,
      characters: said.said.length,
      isPersonal: !common.has(sentence.text),
      previousText: saids[index - 1]?.said,
      nextText: saids[index + 1]?.said,
    }
  })
}

const clipKey = ({ organizationId, model, voiceId, language, speed, pitch, take }: Utterance, said: string) =>
  sha256(JSON.stringify(['clip-1', organizationId, model, voiceId, language, speed, pitch, take, said]))

export const distinct = (clips: PlannedClip[]) => [...new Map(clips.map((clip) => [clip.key, clip])).values()]
