import type { Made } from '../manifest/manifest'
import type { Manifest, ManifestShape } from '../manifest/manifest-schemas'

export type PageMetadata = ReturnType<typeof pageMetadataOf>

export function pageMetadataOf({ manifest, previewUrl }: Made) {
  const { slides, branding, intro, title, language } = manifest
  const pictures = [intro?.posterUrl, ...slides.map(({ imageUrl }) => imageUrl)].filter(
    (url) => typeof url === 'string',
  )
  const shapes = [intro?.poster ?? [], ...slides.map(({ images }) => images)].flat()
  const [image] = shapes
  return {
    title: intro?.title ?? slides[0]?.title ?? title,
    company: branding.name,
    description: describe(manifest),
    language,
    imageUrl: pictures[0] ?? null,
    image,
    imageSources: sourcesOf(image),
    /** Chats don't show SVG. Without a preview, another picture that isn't SVG takes its place, or none. */
    previewUrl: previewUrl ?? pictures.find((url) => !url.endsWith('.svg')) ?? null,
    hasPreview: previewUrl !== null,
    thumbnail: previewUrl ? { url: previewUrl, ...previewShape } : shapes.flatMap(sized)[0],
    fontUrls: fontsOf(branding),
    palette: branding.palette,
  }
}

/** The size that `previews` draws, which no row stores. */
const previewShape = { width: 1200, height: 630, widths: [320, 640, 960] }

const sized = ({ url, width, height, widths }: ManifestShape) =>
  width && height && !url.endsWith('.svg') ? [{ url, width, height, widths }] : []

/** The same widths as in the player, so that it finds the picture in the browser's cache. */
export const sourcesOf = (image: ManifestShape | undefined) =>
  image?.widths.map((each) => `${image.url}?width=${each} ${Math.min(each, image.width ?? each)}w`).join() || null

const longestDescription = 200

/** Contains only the company's text, because other people see a link's preview too, and scripts name the homeowner. */
function describe({ branding, slides, title }: Pick<Manifest, 'branding' | 'slides' | 'title'>) {
  const { headline, body } = branding.cta
  const chapters = slides.map((slide) => slide.title).join(' · ')
  const words = chapters || [headline, body].filter(Boolean).join(' ') || title
  const start = [...words].slice(0, longestDescription).join('')
  return start === words ? words : `${start.replace(/\s+\S*$/, '')} …`
}

const fontsOf = ({ fonts }: Manifest['branding']) => [
  ...new Set(
    [fonts.heading, fonts.body]
      .map((font) => font?.url ?? font?.faces[0]?.url)
      .filter((url) => typeof url === 'string'),
  ),
]
