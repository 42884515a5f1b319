import { invalid } from '../../core/errors'
import { findVoice } from '../../providers/speech/voices'

export function requireListedVoices(env: Env, chosen: Record<string, string | null | undefined>) {
  for (const [member, id] of Object.entries(chosen))
    if (id !== null && id !== undefined && !findVoice(env, id))
      throw invalid(`${member} must be the id of a voice that GET /api/voices lists.`)
}
