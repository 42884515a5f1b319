import {
  highestOrderIndex,
  longestAudioSeconds,
  longestBullet,
  longestEmailAddress,
  longestLink,
  longestScript,
  longestTimedWord,
  mostBullets,
  mostWordTimings,
} from '../limits'
import { hasStrayBraces, mergeFields, unknownMergeFields } from '../shared/merge-fields'
import { pageQuery } from './paging'
import { z } from './zod'

export const id = z.uuid().toLowerCase().openapi({ example: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' })

export const pathId = <const Name extends string>(name: Name) =>
  z
    .uuid()
    .toLowerCase()
    .openapi({ param: { name, in: 'path' }, example: '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' })

export const timestamp = z.iso.datetime().openapi({ example: '2026-05-04T09:30:00.000Z' })

/** Clients may send any offset, such as +00:00; our responses always end in Z. */
export const moment = z.iso
  .datetime({ offset: true })
  .openapi({ format: 'date-time', example: '2026-05-04T09:30:00.000Z' })

export const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString()

/**
 * SQLite ends a text at NUL, and half a surrogate pair has no UTF-8 form, so neither would be read back as it was
 * written.
 */
export const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

const notStorable = { error: 'must not contain NUL or half of a surrogate pair' }

export const text = (maximum: number) => z.string().max(maximum).refine(isStorable, notStorable)

export const filledText = (maximum: number) => z.string().trim().min(1).max(maximum).refine(isStorable, notStorable)

export const timeZone = text(100)
  .refine(isTimeZone, { error: 'must be an IANA time zone such as America/Denver' })
  .openapi({ example: 'America/Denver' })

/** Rejects offsets such as +02:00, which can't follow daylight saving time. */
function isTimeZone(name: string) {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/**
 * These characters reorder the letters after them, so a name could be made to look like another. Joiners aren't among
 * them, because some scripts need them.
 */
const isInOrder = (value: string) => !/\p{Bidi_Control}/u.test(value)

const notInOrder = { error: 'must not contain characters that change the direction of writing' }

const isSeen = (value: string) => /[^\s\p{C}]/u.test(value)

const notSeen = { error: 'must contain a visible character' }

/** A name or label that others will see. */
export const shownText = (maximum: number) => text(maximum).refine(isInOrder, notInOrder)

export const line = (maximum: number) =>
  filledText(maximum)
    .refine((value) => /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(value), { error: 'must be one line' })
    .refine(isSeen, notSeen)
    .refine(isInOrder, notInOrder)

/**
 * An identifier from another system, compared character by character. The same letter can be encoded in two ways that
 * look alike (NFC and NFD), so all are stored as NFC.
 */
const externalName = z
  .string()
  .normalize()
  .min(1)
  .max(200)
  .refine(isStorable, notStorable)
  .refine(isSeen, notSeen)
  .refine(isInOrder, notInOrder)
  .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), { error: 'must not contain control characters' })
  // Every client removes these segments from a URL, even when they are percent-encoded.
  .refine((value) => value !== '.' && value !== '..', { error: 'must not be . or ..' })

export const externalId = externalName.openapi({
  example: 'crm-4711',
  description:
    'The ID your own system uses, unique in your organization. It is stored as you send it, in Unicode normal form NFC; null if you haven’t set one.',
})

export const externalIdPath = z.object({
  externalId: externalName.openapi({ param: { name: 'externalId', in: 'path' }, example: 'crm-4711' }),
})

const local = String.raw`(?!\.)(?!.*\.\.)[^\s@"<>(),:;[\]\\\p{C}]{1,64}(?<!\.)`
const label = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const address = new RegExp(`^${local}@(?:${label}\\.)+${label}$`, 'u')

/** Normalized, so an address always finds the same account, no matter how it was typed. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .normalize('NFC')
  .max(longestEmailAddress)
  .refine((value) => address.test(value), {
    error: 'must be an email address such as ana@example.com',
    params: { code: 'not_email' },
  })
  .openapi({ format: 'email', example: 'ana@summit-roofing.example' })

const knownFields = mergeFields.map((field) => `{{${field}}}`).join(', ')

export const withMergeFields = (schema: ReturnType<typeof text>) =>
  schema.superRefine((value, context) => {
    const [unknown] = unknownMergeFields(value)
    const message = hasStrayBraces(value)
      ? 'has {{ without a matching }}, or the other way around'
      : unknown !== undefined &&
        `has the merge field {{${unknown.replaceAll(/\s+/g, ' ').slice(0, 40)}}}, which does not exist; use ${knownFields}`
    if (message) context.addIssue({ code: 'custom', message, params: { code: 'merge_fields' } })
  })

export const script = withMergeFields(text(longestScript)).openapi({
  description: `What the voice says. May contain ${knownFields}; after a bar, what to say if the field is empty.`,
  example: 'Hello {{first_name}}, this is the roof of {{address|your home}}.',
})

export const bullets = z
  .array(withMergeFields(filledText(longestBullet)))
  .max(mostBullets)
  .openapi({ example: ['Inspected on Tuesday', 'Nine photographs'] })

export const orderIndex = z.int().min(0).max(highestOrderIndex).openapi({ example: 0 })

const seconds = z.number().min(0).max(longestAudioSeconds)

const wordTiming = z
  .strictObject({ word: text(longestScript), startTime: seconds, endTime: seconds })
  .openapi('WordTiming', {
    description:
      'When a word is spoken. Words are in order and don’t overlap; a word you send has at most 60 characters.',
    example: { word: 'Hello', startTime: 0.12, endTime: 0.48 },
  })

export const wordTimings = z
  .array(wordTiming)
  .max(mostWordTimings)
  .superRefine((timings, context) => {
    let previousEnd = 0
    for (const [index, { word, startTime, endTime }] of timings.entries()) {
      if (word.length > longestTimedWord)
        context.addIssue({
          code: 'custom',
          path: [index, 'word'],
          message: `must be at most ${longestTimedWord} characters long`,
        })
      const fault =
        endTime < startTime
          ? 'ends before it starts'
          : startTime < previousEnd
            ? 'starts before the word before it ends'
            : ''
      if (fault) return context.addIssue({ code: 'custom', path: [index], message: `${fault}; times are in seconds` })
      previousEnd = endTime
    }
  })

export type WordTiming = z.infer<typeof wordTiming>

/** Allows no user name, quotes, angle brackets or spaces, because the player puts the link into a page. */
export const link = (...protocols: string[]) =>
  text(longestLink).refine((value) => isLink(value, protocols), {
    error: `must be a link that starts with ${protocols.join(', ')}`,
    params: { code: 'not_link' },
  })

function isLink(value: string, protocols: string[]) {
  if (/[\p{Cc}\s\\"<>]/u.test(value) || !URL.canParse(value)) return false
  const { protocol, username, password, host, pathname } = new URL(value)
  return protocols.includes(protocol) && !username && !password && (host || pathname) !== ''
}

export const voiceId = text(200).openapi({ example: 'local:rms' })

export const pageOfDeckQuery = z.strictObject(pageQuery)
export const deckPath = z.object({ deckId: pathId('deckId') })
