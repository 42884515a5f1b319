import { removeAuditJob } from './account/audit/queries'
import { copyCompaniesJob } from './account/auth/copy-company'
import { dropSessionCopiesJob } from './account/auth/sessions'
import { removeExpiredAccessJob } from './account/auth/sweep'
import { removeIdempotencyKeysJob } from './account/idempotency/queries'
import { removeExportsJob, runPrivacyRequestsJob } from './account/privacy/run'
import { removeRequestsJob } from './account/requests/queries'
import { moveCompaniesJob } from './account/shards/move-company'
import { readSizesJob } from './account/shards/read-sizes'
import { embedPassagesJob, removeVectorsJob } from './answers/knowledge/embed-passages'
import { readDocumentJob } from './answers/knowledge/ingest'
import { documentUploads } from './answers/knowledge/queries'
import { keepQuestionJob, removeQuestionsJob } from './answers/questions/queries'
import type { Work } from './core/database/commit'
import type { LoadShown } from './core/database/shown-with-decks'
import type { Jobs } from './core/jobs/define-job'
import { removeCountsJob } from './core/rate-limits/queries'
import { removeAbandonedUploadsJob } from './core/uploads/sweep'
import { removeDeckJob } from './decks/deck/remove'
import { forgetUnusedPresentationsJob } from './decks/presentations/forget-unused'
import { removePresentationsJob } from './decks/presentations/removal'
import { publishJob } from './decks/published/publish-part'
import { rebuildJob } from './decks/published/rebuild'
import { deliverJob, deliverWaitingJob } from './events/deliveries/deliver'
import { fanOutJob } from './events/deliveries/fan-out'
import { removeDeliveryLogJob } from './events/deliveries/sweep'
import { removeForgottenMailsJob, removeLinkMailsJob } from './events/mails/queries'
import { type EmailWriters, sendMailJob } from './events/mails/send-mail'
import { generateJob } from './generation/run'
import { mediaUploads } from './media/files/queries'
import { removeMediaJob } from './media/files/remove'
import { drawPictureJob } from './media/images/draw-picture'
import { removeOverflowsJob } from './playback/beacons/sweep'
import { drawPreviewJob } from './playback/previews/refresh-preview'
import { foldDeckDaysJob } from './sales/analytics/fold-days'
import { removeCancelledAppointmentsJob } from './sales/appointments/cancel-or-reschedule'
import { hasComingVisit, removeAppointmentLinksJob } from './sales/appointments/links'
import { readBusyCalendarJob } from './sales/appointments/read-busy'
import {
  expireContractsJob,
  hasOpenContract,
  removeContractLinksJob,
  removeUnsignedContractsJob,
} from './sales/contracts/scheduled-jobs'
import { sealContractJob } from './sales/contracts/seal'
import { dropUnnamedFilesJob } from './sales/contracts/stored-document'
import { askCheckoutJob } from './sales/payments/ask'
import { refundCalledOffJob, refundDepositJob } from './sales/payments/refund'
import { remindJob } from './sales/reminders/remind'
import { forgetRoofsJob } from './sales/roofs/store-measurement'
import { alignRecordingJob } from './speech/narration/align-recording'
import { narrateJob, narrationFiles, removeAnswersJob, removeLeasesJob } from './speech/narration/narrate'

type Parts = { effects: Work['effects']; emailWriters: EmailWriters; loadShown: LoadShown }

export function createJobs({ effects, emailWriters, loadShown }: Parts): Jobs {
  const all = [
    generateJob,
    readBusyCalendarJob(() => import('./vendor/ical.mjs')),
    removeCancelledAppointmentsJob,
    removeAppointmentLinksJob,
    sealContractJob,
    dropUnnamedFilesJob,
    expireContractsJob,
    removeUnsignedContractsJob,
    removeContractLinksJob,
    askCheckoutJob,
    refundDepositJob,
    refundCalledOffJob,
    remindJob,
    forgetRoofsJob,
    readDocumentJob(() => import('./vendor/pdfjs.mjs')),
    embedPassagesJob,
    removeVectorsJob,
    keepQuestionJob,
    removeQuestionsJob,
    drawPreviewJob(() => import('./vendor/resvg.mjs')),
    removeOverflowsJob,
    foldDeckDaysJob,
    narrateJob,
    alignRecordingJob,
    removeAnswersJob,
    removeLeasesJob,
    removeDeckJob,
    publishJob(loadShown),
    rebuildJob(loadShown),
    forgetUnusedPresentationsJob([hasComingVisit, hasOpenContract]),
    removePresentationsJob,
    removeMediaJob,
    drawPictureJob,
    dropSessionCopiesJob,
    copyCompaniesJob,
    moveCompaniesJob,
    readSizesJob,
    removeExpiredAccessJob,
    removeIdempotencyKeysJob,
    removeAuditJob,
    removeRequestsJob,
    runPrivacyRequestsJob,
    removeExportsJob,
    fanOutJob,
    deliverJob,
    deliverWaitingJob,
    sendMailJob(emailWriters),
    removeForgottenMailsJob,
    removeLinkMailsJob,
    removeDeliveryLogJob,
    removeAbandonedUploadsJob([documentUploads, mediaUploads, narrationFiles]),
    removeCountsJob,
  ]
  return { all, effects }
}
