import type { words as data } from '../../../locales/studio/data/en'

export type Words = typeof data
