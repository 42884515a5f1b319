import type { words as audit } from '../locales/studio/audit/en'
import type { words as calendar } from '../locales/studio/calendar/en'
import type { words as contract } from '../locales/studio/contracts/en'
import type { words as data } from '../locales/studio/data/en'
import type { words as deck } from '../locales/studio/decks/en'
import type { words as files } from '../locales/studio/files/en'
import type { words as home } from '../locales/studio/home/en'
import type { words as homeowner } from '../locales/studio/homeowners/en'
import type { words as imported } from '../locales/studio/import/en'
import type { words as looks } from '../locales/studio/looks/en'
import type { words as me } from '../locales/studio/me/en'
import type { words as question } from '../locales/studio/questions/en'
import type { words as reminder } from '../locales/studio/reminders/en'
import type { words as roof } from '../locales/studio/roofs/en'
import type { words as settings } from '../locales/studio/settings/en'
import type { words as webhook } from '../locales/studio/webhooks/en'
import type { words as welcome } from '../locales/studio/welcome/en'
import type { WordFiles } from './languages'

// The texts of each part of the studio are loaded in the language of the reader.

export const auditWords: WordFiles<typeof audit> = {
  en: () => import('../locales/studio/audit/en'),
  es: () => import('../locales/studio/audit/es'),
  de: () => import('../locales/studio/audit/de'),
}

export const calendarWords: WordFiles<typeof calendar> = {
  en: () => import('../locales/studio/calendar/en'),
  es: () => import('../locales/studio/calendar/es'),
  de: () => import('../locales/studio/calendar/de'),
}

export const contractWords: WordFiles<typeof contract> = {
  en: () => import('../locales/studio/contracts/en'),
  es: () => import('../locales/studio/contracts/es'),
  de: () => import('../locales/studio/contracts/de'),
}

export const dataWords: WordFiles<typeof data> = {
  en: () => import('../locales/studio/data/en'),
  es: () => import('../locales/studio/data/es'),
  de: () => import('../locales/studio/data/de'),
}

export const deckWords: WordFiles<typeof deck> = {
  en: () => import('../locales/studio/decks/en'),
  es: () => import('../locales/studio/decks/es'),
  de: () => import('../locales/studio/decks/de'),
}

export const filesWords: WordFiles<typeof files> = {
  en: () => import('../locales/studio/files/en'),
  es: () => import('../locales/studio/files/es'),
  de: () => import('../locales/studio/files/de'),
}

export const homeWords: WordFiles<typeof home> = {
  en: () => import('../locales/studio/home/en'),
  es: () => import('../locales/studio/home/es'),
  de: () => import('../locales/studio/home/de'),
}

export const homeownerWords: WordFiles<typeof homeowner> = {
  en: () => import('../locales/studio/homeowners/en'),
  es: () => import('../locales/studio/homeowners/es'),
  de: () => import('../locales/studio/homeowners/de'),
}

export const importWords: WordFiles<typeof imported> = {
  en: () => import('../locales/studio/import/en'),
  es: () => import('../locales/studio/import/es'),
  de: () => import('../locales/studio/import/de'),
}

export const looksWords: WordFiles<typeof looks> = {
  en: () => import('../locales/studio/looks/en'),
  es: () => import('../locales/studio/looks/es'),
  de: () => import('../locales/studio/looks/de'),
}

export const meWords: WordFiles<typeof me> = {
  en: () => import('../locales/studio/me/en'),
  es: () => import('../locales/studio/me/es'),
  de: () => import('../locales/studio/me/de'),
}

export const questionWords: WordFiles<typeof question> = {
  en: () => import('../locales/studio/questions/en'),
  es: () => import('../locales/studio/questions/es'),
  de: () => import('../locales/studio/questions/de'),
}

export const reminderWords: WordFiles<typeof reminder> = {
  en: () => import('../locales/studio/reminders/en'),
  es: () => import('../locales/studio/reminders/es'),
  de: () => import('../locales/studio/reminders/de'),
}

export const roofWords: WordFiles<typeof roof> = {
  en: () => import('../locales/studio/roofs/en'),
  es: () => import('../locales/studio/roofs/es'),
  de: () => import('../locales/studio/roofs/de'),
}

export const settingsWords: WordFiles<typeof settings> = {
  en: () => import('../locales/studio/settings/en'),
  es: () => import('../locales/studio/settings/es'),
  de: () => import('../locales/studio/settings/de'),
}

export const webhookWords: WordFiles<typeof webhook> = {
  en: () => import('../locales/studio/webhooks/en'),
  es: () => import('../locales/studio/webhooks/es'),
  de: () => import('../locales/studio/webhooks/de'),
}

export const welcomeWords: WordFiles<typeof welcome> = {
  en: () => import('../locales/studio/welcome/en'),
  es: () => import('../locales/studio/welcome/es'),
  de: () => import('../locales/studio/welcome/de'),
}
