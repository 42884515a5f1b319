import { type Language, languageFor } from '../../locales/index'
import { reminders as ar } from '../../locales/reminders/ar'
import { reminders as de } from '../../locales/reminders/de'
import { reminders as en } from '../../locales/reminders/en'
import { reminders as es } from '../../locales/reminders/es'
import { reminders as fr } from '../../locales/reminders/fr'
import { reminders as he } from '../../locales/reminders/he'

const words: Record<Language, typeof en> = { ar, de, en, es, fr, he }

export const reminderWordsIn = (language: string | null) => words[languageFor(language)]
