import { text } from '../../core/shapes'

/** Whether it is listed is asked of the configuration: `requireListedVoices`. */
export const voiceId = text(200).openapi({ example: 'local:rms' })
