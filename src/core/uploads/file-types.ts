type FileType = {
  contentTypes: readonly [string, ...string[]]
  extensions: readonly string[]
  isStartOf: (start: Uint8Array) => boolean
}

export type FileTypes = Record<string, FileType>

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const startsWith = (magic: string) => (start: Uint8Array) => ascii(start.subarray(0, magic.length)) === magic
const has = (at: number, magic: string) => (start: Uint8Array) => ascii(start.subarray(at, at + magic.length)) === magic
const both = (one: FileType['isStartOf'], other: FileType['isStartOf']) => (start: Uint8Array) =>
  one(start) && other(start)
const either =
  (...tests: FileType['isStartOf'][]) =>
  (start: Uint8Array) =>
    tests.some((test) => test(start))

const isUtf16 = either(startsWith('\xff\xfe'), startsWith('\xfe\xff'))
const isKnownBinary = either(
  startsWith('%PDF-'),
  startsWith('PK\x03\x04'),
  startsWith('\x89PNG'),
  startsWith('\xff\xd8\xff'),
)

/** Only UTF-16 text, which a byte order mark announces, contains NUL bytes. */
const isText = (start: Uint8Array) => isUtf16(start) || (!start.includes(0) && !isKnownBinary(start))

export const documentTypes = {
  pdf: { contentTypes: ['application/pdf'], extensions: ['pdf'], isStartOf: startsWith('%PDF-') },
  docx: {
    contentTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    extensions: ['docx'],
    isStartOf: startsWith('PK\x03\x04'),
  },
  txt: { contentTypes: ['text/plain'], extensions: ['txt', 'text'], isStartOf: isText },
  md: {
    contentTypes: ['text/markdown', 'text/x-markdown', 'text/plain'],
    extensions: ['md', 'markdown'],
    isStartOf: isText,
  },
  csv: {
    contentTypes: ['text/csv', 'application/csv', 'application/vnd.ms-excel'],
    extensions: ['csv'],
    isStartOf: isText,
  },
  html: { contentTypes: ['text/html', 'application/xhtml+xml'], extensions: ['html', 'htm'], isStartOf: isText },
} satisfies FileTypes

const isSvg = (start: Uint8Array) => isText(start) && new TextDecoder().decode(start).includes('<svg')
const isMp3 = (start: Uint8Array) =>
  startsWith('ID3')(start) ||
  (start[0] === 0xff && ((start[1] ?? 0) & 0xe0) === 0xe0 && start[1] !== 0xfe && start[1] !== 0xff)

export const imageTypes = {
  png: { contentTypes: ['image/png'], extensions: ['png'], isStartOf: startsWith('\x89PNG\r\n\x1a\n') },
  jpeg: { contentTypes: ['image/jpeg'], extensions: ['jpg', 'jpeg'], isStartOf: startsWith('\xff\xd8\xff') },
  webp: { contentTypes: ['image/webp'], extensions: ['webp'], isStartOf: both(startsWith('RIFF'), has(8, 'WEBP')) },
  avif: {
    contentTypes: ['image/avif'],
    extensions: ['avif'],
    isStartOf: either(has(4, 'ftypavif'), has(4, 'ftypavis')),
  },
  svg: { contentTypes: ['image/svg+xml'], extensions: ['svg'], isStartOf: isSvg },
} satisfies FileTypes

export const audioTypes = {
  mp3: { contentTypes: ['audio/mpeg', 'audio/mp3'], extensions: ['mp3'], isStartOf: isMp3 },
  m4a: {
    contentTypes: ['audio/mp4', 'audio/x-m4a', 'audio/m4a'],
    extensions: ['m4a', 'mp4'],
    isStartOf: has(4, 'ftyp'),
  },
  wav: {
    contentTypes: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
    extensions: ['wav'],
    isStartOf: both(startsWith('RIFF'), has(8, 'WAVE')),
  },
  ogg: {
    contentTypes: ['audio/ogg', 'application/ogg'],
    extensions: ['ogg', 'oga', 'opus'],
    isStartOf: startsWith('OggS'),
  },
} satisfies FileTypes

export const fontTypes = {
  woff2: {
    contentTypes: ['font/woff2', 'application/font-woff2'],
    extensions: ['woff2'],
    isStartOf: startsWith('wOF2'),
  },
  woff: { contentTypes: ['font/woff', 'application/font-woff'], extensions: ['woff'], isStartOf: startsWith('wOFF') },
  ttf: {
    contentTypes: ['font/ttf', 'font/sfnt', 'application/x-font-ttf', 'application/font-sfnt'],
    extensions: ['ttf'],
    isStartOf: either(startsWith('\x00\x01\x00\x00'), startsWith('true')),
  },
  otf: {
    contentTypes: ['font/otf', 'application/vnd.ms-opentype', 'application/x-font-opentype'],
    extensions: ['otf'],
    isStartOf: startsWith('OTTO'),
  },
} satisfies FileTypes

export const extensionOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase()

const essence = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase() ?? ''

export function findFileType<Types extends FileTypes>(types: Types, filename: string, contentType: string) {
  const extension = extensionOf(filename)
  const found = Object.entries(types).find(
    ([, { extensions, contentTypes }]) =>
      contentTypes.includes(essence(contentType)) && (extension === undefined || extensions.includes(extension)),
  )
  return found?.[0] as keyof Types | undefined
}
