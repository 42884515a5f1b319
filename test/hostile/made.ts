export type Made = { filename: string; contentType: string; content: Uint8Array<ArrayBuffer> }

/** What reading it must come to: `ready`, or the beginning of a failure's reason. */
export type HostileDocument = { name: string; outcome: string; make: () => Made }

export const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
export const plain = (filename: string, contentType: string, text: string): Made => ({
  filename,
  contentType,
  content: bytes(text),
})

export const unpacks = 'unpacks to far more than a document should.'
