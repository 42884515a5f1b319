import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { audit } from './account/audit/tables'
import { invites, sessions, users } from './account/auth/tables'
import { idempotencyKeys } from './account/idempotency/tables'
import { apiKeys } from './account/keys/tables'
import { privacyRequests, privacySubjects } from './account/privacy/tables'
import { refusedRequests } from './account/requests/tables'
import { moves } from './account/shards/tables'
import { indexMoved, withoutVectors } from './answers/knowledge/index-passages'
import { documents, passages, passageVectors, vectorPacks, vectorRemovals } from './answers/knowledge/tables'
import { vectorsLeft } from './answers/knowledge/vectors-left'
import { answerMonths, askings, questionHours, questions } from './answers/questions/tables'
import { rulesOf, type TableRules } from './core/database/table-rules'
import * as core from './core/database/tables'
import { jobLease } from './core/jobs/keep-lease'
import { actionConfigs } from './decks/actions/tables'
import { branding } from './decks/branding/tables'
import { decks } from './decks/deck-ownership/tables'
import { faqs } from './decks/faqs/tables'
import { intros } from './decks/intro/tables'
import { presentationActivity, presentationChanges, presentations } from './decks/presentations/tables'
import { productData } from './decks/prices/tables'
import { rebuilds, unpublished } from './decks/published/tables'
import { qaSettings } from './decks/qa-settings/tables'
import { slides } from './decks/slides/tables'
import { attempts, deliveries } from './events/deliveries/tables'
import { mailedLinks, mails } from './events/mails/tables'
import { confirmedRecipients, subscriptions } from './events/notifications/tables'
import { events } from './events/outbox/tables'
import { generations } from './generation/tables'
import { media, mediaRemovals } from './media/files/tables'
import { pictureOrders } from './media/images/tables'
import { namesOfRows } from './names-of-rows'
import { ofHomeowners } from './of-homeowners'
import { viewerOverflows, viewerSessions } from './playback/beacons/tables'
import { conversationMessages } from './playback/live/tables'
import { deckPreviews } from './playback/previews/tables'
import { sendings } from './playback/sending/tables'
import { deckDays } from './sales/analytics/tables'
import * as visits from './sales/appointments/tables'
import { callRecords, calls } from './sales/calls/tables'
import { contractShown } from './sales/contracts/shown'
import * as agreements from './sales/contracts/tables'
import { notes } from './sales/notes/tables'
import { checkouts, payments } from './sales/payments/tables'
import { quotes } from './sales/quotes/tables'
import { reminderRules, reminderStops, reminders } from './sales/reminders/tables'
import { roofMeasurements, roofPricing } from './sales/roofs/tables'
import { filesOfPresentation, filesOfTrack } from './speech/narration/files-left'
import * as narration from './speech/narration/tables'

const content = { deck: 'at-once', isCopied: true, isExported: true, isShown: true } as const
const sound = (leavesFiles: SQL) => ({ isExported: false, leavesFiles })
const inSteps = { deck: 'in-steps', presentation: 'in-steps', isCopied: false } as const

/**
 * Lists every table once: who owns it, what happens to it when the owner is deleted, and whether it is copied with a
 * deck and exported with a company. Tables are in each shard unless they say otherwise. The order matters: tables that
 * others refer to come first.
 */
