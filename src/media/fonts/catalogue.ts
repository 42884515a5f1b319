import catalogue from './catalogue.json'

export const { families } = catalogue
export type Family = (typeof families)[number]
type Face = { path: string; weight: string; style: 'normal' | 'italic'; unicodeRange: string }

export const findFamily = (name: string) =>
  families.find(({ family }) => family.toLowerCase() === name.trim().toLowerCase())

/** `npm run build` puts the files at these paths. The version in them makes the files immutable. */
export const facesOf = ({ id, version, weight, styles, subsets }: Family): Face[] =>
  styles.flatMap((style) =>
    subsets.map((subset) => ({
      path: `fonts/${id}/${version}/${subset}-${style}.woff2`,
      weight,
      style: style === 'italic' ? 'italic' : 'normal',
      unicodeRange: unicodeRangeOf(subset),
    })),
  )

const ranges: Record<string, string> = catalogue.unicodeRanges
const unicodeRangeOf = (subset: string) => ranges[subset] ?? ''

export const signatureFaces = catalogue.signature.subsets.map((subset) => ({
  path: `fonts/${catalogue.signature.id}/${catalogue.signature.version}/${subset}-normal.woff2`,
  unicodeRange: unicodeRangeOf(subset),
}))
