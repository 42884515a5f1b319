import type { words as common } from '../locales/studio/common/en'
import type { ErrorWords } from '../locales/studio/errors/words'
import type { components } from './api'
import type { Formats } from './formats'
import type { Language } from './languages'
import type { ToastAction } from './toast'

type Schemas = components['schemas']
type Member = Schemas['User']
export type Organization = Schemas['OrganizationSettings']
export type CommonWords = typeof common & { errors: ErrorWords }

/** Every screen gets this: who is signed in, for which company, in which language. */
export type Context = {
  member: Member
  organization: Organization
  language: Language
  common: CommonWords
  format: Formats
  /** Viewers get no buttons that would fail. */
  canWrite: boolean
  isOwner: boolean
  /** Screens link only to screens that exist. */
  hasScreen: (path: string) => boolean
  go: (path: string) => void
  /** Shows the text in a corner of the page, with buttons for what can be done about it, and tells screen readers. */
  say: (text: string, actions?: ToastAction[]) => void
  /** Call this after the company or the member has changed. */
  reloadSession: () => Promise<void>
  /** Call this after the session has ended for good. The note explains why on the sign-in page. */
  leave: (note: string) => void
}
