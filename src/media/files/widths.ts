import { mediaUrl } from '../../core/media-key'

export const widths = [320, 640, 960, 1280, 1920, 2560] as const

/** The first width above the picture's own serves the whole picture, re-encoded. */
export const usefulWidths = (own: number | null) =>
  widths.filter((_, index) => own === null || index === 0 || (widths[index - 1] ?? 0) < own)

const extensionOf = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const
export type Format = keyof typeof extensionOf

const formats: Record<string, Format> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

const extension = (key: string) => key.slice(key.lastIndexOf('.') + 1).toLowerCase()

export const isConvertible = (key: string) => extension(key) in formats
export const originalFormat = (key: string): Format => formats[extension(key)] ?? 'image/jpeg'

export const variantKey = (key: string, width: number, format: Format) =>
  `variants/${key}/${width}.${extensionOf[format]}`

export const variantUrl = (requestUrl: string, key: string, width: number, format: Format) =>
  `${mediaUrl(requestUrl, key)}?width=${width}&as=${extensionOf[format]}`

const eachVariant = <Result>(key: string, make: (width: number, format: Format) => Result) =>
  isConvertible(key)
    ? widths.flatMap((width) =>
        [...new Set<Format>(['image/avif', 'image/webp', originalFormat(key)])].map((format) => make(width, format)),
      )
    : []

export const variantKeys = (key: string) => eachVariant(key, (width, format) => variantKey(key, width, format))
export const variantUrls = (requestUrl: string, key: string) =>
  eachVariant(key, (width, format) => variantUrl(requestUrl, key, width, format))
