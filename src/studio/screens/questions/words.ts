import type { words as questions } from '../../../locales/studio/questions/en'
import type { Answer } from '../../api'

export type Words = typeof questions
export type Question = Answer<'/api/decks/{deckId}/questions', 'get'>['questions'][number]
