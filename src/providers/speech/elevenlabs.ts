import { ask, requireSpeech, requireType, type Speak, type Voice, type Word } from './speech'

const model = 'eleven_multilingual_v2'
const languages = { 'en-US': '', 'es-ES': '-es', 'fr-FR': '-fr', 'de-DE': '-de' } as const

/** All voices use one format, because only MP3s of the same format can be joined. */
const outputFormat = 'mp3_44100_64'

const speakers = [
  { name: 'sarah', voice: 'EXAVITQu4vr4xnSDxMaL', gender: 'female', description: 'Reassuring and confident.' },
  { name: 'george', voice: 'JBFqnCBsd6RMkjVDRZzb', gender: 'male', description: 'A warm storyteller.' },
  { name: 'matilda', voice: 'XrExE9yKIg1WjnnlVkGX', gender: 'female', description: 'Knowledgeable and professional.' },
  { name: 'brian', voice: 'nPczCjzI2devNBz1zQrb', gender: 'male', description: 'Deep and comforting.' },
] as const

const voices: Voice[] = Object.entries(languages).flatMap(([language, suffix]) =>
  speakers.map(({ name, gender, description }) => ({
    id: `elevenlabs:${name}${suffix}`,
    provider: 'elevenlabs',
    name: `${name}${suffix}`,
    language,
    gender,
    description,
    timings: 'exact',
    centsPerThousandCharacters: 18,
    model,
  })),
)

type Alignment = {
  characters: string[]
  character_start_times_seconds: number[]
  character_end_times_seconds: number[]
}
type Answer = { audio_base64: string; alignment: Alignment | undefined }

export const elevenlabsVoices = (env: Env): Voice[] => (env.ELEVENLABS_API_KEY ? voices : [])

export const speakWithElevenlabs: Speak = async (env, text, { name }, settings) => {
  const { speed, language, previousText, nextText, take = 0 } = settings
  const speaker = speakers.find((each) => name === each.name || name.startsWith(`${each.name}-`)) ?? speakers[0]
  const response = await ask(
    'ElevenLabs',
    `https://api.elevenlabs.io/v1/text-to-speech/${speaker.voice}/with-timestamps?output_format=${outputFormat}`,
    { 'xi-api-key': env.ELEVENLABS_API_KEY ?? '' },
    {
      text,
      model_id: model,
      ...(previousText && { previous_text: previousText }),
      ...(nextText && { next_text: nextText }),
      voice_settings: { stability: 0.5, similarity_boost: 0.75, speed: Math.min(1.2, Math.max(0.7, speed)) },
      // The same seed gives the same sound, as far as the provider can guarantee it.
      seed: 1 + take,
      apply_text_normalization: language.startsWith('en') ? 'on' : 'auto',
    },
  )
  requireType(response, /^application\/json\b/, 'ElevenLabs')
  const { audio_base64, alignment } = readAnswer(await response.json())
  const sound = Uint8Array.from(Buffer.from(audio_base64, 'base64'))
  requireSpeech(sound, text, speed, 'ElevenLabs')
  const words = alignment && wordsFrom(text, alignment)
  return words ? { sound, format: 'mp3', words, timings: 'exact' } : { sound, format: 'mp3', timings: 'estimated' }
}

/** Returns undefined if the reported characters differ from the text, because all later words would shift. */
function wordsFrom(text: string, alignment: Alignment): Word[] | undefined {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment
  if (characters.join('') !== text) return
  const words: Word[] = []
  let isInWord = false
  for (const [at, character] of characters.entries()) {
    const isSpace = /^\s*$/u.test(character)
    const open = isInWord && !isSpace ? words.at(-1) : undefined
    if (open) {
      open.word += character
      open.endTime = ends[at] ?? open.endTime
    } else if (!isSpace) words.push({ word: character, startTime: starts[at] ?? 0, endTime: ends[at] ?? 0 })
    isInWord = !isSpace
  }
  return words
}

/** Parsed by hand, because zod would be evaluated for every link that is opened. */
function readAnswer(answer: unknown): Answer {
  const { audio_base64, alignment } = (answer ?? {}) as Record<string, unknown>
  if (typeof audio_base64 !== 'string') throw new Error('ElevenLabs answered without sound.')
  return { audio_base64, alignment: isAlignment(alignment) ? alignment : undefined }
}

function isAlignment(value: unknown): value is Alignment {
  const { characters, character_start_times_seconds, character_end_times_seconds } = (value ?? {}) as Partial<Alignment>
  const lists = [characters, character_start_times_seconds, character_end_times_seconds]
  return lists.every((list) => Array.isArray(list) && list.length === characters?.length)
}
