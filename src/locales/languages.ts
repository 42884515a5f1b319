import { primary } from '../core/shared/language'
import * as ar from './ar'
import * as de from './de'
import * as en from './en'
import * as es from './es'
import * as fr from './fr'
import * as he from './he'

export type Words = typeof en

/** A language is a file of this folder, named here and in `one-language.ts`. */
const languages: Record<string, Words> = { ar, de, en, es, fr, he }

export const isSpoken = (language: string | null) => primary(language) in languages

export const wordsIn = (language: string | null): Words => languages[primary(language)] ?? en
