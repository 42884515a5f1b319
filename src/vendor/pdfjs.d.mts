export * from 'unpdf/pdfjs'

/** What the build adds to pdf.js: it asks before it unpacks, goes on to the next operator, form or element of an array, or shows text. */
export type PdfBounds = {
  unpacked(bytes: number, streamBytes: number): void
  operator(): boolean
  form(): void
  element(length: number): void
  shown(characters: number): void
  rest(): Promise<void>
  inflate(packed: Uint8Array): Promise<Uint8Array | null>
}

export type PdfBoundsModule = { setBounds(current: () => PdfBounds | undefined): void }

export const setBounds: PdfBoundsModule['setBounds']
