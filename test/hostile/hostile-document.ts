export type DocumentFile = { filename: string; contentType: string; content: Uint8Array<ArrayBuffer> }

/** The outcome of reading it must be `ready`, or the beginning of a failure's reason. */
export type HostileDocument = { name: string; outcome: string; make: () => DocumentFile }

export const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
export const documentFile = (filename: string, contentType: string, text: string): DocumentFile => ({
  filename,
  contentType,
  content: bytes(text),
})

export const unpacks = 'unpacks to far more than a document should.'
