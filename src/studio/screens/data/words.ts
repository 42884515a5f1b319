import type { words as data } from '../../../words/studio/data/en'

export type Words = typeof data
