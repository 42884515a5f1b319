/**
 * Why a job of the company failed. The API keeps the reason as an English sentence, which is recognized here so that it
 * can be said in the reader's language. The first that matches counts.
 */
const signs = {
  documents_full: /documents together have more/i,
  locked: /protected by a password/i,
  scanned: /looks scanned/i,
  empty: /has no text/i,
  too_large: /takes too long|unpacks to far more|far more in one place|has more than|nested too deeply/i,
  wrong_type: /files of this type|not a Word document/i,
  damaged: /is damaged/i,
  gone: /replaced or removed|being deleted/i,
  prompt_refused: /refuse[ds] this prompt/i,
  unusable: /wrote nothing that could be used/i,
  gave_up: /tried several times|after several tries/i,
  waits: /(?:goes out|will be sent) at/i,
} as const

export type Reason = keyof typeof signs | 'not_mailed' | 'other'

export const reasonOf = (sentence: string): Reason =>
  (Object.keys(signs) as (keyof typeof signs)[]).find((reason) => signs[reason].test(sentence)) ?? 'other'
