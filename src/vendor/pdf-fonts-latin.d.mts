/** A font as `dev/pdf-fonts.ts` prepares it: nothing of its file has to be read to set text in it. Lengths are thousandths of the size. */
export type Face = {
  name: string
  isScript: boolean
  isBold: boolean
  isItalic: boolean
  ascent: number
  descent: number
  capHeight: number
  box: number[]
  italicAngle: number
  /** The first code point of a run, its glyph, and how many follow one another. */
  characters: [number, number, number][]
  widths: number[]
  /** TrueType, deflated, in base64: the form that a PDF needs. */
  file: string
  fileBytes: number
}

export const faces: Face[]
