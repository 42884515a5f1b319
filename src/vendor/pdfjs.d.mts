export * from 'unpdf/pdfjs'

/** What the build adds to pdf.js: it tells of all that a file may hold without end, and rests where it can. */
export type PdfBounds = {
  problem: string | undefined
  unpacked(bytes: number, streamBytes: number): void
  operator(): boolean
  form(): void
  element(length: number, added: number): void
  key(): void
  range(length: number): void
  longName(): void
  object(): void
  imageEnd(): void
  read(bytes: number): void
  entries(count: number): Promise<void>
  recover(bytes: number): Promise<void>
  lines(count: number): Promise<void>
  shown(characters: number): void
  rest(): Promise<void>
  inflate(packed: Uint8Array): Promise<Uint8Array | null>
}

export type PdfBoundsModule = { setBounds(current: () => PdfBounds | undefined): void }

export const setBounds: PdfBoundsModule['setBounds']
