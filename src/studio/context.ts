import type { words as common } from '../locales/studio/common/en'
import type { ErrorWords } from '../locales/studio/errors/words'
import type { components } from './api'
import type { Formats } from './formats'
import type { Language } from './languages'

type Schemas = components['schemas']
type Member = Schemas['User']
export type Organization = Schemas['OrganizationSettings']
export type CommonWords = typeof common & { errors: ErrorWords }

/** What every screen knows: who looks, for which company, in which language. */
export type Context = {
  member: Member
  organization: Organization
  language: Language
  common: CommonWords
  format: Formats
  /** A viewer only looks, and gets no button that would fail. */
  canWrite: boolean
  isOwner: boolean
  /** Nothing leads to what is not there. */
  hasScreen: (path: string) => boolean
  go: (path: string) => void
  /** Tells it in a corner of the page, and to screen readers. */
  say: (text: string) => void
  /** After the company or the member was changed. */
  reloadSession: () => Promise<void>
  /** After the session ended for good. Says why, where one signs in. */
  leave: (note: string) => void
}