export const tables: TableRules[] = [
  rulesOf(core.organizations, { through: null, isLinked: true, isExported: true }),
  rulesOf(core.members, { isExported: false }),
  rulesOf(core.companies, { in: 'directory', through: null, isExported: false }),
  rulesOf(core.shards, { in: 'directory', through: null, isExported: false }),
  rulesOf(users, { in: 'directory', isExported: true, secrets: ['passwordHash'] }),
  rulesOf(sessions, { in: 'directory', through: users, isExported: false }),
  rulesOf(apiKeys, { in: 'directory', isExported: false }),
  rulesOf(invites, { in: 'directory', isExported: true, secrets: ['tokenHash'] }),
  rulesOf(mailedLinks, { in: 'directory', isExported: false }),
  rulesOf(privacyRequests, {
    presentation: { sets: () => ({ presentationId: null }) },
    isExported: true,
    tellsOfHomeowner: ['email'],
  }),
  rulesOf(privacySubjects, { through: privacyRequests, isExported: false }),
  rulesOf(audit, { in: 'both', isExported: true, tellsOfHomeowner: ['address'] }),
  rulesOf(refusedRequests, { isExported: false }),
  rulesOf(idempotencyKeys, { in: 'both', through: null, moves: 'by-owner', isExported: false }),
  rulesOf(core.counts, { in: 'both', through: null, moves: 'by-parent', isExported: false }),
  rulesOf(core.uploads, { through: null, moves: 'by-parent', isExported: false }),
  rulesOf(rebuilds, { through: null, moves: 'never', isExported: false }),
  rulesOf(unpublished, { moves: 'never', isExported: false }),
  rulesOf(moves, { in: 'directory', isExported: false }),
  rulesOf(core.moving, { moves: 'never', isExported: false }),
  rulesOf(core.forwards, { moves: 'never', isExported: false }),
  rulesOf(core.departures, { moves: 'never', isExported: false }),

  rulesOf(events, { deck: 'stays', isCopied: false, isExported: true, tellsOfHomeowner: ['data'] }),
  rulesOf(mails, {
    in: 'both',
    presentation: { sets: () => ({ presentationId: null, message: null }) },
    isExported: true,
    tellsOfHomeowner: ['recipient', 'message'],
    isInHand: (now) =>
      sql`${mails.status} = 'waiting' and ${mails.leaseId} is not null
        and ${mails.leasedUntil} > ${now} and ${mails.leasedUntil} <= ${now + jobLease}`,
  }),
  rulesOf(subscriptions, {
    deck: 'stays',
    isCopied: false,
    isExported: true,
    secrets: ['secret', 'previousSecrets', 'channelConfig'],
  }),
  rulesOf(confirmedRecipients, { isExported: true }),
  rulesOf(deliveries, {
    isExported: true,
    isInHand: (now) => sql`${deliveries.leaseId} is not null and ${deliveries.nextAttemptAt} > ${now}`,
  }),
  rulesOf(attempts, { through: deliveries, isExported: true }),

  rulesOf(media, { isExported: true, ownFiles: [media.storageKey] }),
  rulesOf(mediaRemovals, { isExported: false }),
  rulesOf(pictureOrders, { isExported: false }),

  rulesOf(decks, { isLinked: true, isCopied: true, isExported: true, isShown: true }),
  rulesOf(slides, { ...content, files: { noun: 'a slide', columns: [slides.audioUrl], lists: [slides.images] } }),
  rulesOf(faqs, { ...content, files: { noun: 'an FAQ', columns: [faqs.audioUrl] } }),
  rulesOf(productData, {
    isCopied: true,
    isExported: true,
    isShown: true,
    files: { noun: 'a pricing', json: [productData.data] },
  }),
  rulesOf(actionConfigs, content),
  rulesOf(branding, {
    ...content,
    files: { noun: 'a branding', columns: [branding.logo, branding.avatar], json: [branding.fonts] },
    fonts: branding.fonts,
  }),
  rulesOf(qaSettings, {
    ...content,
    files: { noun: 'the Q&A settings', columns: [qaSettings.resumeAudioUrl, qaSettings.transitionAudioUrl] },
  }),
  rulesOf(intros, {
    ...content,
    files: { noun: 'an intro', columns: [intros.audioUrl, intros.posterImg, intros.posterPortraitImg] },
  }),
  rulesOf(presentations, {
    isLinked: true,
    deck: 'in-steps',
    isCopied: false,
    isExported: true,
    tellsOfHomeowner: ['homeownerData', 'quote', 'externalId', 'metadata', 'lostReason'],
  }),
  rulesOf(presentationActivity, { presentation: 'cascades', isExported: true }),
  rulesOf(presentationChanges, { presentation: 'in-steps', isExported: true, tellsOfHomeowner: ['lostReason'] }),

  rulesOf(narration.narrationLeases, { isExported: false }),
  rulesOf(narration.narrationClips, { isExported: false }),
  rulesOf(narration.narrationTracks, {
    deck: 'in-steps',
    isCopied: false,
    ...sound(filesOfTrack(narration.narrationTracks)),
  }),
  rulesOf(narration.presentationNarrations, {
    presentation: 'cascades',
    through: presentations,
    ...sound(filesOfPresentation),
  }),
  rulesOf(narration.narrationAnswers, {
    ...sound(filesOfTrack(narration.narrationAnswers)),
    presentation: 'in-steps',
    tellsOfHomeowner: ['utterance'],
  }),
  rulesOf(narration.narrationWork, { deck: 'stays', isCopied: false, isExported: false }),
  rulesOf(narration.narrationUsage, { isExported: true }),
  rulesOf(narration.narrationLimits, { isExported: false }),
  rulesOf(narration.narrationPronunciations, { isExported: true }),

  rulesOf(viewerSessions, { presentation: 'in-steps', through: presentations, isExported: true }),
  rulesOf(viewerOverflows, { presentation: 'in-steps', through: presentations, isExported: true }),
  rulesOf(conversationMessages, { presentation: 'in-steps', isExported: true, tellsOfHomeowner: ['name', 'text'] }),
  rulesOf(sendings, { isExported: true }),
  rulesOf(deckDays, { deck: 'in-steps', isCopied: false, isExported: true }),
  rulesOf(deckPreviews, {
    deck: 'cascades',
    isCopied: false,
    isExported: false,
    ownFiles: [deckPreviews.storageKey, deckPreviews.posterKey],
  }),

  rulesOf(documents, { isExported: true, ownFiles: [documents.storageKey], arrives: withoutVectors }),
  rulesOf(passages, { indexed: indexMoved, isExported: false, beforeRemoval: vectorsLeft }),
  rulesOf(passageVectors, { moves: 'rebuilt', isExported: false }),
  rulesOf(vectorPacks, { moves: 'rebuilt', isExported: false }),
  rulesOf(vectorRemovals, { through: null, moves: 'never', isExported: false }),
  rulesOf(askings, { ...inSteps, isExported: true, tellsOfHomeowner: ['question', 'answer', 'citations'] }),
  rulesOf(questions, { deck: 'in-steps', isCopied: false, isExported: true, tellsOfHomeowner: ['stems', 'question'] }),
  rulesOf(questionHours, { presentation: 'in-steps', through: presentations, isExported: false }),
  rulesOf(answerMonths, { isExported: true }),

  rulesOf(visits.calendars, { isExported: true, secrets: ['busyCalendarUrl', 'busyUrlHash'] }),
  rulesOf(visits.busyMonths, { isExported: true }),
  rulesOf(visits.feeds, { isExported: false }),
  rulesOf(visits.appointments, {
    isLinked: true,
    inActivity: visits.appointmentShown,
    deck: 'stays',
    presentation: { sets: () => ({ presentationId: null }) },
    isCopied: false,
    isExported: true,
    tellsOfHomeowner: ['name', 'email', 'phone', 'location', 'homeownerNotes', 'notes', 'cancelReason'],
  }),
  rulesOf(visits.appointmentChanges, { through: visits.appointments, isExported: true }),
  rulesOf(visits.appointmentLinks, { through: visits.appointments, isExported: false }),
  rulesOf(visits.seats, { isExported: false }),
  rulesOf(roofMeasurements, {
    presentation: { sets: (forgetAt) => ({ presentationId: null, forgetAt }) },
    isExported: true,
    tellsOfHomeowner: ['address', 'structures', 'warnings', 'imagery', 'raw'],
  }),
  rulesOf(roofPricing, { isExported: true }),
  rulesOf(quotes, { presentation: 'in-steps', isExported: true, tellsOfHomeowner: ['roof'] }),
  rulesOf(agreements.contractTemplates, { isExported: true }),
  rulesOf(agreements.contracts, {
    isLinked: true,
    inActivity: contractShown,
    deck: 'stays',
    presentation: {
      sets: (forgetAt) => ({ forgetAt }),
      where: sql`${isNull(agreements.contracts.signedAt)} and ${isNull(agreements.contracts.forgetAt)}`,
    },
    isCopied: false,
    isExported: true,
    tellsOfHomeowner: agreements.homeownerColumns,
    ownFiles: [agreements.contracts.wordsKey, agreements.contracts.documentKey],
  }),
  rulesOf(agreements.contractLinks, { through: agreements.contracts, isExported: false }),
  rulesOf(agreements.contractEvents, {
    through: agreements.contracts,
    isExported: true,
    tellsOfHomeowner: ['actor', 'address', 'device', 'content'],
  }),
  rulesOf(checkouts, { isLinked: true, isExported: true, secrets: ['url'] }),
  rulesOf(payments, { isExported: true }),

  rulesOf(notes, { presentation: 'in-steps', isExported: true, tellsOfHomeowner: ['text'] }),
  rulesOf(calls, { presentation: 'cascades', isExported: true }),
  rulesOf(callRecords, { presentation: 'in-steps', isExported: true }),
  rulesOf(reminderRules, { isExported: true }),
  rulesOf(reminders, { presentation: 'in-steps', through: presentations, isExported: true }),
  rulesOf(reminderStops, { isExported: true }),
  rulesOf(generations, {
    deck: 'at-once',
    isCopied: false,
    isExported: true,
    keepsInactive: isNotNull(generations.dueAt),
  }),
].map((rules) => ({ ...rules, name: namesOfRows.get(rules.table), ofHomeowner: ofHomeowners.get(rules.table) }))
