import { recognize } from '../recognize'

/** What a person should check in a deck that was written for them. The API keeps it in English. */
const signs = {
  no_picture: /^“(?<title>.*)” has no picture: (?<reason>[\s\S]*)$/,
  lost_document: /^“(?<title>.*)” has lost a document/,
  unread_document: /^“(?<title>.*)” could not be read: (?<reason>[\s\S]*)$/,
  no_answers: /answers a question that homeowners could ask/,
  disagree: /^(?<one>“.*?”(?:, page \d+)?, says “[\s\S]*”), but (?<other>“[\s\S]*”) Neither was used\.$/,
  too_little: /say enough for (?<count>\d+) slides, not for (?<wanted>\d+)/,
  nothing: /^No document says anything that a slide/,
  not_said: /^No document says anything of “(?<topic>[\s\S]*)”\.$/,
  other_language: /not in the language that was asked for/,
  left_out: /^“(?<title>.*)”: (?<count>\d+) of what the model wrote/,
  left_out_here: /^(?<count>\d+) of what the model wrote/,
  documents_gone: /deleted while|was deleted|were deleted|is gone|are gone/,
  length_only: /^Without a language model/,
} as const

export type WritingNote = keyof typeof signs | 'other'

export const writingNoteOf = (sentence: string) => recognize(signs, sentence)
