import { primaryDatabase } from './core/database'
import { sweepCounts } from './core/rate-limits/queries'
import { sweepUploads } from './core/uploads/sweep'
import type { SendMail } from './features/appointments/changes'
import { type ReadBusyCalendar, readBusyCalendar, sweepBusyCalendars } from './features/appointments/read-busy'
import { sweepCancelledAppointments } from './features/appointments/sweep-cancelled'
import { sweepMails } from './features/appointments/sweep-mails'
import { sweepExpired } from './features/auth/queries'
import { dropCopies } from './features/auth/sessions'
import { sweepExpiredContracts } from './features/contracts/expire'
import type { SealContract, SendContractMail } from './features/contracts/mail-queue'
import { sweepUnsealed } from './features/contracts/seal'
import { sweepContractMails } from './features/contracts/send-mail'
import { sweepUnsignedContracts } from './features/contracts/sweep-unsigned'
import { type RemoveDeck, removeDeck, sweepDeletedDecks } from './features/decks/remove'
import { deliverPatiently } from './features/deliveries/deliver'
import { fanOut } from './features/deliveries/fan-out'
import { giveUp } from './features/deliveries/give-up'
import { sweepDeliveries, sweepDeliveryLog } from './features/deliveries/sweep'
import { type Generate, generate, sweepGenerations } from './features/generation/run'
import { sweepIdempotencyKeys } from './features/idempotency/queries'
import { type DrawPicture, drawPicture, sweepPictures } from './features/images/draw-picture'
import { sweepUndescribedImages } from './features/images/sweep'
import { giveUpReading, type ReadDocument, readDocument, sweepReading } from './features/kb/ingest'
import { documentUploads } from './features/kb/queries'
import { mediaUploads } from './features/media/queries'
import { removeMedia, sweepRemovals } from './features/media/remove'
import { type AlignRecording, alignRecording } from './features/narration/align-recording'
import { type Narrate, narrate, sweepNarration } from './features/narration/narrate'
import { narrationFiles, sweepTracks } from './features/narration/sweep'
import { type FanOut, sweepEvents } from './features/notifications/outbox'
import { sweepDeletedLinks, sweepDeletedPresentations } from './features/presentations/sweep'
import { refreshPreview, sweepPreviews } from './features/previews/refresh-preview'
import type { DrawPreview } from './features/previews/start-preview'
import { sweepQuestions } from './features/qa/queries'
import { sweepRoofMeasurements } from './features/roof-measurements/sweep'
import { publishQueuedDecks } from './features/viewer/publish-decks'
import { sweepViewerSessions } from './features/viewer/sweep'

export const handlers = {
  'remove-media': removeMedia,
  'remove-deck': (env: Env, message: RemoveDeck) => removeDeck(env, message),
  'read-document': (env: Env, job: ReadDocument) => readDocument(env, job, () => import('./vendor/pdfjs.mjs')),
  'publish-decks': publishQueuedDecks,
  'fan-out': (env: Env, message: FanOut) => fanOut(env, message),
  deliver: deliverPatiently,
  'drop-session-copies': dropCopies,
  'appointment-mail': async (env: Env, job: SendMail) =>
    (await import('./features/appointments/send-mail')).sendAppointmentMail(env, job),
  'contract-mail': async (env: Env, job: SendContractMail) =>
    (await import('./features/contracts/send-mail')).sendContractMail(env, job),
  'seal-contract': async (env: Env, job: SealContract) =>
    (await import('./features/contracts/seal')).sealContract(env, job),
  'read-busy-calendar': (env: Env, job: ReadBusyCalendar) =>
    readBusyCalendar(env, job, () => import('./vendor/ical.mjs')),
  'align-recording': (env: Env, job: AlignRecording) => alignRecording(env, job),
  narrate: (env: Env, job: Narrate) => narrate(env, job),
  generate: (env: Env, job: Generate) => generate(env, job),
  'draw-preview': (env: Env, job: DrawPreview) => refreshPreview(env, job, () => import('./vendor/resvg.mjs')),
  'draw-picture': (env: Env, job: DrawPicture) => drawPicture(env, job),
}

export const givenUp = { 'read-document': giveUpReading, deliver: giveUp }

export const sweeps = [
  (env: Env, now: number) => sweepExpired(primaryDatabase(env), now),
  (env: Env, now: number) => sweepUploads(env, [documentUploads, mediaUploads, narrationFiles], now),
  sweepRemovals,
  sweepDeletedDecks,
  sweepReading,
  sweepUndescribedImages,
  sweepPictures,
  sweepGenerations,
  sweepEvents,
  sweepDeliveries,
  sweepDeliveryLog,
  sweepMails,
  sweepUnsealed,
  sweepExpiredContracts,
  sweepContractMails,
  sweepBusyCalendars,
  sweepIdempotencyKeys,
  sweepViewerSessions,
  sweepDeletedLinks,
  sweepDeletedPresentations,
  sweepUnsignedContracts,
  sweepCancelledAppointments,
  sweepRoofMeasurements,
  sweepCounts,
  sweepQuestions,
  sweepNarration,
  sweepTracks,
  sweepPreviews,
]
