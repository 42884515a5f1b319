import { defaultPalette } from '../../../core/shared/theme'
import type { words as looks } from '../../../locales/studio/looks/en'
import type { Answer, Body } from '../../api'

export type Branding = Answer<'/api/decks/{deckId}/branding', 'get'>['branding']
export type Words = typeof looks

export const colors = [
  'primary',
  'accent',
  'neutral',
  'text',
  'primaryLight',
  'userMessage',
  'assistantMessage',
] as const

const paths = [
  'name',
  'logo',
  'avatar',
  ...colors.map((color) => `palette.${color}` as const),
  'fonts.heading',
  'fonts.body',
  'chatName',
  'chatGreeting',
  'contact.phone',
  'contact.email',
  'cta.headline',
  'cta.body',
  'cta.buttonText',
  'cta.buttonUrl',
] as const

export type Path = (typeof paths)[number]
/** The values in the form, by their path in the body. */
export type Values = Record<Path, string>

/** A deck without branding has none of these yet. */
export const valuesOfBranding = (branding: Branding | null): Values => ({
  name: branding?.name ?? '',
  logo: branding?.logo ?? '',
  avatar: branding?.avatar ?? '',
  ...inGroup('palette', branding?.palette ?? defaultPalette, colors),
  ...inGroup('fonts', branding?.fonts ?? {}, ['heading', 'body']),
  chatName: branding?.chatName ?? '',
  chatGreeting: branding?.chatGreeting ?? '',
  ...inGroup('contact', branding?.contact ?? {}, ['phone', 'email']),
  ...inGroup('cta', branding?.cta ?? {}, ['headline', 'body', 'buttonText', 'buttonUrl']),
})

const inGroup = <Group extends string, Name extends string>(
  group: Group,
  values: { [name in Name]?: string | null },
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [`${group}.${name}`, values[name] ?? ''])) as Record<
    `${Group}.${Name}`,
    string
  >

export function valuesInForm(form: HTMLFormElement, base: Values): Values {
  const given = new FormData(form)
  const of = (path: Path) => {
    const value = given.get(path)
    return typeof value === 'string' ? value.trim() : base[path]
  }
  return Object.fromEntries(paths.map((path) => [path, of(path)])) as Values
}

/** Empty fields get the defaults. */
export const bodyOf = (values: Values): Body<'/api/decks/{deckId}/branding', 'put'> => ({
  name: values.name || null,
  logo: values.logo || null,
  avatar: values.avatar || null,
  chatName: values.chatName || null,
  chatGreeting: values.chatGreeting || null,
  palette: groupOf(values, 'palette.'),
  fonts: groupOf(values, 'fonts.'),
  contact: groupOf(values, 'contact.'),
  cta: groupOf(values, 'cta.'),
})

const groupOf = (values: Values, beginning: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([path, value]) => path.startsWith(beginning) && value)
      .map(([path, value]) => [path.slice(beginning.length), value]),
  )

const isPicture = (path: Path) => path === 'logo' || path === 'avatar'
/** A storage key means nothing to a person; its last part is the name of the file. */
const told = (path: Path, value: string, words: Words) =>
  (isPicture(path) ? value.split('/').at(-1) : value) || words.usual

export const differencesOf = (theirs: Values, mine: Values, words: Words) =>
  paths
    .filter((path) => theirs[path] !== mine[path])
    .map((path) => ({
      label: words.fields[path],
      theirs: told(path, theirs[path], words),
      mine: told(path, mine[path], words),
    }))
