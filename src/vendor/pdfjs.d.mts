export * from 'unpdf/pdfjs'

/** What a file may hold without end. The build makes pdf.js tell of it before it takes memory. */
export type Counted = 'unpackedBytes' | 'forms' | 'keys' | 'entries' | 'searchedBytes' | 'longNames' | 'longStrings' | 'codes' | 'letters'

export type Count = (what: Counted, amount: number) => void

export type CountingPdfjs = { setCount(count: Count): void }

export const setCount: CountingPdfjs['setCount']
