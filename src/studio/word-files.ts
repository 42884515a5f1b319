import type { words as audit } from '../words/studio/audit/en'
import type { words as calendar } from '../words/studio/calendar/en'
import type { words as contract } from '../words/studio/contracts/en'
import type { words as data } from '../words/studio/data/en'
import type { words as deck } from '../words/studio/decks/en'
import type { words as files } from '../words/studio/files/en'
import type { words as home } from '../words/studio/home/en'
import type { words as homeowner } from '../words/studio/homeowners/en'
import type { words as imported } from '../words/studio/import/en'
import type { words as looks } from '../words/studio/looks/en'
import type { words as question } from '../words/studio/questions/en'
import type { words as reminder } from '../words/studio/reminders/en'
import type { words as roof } from '../words/studio/roofs/en'
import type { words as settings } from '../words/studio/settings/en'
import type { words as webhook } from '../words/studio/webhooks/en'
import type { words as welcome } from '../words/studio/welcome/en'
import type { WordFiles } from './languages'

// The words of each part of the studio, loaded in the language of its reader.

export const auditWords: WordFiles<typeof audit> = {
  en: () => import('../words/studio/audit/en'),
  es: () => import('../words/studio/audit/es'),
  de: () => import('../words/studio/audit/de'),
}

export const calendarWords: WordFiles<typeof calendar> = {
  en: () => import('../words/studio/calendar/en'),
  es: () => import('../words/studio/calendar/es'),
  de: () => import('../words/studio/calendar/de'),
}

export const contractWords: WordFiles<typeof contract> = {
  en: () => import('../words/studio/contracts/en'),
  es: () => import('../words/studio/contracts/es'),
  de: () => import('../words/studio/contracts/de'),
}

export const dataWords: WordFiles<typeof data> = {
  en: () => import('../words/studio/data/en'),
  es: () => import('../words/studio/data/es'),
  de: () => import('../words/studio/data/de'),
}

export const deckWords: WordFiles<typeof deck> = {
  en: () => import('../words/studio/decks/en'),
  es: () => import('../words/studio/decks/es'),
  de: () => import('../words/studio/decks/de'),
}

export const filesWords: WordFiles<typeof files> = {
  en: () => import('../words/studio/files/en'),
  es: () => import('../words/studio/files/es'),
  de: () => import('../words/studio/files/de'),
}

export const homeWords: WordFiles<typeof home> = {
  en: () => import('../words/studio/home/en'),
  es: () => import('../words/studio/home/es'),
  de: () => import('../words/studio/home/de'),
}

export const homeownerWords: WordFiles<typeof homeowner> = {
  en: () => import('../words/studio/homeowners/en'),
  es: () => import('../words/studio/homeowners/es'),
  de: () => import('../words/studio/homeowners/de'),
}

export const importWords: WordFiles<typeof imported> = {
  en: () => import('../words/studio/import/en'),
  es: () => import('../words/studio/import/es'),
  de: () => import('../words/studio/import/de'),
}

export const looksWords: WordFiles<typeof looks> = {
  en: () => import('../words/studio/looks/en'),
  es: () => import('../words/studio/looks/es'),
  de: () => import('../words/studio/looks/de'),
}

export const questionWords: WordFiles<typeof question> = {
  en: () => import('../words/studio/questions/en'),
  es: () => import('../words/studio/questions/es'),
  de: () => import('../words/studio/questions/de'),
}

export const reminderWords: WordFiles<typeof reminder> = {
  en: () => import('../words/studio/reminders/en'),
  es: () => import('../words/studio/reminders/es'),
  de: () => import('../words/studio/reminders/de'),
}

export const roofWords: WordFiles<typeof roof> = {
  en: () => import('../words/studio/roofs/en'),
  es: () => import('../words/studio/roofs/es'),
  de: () => import('../words/studio/roofs/de'),
}

export const settingsWords: WordFiles<typeof settings> = {
  en: () => import('../words/studio/settings/en'),
  es: () => import('../words/studio/settings/es'),
  de: () => import('../words/studio/settings/de'),
}

export const webhookWords: WordFiles<typeof webhook> = {
  en: () => import('../words/studio/webhooks/en'),
  es: () => import('../words/studio/webhooks/es'),
  de: () => import('../words/studio/webhooks/de'),
}

export const welcomeWords: WordFiles<typeof welcome> = {
  en: () => import('../words/studio/welcome/en'),
  es: () => import('../words/studio/welcome/es'),
  de: () => import('../words/studio/welcome/de'),
}
