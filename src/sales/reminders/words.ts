import { primary } from '../../core/shared/language'
import { reminders as ar } from '../../words/reminders/ar'
import { reminders as de } from '../../words/reminders/de'
import { reminders as en } from '../../words/reminders/en'
import { reminders as es } from '../../words/reminders/es'
import { reminders as fr } from '../../words/reminders/fr'
import { reminders as he } from '../../words/reminders/he'

export const reminderWords: Record<string, typeof en> = { ar, de, en, es, fr, he }

export const reminderWordsIn = (language: string | null) => reminderWords[primary(language)] ?? en
