import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { fillMergeFields, type Homeowner, showMergeFields } from '../../core/shared/merge-fields'
import type { HomeownerData } from '../../decks/presentations/homeowner-data'
import type { ShownQuote } from '../../decks/presentations/shown-quote'
import { presentations } from '../../decks/presentations/tables'
import { productData } from '../../decks/prices/tables'
import { quoteFields } from '../../decks/published/apply-quote'
import { slides } from '../../decks/slides/tables'
import type { Mail } from '../../events/mails/tables'
import { fill } from '../../locales/fill'
import { wordsIn } from '../../locales/languages'
import { type Letterhead, type WrittenMail, writeMail } from '../../providers/mail-layout'
import type { Linked } from './links'
import { isOfRule, reminderRules, reminders } from './tables'
import { reminderWordsIn } from './words'

type Quote = Omit<ShownQuote, 'roof'> & { roof: Omit<ShownQuote['roof'], 'diagram'> }

const shownQuote = sql<Quote | null>`json_remove(${presentations.quote}, '$.roof.diagram')`
  .mapWith(presentations.quote)
  .as('shown_quote')

/** The company's text, and the values for its merge fields. */
export const findWords = (db: Database, { subjectId, id }: Mail) =>
  db
    .select({
      subject: reminderRules.subject,
      text: reminderRules.text,
      languageSettings: presentations.languageSettings,
      quote: shownQuote,
      prices: productData.data,
    })
    .from(reminders)
    .innerJoin(presentations, eq(presentations.id, reminders.presentationId))
    .innerJoin(reminderRules, and(eq(reminderRules.organizationId, presentations.organizationId), isOfRule))
    .leftJoin(slides, and(eq(slides.deckId, presentations.deckId), eq(slides.slideType, 'product_pricing_v1')))
    .leftJoin(productData, eq(productData.slideId, slides.id))
    .where(and(eq(reminders.presentationId, subjectId), eq(reminders.mailId, id)))
    .orderBy(asc(slides.orderIndex))
    .limit(1)

type Found = Awaited<ReturnType<typeof findWords>>[number]

/** A rule’s text for one homeowner. */
export type Said = { subject: string; text: string; fields: Homeowner; language: string | null }

export function saidTo(homeowner: HomeownerData, { subject, text, languageSettings, quote, prices }: Found): Said {
  const language = languageSettings.language ?? null
  return { subject, text, language, fields: { ...homeowner, ...quoteFields(quote, prices ?? undefined, language) } }
}

/** The company's text stays as written. The text around it is in the presentation's language. */
export function letterOf(
  { subject, text, fields, language }: Said,
  company: Letterhead,
  { to, links }: Linked,
  stopUrl: string,
  subjectPrefix = '',
): WrittenMail {
  const { sending, appointments, mail: common, controls } = wordsIn(language)
  const words = reminderWordsIn(language)
  const values = { company: company.name, name: fields.first_name ?? '' }
  const button = { presentation: sending.button, contract: words.readContract, visit: appointments.manage }[to]
  const content = {
    language: controls.language,
    letterhead: company,
    headline: fillMergeFields(subject, fields).trim() || fill(sending.subject, values),
    message: showMergeFields(text, fields),
    links: [
      ...links.map(({ name, url }) => ({ text: links.length > 1 ? `${button} (${name})` : button, url })),
      { text: words.stopLink, url: stopUrl },
    ],
    note: to === 'presentation' ? sending.note : words.linkNote,
    footnote: company.email ? null : common.noReplies,
  }
  return writeMail(content, subjectPrefix)
}
