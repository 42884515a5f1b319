import type { Letter } from '../../providers/sender'
import { headlineOf } from '../notifications/catalogue'
import type { Leased } from './lease'

const longestHeadline = 150
const longestFact = 2000

const timeOf = (milliseconds: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(milliseconds)

/** What an e-mail says of an event: a headline, what a person can read of its data, and where to look. */
export function letterOf(env: Env, { type, data, company, occurredAt }: Leased): Letter {
  const { presentationId } = data
  const isSeen = typeof presentationId === 'string' && type.startsWith('presentation.')
  return {
    company,
    headline: clip(headlineOf(type, data).replaceAll(/\s+/g, ' '), longestHeadline),
    facts: Object.entries(data).flatMap(([name, value]) =>
      name.endsWith('Id') || typeof value !== 'string'
        ? []
        : [{ name: inWords(name), value: clip(value, longestFact) }],
    ),
    link: isSeen
      ? { text: 'Open the presentation', url: new URL(`/p/${presentationId}`, env.APP_URL).href }
      : { text: 'Open Porchlight', url: new URL('/docs', env.APP_URL).href },
    time: `${timeOf(occurredAt)} UTC`,
  }
}

const inWords = (name: string) => {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Never through the middle of a character. */
const clip = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
