import { text } from '../../core/shapes'

export const voiceId = text(200).openapi({ example: 'local:rms' })
