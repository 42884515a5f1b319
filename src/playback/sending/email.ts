import { mediaUrl } from '../../core/media-key'
import { needed } from '../../core/needed'
import { letterheadOf } from '../../decks/branding/letterhead'
import { viewerUrl } from '../../decks/presentations/schemas'
import { fill } from '../../locales/fill'
import { wordsIn } from '../../locales/languages'
import { type WrittenMail, writeMail } from '../../providers/mail-layout'
import { height, width } from '../previews/preview-svg'
import type { Sendable } from './queries'

/** Used both for the preview and for the email itself. The picture is the same one that chats show for the link. */
export function emailOf(
  env: Env,
  { presentation, look }: Sendable,
  message: string | null,
  subject: 'subject' | 'answerSubject' = 'subject',
) {
  const base = needed(env, 'APP_URL')
  const { id, homeowner, languageSettings, previewKey } = presentation
  const company = letterheadOf(look, base)
  const { sending: words, mail: common, controls } = wordsIn(languageSettings.language ?? null)
  const values = { company: company.name, name: homeowner.first_name }
  const written: WrittenMail = writeMail({
    language: controls.language,
    letterhead: company,
    headline: fill(words[subject], values),
    greeting: fill(words.hello, values),
    sentence: message ? null : fill(words.sentence, values),
    message,
    picture: previewKey ? { url: mediaUrl(base, previewKey), width, height } : null,
    links: [{ text: words.button, url: viewerUrl(base, id) }],
    note: words.note,
    footnote: company.email ? null : common.noReplies,
  })
  return { company, written }
}
