import type { TemplateResult } from 'lit'
import {
  calendarIcon,
  contractIcon,
  deckIcon,
  filesIcon,
  homeIcon,
  peopleIcon,
  priceIcon,
  questionIcon,
  settingsIcon,
} from './icons'
import type { WordFiles } from './languages'
import { matcher } from './router'
import {
  auditWords,
  calendarWords,
  contractWords,
  dataWords,
  deckWords,
  filesWords,
  homeownerWords,
  homeWords,
  importWords,
  looksWords,
  meWords,
  questionWords,
  reminderWords,
  roofWords,
  settingsWords,
  webhookWords,
  welcomeWords,
} from './word-files'

type ScreenLine = {
  /** The path below `/studio`. */
  path: string
  tag: string
  load: () => Promise<unknown>
  words: WordFiles<unknown>
}

const screen = (path: string, tag: string, load: ScreenLine['load'], words: ScreenLine['words']) => ({
  tag,
  load,
  words,
  match: matcher(path),
})

/** Each screen is one line here. Its code and its texts load when it is opened. */
const screens = [
  screen('/', 'studio-home', () => import('./screens/home'), homeWords),
  screen('/me', 'studio-me', () => import('./screens/me/me'), meWords),
  screen('/welcome', 'studio-welcome', () => import('./screens/welcome/welcome'), welcomeWords),
  screen('/questions', 'studio-questions', () => import('./screens/questions/questions'), questionWords),
  screen('/calendar', 'studio-calendar', () => import('./screens/calendar/week'), calendarWords),
  screen('/calendar/settings', 'studio-calendar-settings', () => import('./screens/calendar/settings'), calendarWords),
  screen('/homeowners', 'studio-homeowners', () => import('./screens/homeowners/list'), homeownerWords),
  screen('/homeowners/import', 'studio-import-homeowners', () => import('./screens/import/import'), importWords),
  screen('/homeowners/counted/:number', 'studio-counted', () => import('./screens/homeowners/counted'), homeWords),
  screen('/homeowners/new', 'studio-new-homeowner', () => import('./screens/homeowners/new-homeowner'), homeownerWords),
  screen(
    '/homeowners/:presentationId',
    'studio-homeowner',
    () => import('./screens/homeowners/homeowner'),
    homeownerWords,
  ),
  screen('/decks', 'studio-decks', () => import('./screens/decks/list'), deckWords),
  screen('/decks/new', 'studio-new-deck', () => import('./screens/decks/new-deck'), deckWords),
  screen('/decks/:deckId', 'studio-deck', () => import('./screens/decks/deck'), deckWords),
  screen('/roofs', 'studio-roofs', () => import('./screens/roofs/list'), roofWords),
  screen('/roofs/new', 'studio-add-roof', () => import('./screens/roofs/add'), roofWords),
  screen('/roofs/prices', 'studio-roof-prices', () => import('./screens/roofs/prices'), roofWords),
  screen('/roofs/:roofId', 'studio-roof', () => import('./screens/roofs/roof'), roofWords),
  screen('/contracts', 'studio-contracts', () => import('./screens/contracts/list'), contractWords),
  screen(
    '/contracts/templates',
    'studio-contract-templates',
    () => import('./screens/contracts/templates'),
    contractWords,
  ),
  screen(
    '/contracts/templates/:templateId',
    'studio-contract-template',
    () => import('./screens/contracts/template'),
    contractWords,
  ),
  screen('/contracts/:contractId', 'studio-contract', () => import('./screens/contracts/contract'), contractWords),
  screen('/files', 'studio-documents', () => import('./screens/files/documents'), filesWords),
  screen('/files/pictures', 'studio-pictures', () => import('./screens/files/pictures'), filesWords),
  screen('/settings', 'studio-settings-company', () => import('./screens/settings/company'), settingsWords),
  screen('/settings/branding', 'studio-settings-branding', () => import('./screens/settings/branding'), looksWords),
  screen('/settings/voices', 'studio-settings-voices', () => import('./screens/settings/voices'), looksWords),
  screen('/settings/reminders', 'studio-reminders', () => import('./screens/reminders/reminders'), reminderWords),
  screen('/settings/audit', 'studio-audit', () => import('./screens/audit/audit'), auditWords),
  screen('/settings/data', 'studio-data', () => import('./screens/data/data'), dataWords),
  screen('/settings/webhooks', 'studio-webhooks', () => import('./screens/webhooks/list'), webhookWords),
  screen(
    '/settings/webhooks/:subscriptionId',
    'studio-webhook',
    () => import('./screens/webhooks/webhook'),
    webhookWords,
  ),
  screen('/settings/members', 'studio-settings-members', () => import('./screens/settings/members'), settingsWords),
  screen('/settings/keys', 'studio-settings-keys', () => import('./screens/settings/keys'), settingsWords),
  screen(
    '/settings/keys/requests',
    'studio-settings-requests',
    () => import('./screens/settings/requests'),
    settingsWords,
  ),
]

export type FoundScreen = Omit<(typeof screens)[number], 'match'> & { params: Record<string, string> }

export function screenAt(path: string): FoundScreen | undefined {
  for (const { match, ...line } of screens) {
    const params = match(path)
    if (params) return { ...line, params }
  }
  return undefined
}

type NavigationItem = { path: string; name: NavigationName; icon: () => TemplateResult }
type NavigationName =
  | 'home'
  | 'homeowners'
  | 'decks'
  | 'questions'
  | 'calendar'
  | 'prices'
  | 'contracts'
  | 'files'
  | 'settings'

const all: NavigationItem[] = [
  { path: '/', name: 'home', icon: homeIcon },
  { path: '/homeowners', name: 'homeowners', icon: peopleIcon },
  { path: '/decks', name: 'decks', icon: deckIcon },
  { path: '/questions', name: 'questions', icon: questionIcon },
  { path: '/calendar', name: 'calendar', icon: calendarIcon },
  { path: '/roofs', name: 'prices', icon: priceIcon },
  { path: '/contracts', name: 'contracts', icon: contractIcon },
  { path: '/files', name: 'files', icon: filesIcon },
  { path: '/settings', name: 'settings', icon: settingsIcon },
]

/** These follow the order of a day's work. */
export const navigation = all.filter(({ path }) => screenAt(path))
