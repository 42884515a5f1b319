import { withoutLinks } from '../../providers/mail'
import type { EmailContent } from '../../providers/sender'
import { headlineOf } from '../notifications/catalogue'
import type { Leased } from './lease'

const longestHeadline = 150
const longestFact = 2000

const timeOf = (milliseconds: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(milliseconds)

export function emailContentOf(env: Env, { type, data, company, occurredAt }: Leased): EmailContent {
  const { presentationId } = data
  const hasPage = typeof presentationId === 'string' && type.startsWith('presentation.')
  return {
    company: withoutLinks(company),
    headline: clip(withoutLinks(headlineOf(type, data).replaceAll(/\s+/g, ' ')), longestHeadline),
    facts: Object.entries(data).flatMap(([name, value]) =>
      name.endsWith('Id') || typeof value !== 'string'
        ? []
        : [{ name: labelOf(name), value: clip(withoutLinks(value), longestFact) }],
    ),
    link: hasPage
      ? { text: 'Open the presentation', url: new URL(`/p/${presentationId}?preview`, env.APP_URL).href }
      : { text: 'Open Porchlight', url: new URL('/docs', env.APP_URL).href },
    time: `${timeOf(occurredAt)} UTC`,
  }
}

const labelOf = (name: string) => {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Cutting may leave half of a surrogate pair. */
const clip = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
