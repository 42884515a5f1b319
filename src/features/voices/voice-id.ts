import { text } from '../../core/shapes'

/** `requireListedVoices` checks that it is listed. */
export const voiceId = text(200).openapi({ example: 'local:rms' })
