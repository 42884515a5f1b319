import { SpeechFailed, type SpeechProvider, type Voice } from './speech'

const common = {
  provider: 'local',
  language: 'en-US',
  timings: 'exact',
  centsPerThousandCharacters: 0,
  model: 'flite-2.1',
} as const

const voices: Voice[] = [
  {
    ...common,
    id: 'local:rms',
    name: 'rms',
    gender: 'male',
    description: 'A calm man. Made on this machine, without any service.',
  },
  {
    ...common,
    id: 'local:slt',
    name: 'slt',
    gender: 'female',
    description: 'A clear woman. Made on this machine, without any service.',
  },
]

/** For development without an account; production builds leave the engine out. */
export const local: SpeechProvider = {
  voices: () => (LOCAL_SPEECH ? voices : []),

  async speak(_env, text, voice, settings) {
    if (LOCAL_SPEECH) {
      const { speakLocally } = await import('./local/speak')
      return speakLocally(text, voice.name === 'slt' ? 'slt' : 'rms', settings)
    }
    throw new SpeechFailed('This build speaks with no voice of its own.')
  },
}
