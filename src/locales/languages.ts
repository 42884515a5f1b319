import * as ar from './ar'
import * as de from './de'
import * as en from './en'
import * as es from './es'
import * as fr from './fr'
import * as he from './he'
import { type Language, languageFor } from './index'

export type Words = typeof en

/** The server answers in all of them. */
const words: Record<Language, Words> = { ar, de, en, es, fr, he }

export const wordsIn = (language: string | null): Words => words[languageFor(language)]
