import { en, type Words } from './words/en'
import { es } from './words/es'

const all: Record<string, Words> = { en, es }

export const wordsIn = (language: string | null): Words =>
  all[(language ?? 'en').toLowerCase().split('-')[0] ?? ''] ?? en

export const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
