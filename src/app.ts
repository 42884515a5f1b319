import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { recordWrites } from './account/audit/record'
import { auditRoutes } from './account/audit/routes'
import { guard } from './account/auth/guard'
import { authLinkRoutes } from './account/auth/link-routes'
import { authRoutes } from './account/auth/routes'
import { sessionRoutes } from './account/auth/session-routes'
import { idempotency } from './account/idempotency/middleware'
import { apiKeyRoutes } from './account/keys/routes'
import { inviteLookRoutes } from './account/organization/invite-look-routes'
import { organizationRoutes } from './account/organization/routes'
import { companyDeletionRoutes, companyRestoreRoutes } from './account/privacy/deletion-routes'
import { companyExportRoutes, privacyRoutes } from './account/privacy/routes'
import { logRefusedCalls } from './account/requests/record'
import { requestRoutes } from './account/requests/routes'
import { knowledgeRoutes } from './answers/knowledge/routes'
import { deckQuestionRoutes, qaRoutes, questionRoutes } from './answers/questions/routes'
import { databaseOfRequest } from './core/database/of-request'
import { rules } from './core/http/access'
import { answerError, answerUnknownPath, answerWrongMethod } from './core/http/answer-error'
import { type AppParts, withMeter, withParts } from './core/http/context'
import { responseHeaders } from './core/http/headers'
import { limitBody, limitCalls } from './core/http/limits'
import { serveDocument } from './core/http/openapi'
import { allowOrigins, refuseForeignOrigin } from './core/http/origins'
import { requestLog } from './core/http/request'
import { createRouter } from './core/http/route'
import { mostRequestIdLetters } from './core/limits'
import { serviceRoutes } from './core/service/routes'
import { actionConfigRoutes } from './decks/actions/routes'
import { configsByName } from './decks/actions/schemas'
import { companyLook } from './decks/branding/company-look'
import { brandingRoutes } from './decks/branding/routes'
import { externalDeckRoutes } from './decks/deck/external-routes'
import { deckRoutes } from './decks/deck/routes'
import { deckExists } from './decks/deck-ownership/queries'
import { faqRoutes } from './decks/faqs/routes'
import { introRoutes } from './decks/intro/routes'
import { presentationExportRoutes } from './decks/presentations/export-routes'
import { externalPresentationRoutes } from './decks/presentations/external-routes'
import { presentationMatchRoutes } from './decks/presentations/match-routes'
import { deckPresentationRoutes, presentationRoutes } from './decks/presentations/routes'
import { presentationMerge } from './decks/presentations/schemas'
import { stageRoutes } from './decks/presentations/stage-routes'
import { productDataRoutes } from './decks/prices/routes'
import { qaSettingsRoutes } from './decks/qa-settings/routes'
import { slideRoutes } from './decks/slides/routes'
import { deliveryRoutes } from './events/deliveries/routes'
import { describedEvents } from './events/event-types/described-events'
import { eventFeedRoutes } from './events/feed/routes'
import { mailRoutes } from './events/mails/routes'
import { myNotificationRoutes } from './events/notifications/my-routes'
import { notificationRoutes } from './events/notifications/routes'
import { channelConfigs } from './events/notifications/schemas'
import { generationRoutes, proposalRoutes } from './generation/routes'
import { mcpRoutes } from './mcp/routes'
import { fontRoutes } from './media/fonts/routes'
import { imageRoutes, pictureRoutes } from './media/images/routes'
import { mediaFiles, mediaRoutes } from './media/library/routes'
import { analyticsRoutes } from './playback/analytics/routes'
import { beaconRoutes } from './playback/beacons/routes'
import { conversationRoutes } from './playback/live/conversation-routes'
import { liveRoutes, liveViewerRoutes } from './playback/live/routes'
import { manifestRoutes } from './playback/manifest/routes'
import { pageRoutes } from './playback/page/routes'
import { sendingRoutes } from './playback/sending/routes'
import { companyAnalyticsRoutes, deckAnalyticsRoutes } from './sales/analytics/routes'
import { appointmentCalendarRoutes, appointmentCompanyRoutes } from './sales/appointments/company-routes'
import { appointmentPageRoutes } from './sales/appointments/page-routes'
import { appointmentRoutes } from './sales/appointments/routes'
import { callRoutes } from './sales/calls/routes'
import { contractCompanyRoutes } from './sales/contracts/company-routes'
import { contractCertificateRoutes, contractFileRoutes } from './sales/contracts/file-routes'
import { contractPageRoutes } from './sales/contracts/page-routes'
import { contractRoutes } from './sales/contracts/routes'
import { templateExists } from './sales/contracts/template-queries'
import { contractTemplateRoutes } from './sales/contracts/template-routes'
import { noteRoutes } from './sales/notes/routes'
import { depositPageRoutes } from './sales/payments/page-routes'
import { practiceCheckoutRoutes } from './sales/payments/practice-routes'
import { depositRoutes, paymentRoutes } from './sales/payments/routes'
import { progressRoutes } from './sales/progress/routes'
import { keepConfirmation } from './sales/quotes/queries'
import { priceTrialRoutes, quoteRoutes } from './sales/quotes/routes'
import { reminderPageRoutes } from './sales/reminders/page-routes'
import { presentationReminderRoutes, reminderRoutes } from './sales/reminders/routes'
import { measurementDeletionRoutes, measurementRoutes, roofPricingRoutes } from './sales/roofs/routes'
import { roofSourceRoutes } from './sales/roofs/source-routes'
import { setupRoutes } from './sales/setup/routes'
import { timelineRoutes } from './sales/timeline/routes'
import { deckNarrationRoutes } from './speech/narration/deck-routes'
import { narrationRoutes } from './speech/narration/routes'
import { voiceRoutes } from './speech/voices/routes'

export function createApp(parts: AppParts) {
  const app = createRouter()

  app.onError(answerError)
  app.notFound(answerUnknownPath)

  app.use(
    requestId({ limitLength: mostRequestIdLetters }),
    withMeter,
    withParts(parts),
    requestLog,
    logRefusedCalls,
    responseHeaders,
  )
  app.use(methodNotAllowed({ app, onMethodNotAllowed: answerWrongMethod }))
  app.use(allowOrigins(app))
  app.use('/api/*', refuseForeignOrigin)
  app.use(limitBody, guard, limitCalls, databaseOfRequest, recordWrites, idempotency)

  app.route('/api/auth/me/notifications', myNotificationRoutes)
  app.route('/api/auth', authRoutes)
  app.route('/api/auth/sessions', sessionRoutes)
  app.route('/api/auth', authLinkRoutes)
  app.route('/api/auth', inviteLookRoutes(companyLook))
  app.route('/api/organization', organizationRoutes)
  app.route('/api/keys', apiKeyRoutes)
  app.route('/api/requests', requestRoutes)
  app.route('/api/organization', companyExportRoutes)
  app.route('/api/organization', companyDeletionRoutes)
  app.route('/api/auth', companyRestoreRoutes)
  app.route('/api/audit', auditRoutes)
  app.route('/api/privacy-requests', privacyRoutes)
  app.route('/api/decks', externalDeckRoutes)
  app.route('/api/decks', deckRoutes)
  app.route('/api/decks', deckPresentationRoutes)
  app.route('/api/decks', brandingRoutes)
  app.route('/api/decks', slideRoutes)
  app.route('/api/decks', qaSettingsRoutes)
  app.route('/api/decks', actionConfigRoutes(templateExists))
  app.route('/api/decks', introRoutes)
  app.route('/api/decks', faqRoutes)
  app.route('/api/decks', deckQuestionRoutes)
  app.route('/api/decks', deckNarrationRoutes)
  app.route('/api/slides', productDataRoutes)
  app.route('/api/presentations', externalPresentationRoutes)
  app.route('/api/presentations', stageRoutes)
  app.route('/api/presentations', presentationRoutes)
  app.route('/api/presentations', presentationExportRoutes)
  app.route('/api/presentations', presentationMatchRoutes)
  app.route('/api/presentations', analyticsRoutes)
  app.route('/api/decks', deckAnalyticsRoutes)
  app.route('/api', companyAnalyticsRoutes)
  app.route('/api/live', liveRoutes)
  app.route('/api/presentations', conversationRoutes)
  app.route('/api/presentations', sendingRoutes)
  app.route('/api/presentations', quoteRoutes)
  app.route('/api/presentations', presentationReminderRoutes)
  app.route('/api/reminders', reminderRoutes)
  app.route('/api/presentations', timelineRoutes)
  app.route('/api/presentations', noteRoutes)
  app.route('/api/call-list', callRoutes)
  app.route('/api/organization', setupRoutes)
  app.route('/api/roof-measurements', roofPricingRoutes)
  app.route('/api/roof-measurements', roofSourceRoutes)
  app.route('/api/roof-measurements', measurementRoutes)
  app.route('/api/roof-measurements', priceTrialRoutes)
  app.route('/api/roof-measurements', measurementDeletionRoutes(keepConfirmation))
  app.route('/api/notifications', notificationRoutes(deckExists))
  app.route('/api/notifications', deliveryRoutes)
  app.route('/api/events', eventFeedRoutes)
  app.route('/api/mails', mailRoutes)
  app.route('/api/company/kb', knowledgeRoutes)
  app.route('/api/qa', qaRoutes)
  app.route('/api/questions', questionRoutes)
  app.route('/api/narration', narrationRoutes)
  app.route('/api/voices', voiceRoutes)
  app.route('/api/media', mediaRoutes)
  app.route('/api/generation', generationRoutes)
  app.route('/api/generation', proposalRoutes)
  app.route('/api/images', pictureRoutes)
  app.route('/api/images', imageRoutes)
  app.route('/api/fonts', fontRoutes)
  app.route('/api/appointments', appointmentCalendarRoutes)
  app.route('/api/appointments', appointmentRoutes)
  app.route('/api/appointments', appointmentCompanyRoutes)
  app.route('/api/contracts/templates', contractTemplateRoutes)
  app.route('/api/contracts', contractFileRoutes)
  app.route('/api/contracts', contractCompanyRoutes)
  app.route('/api/contracts', contractRoutes)
  app.route('/api/contracts', depositRoutes)
  app.route('/api/payments', paymentRoutes)
  app.route('/', appointmentPageRoutes)
  app.route('/', reminderPageRoutes)
  app.route('/', contractCertificateRoutes)
  app.route('/', contractPageRoutes)
  app.route('/', depositPageRoutes)
  app.route(
    '/',
    practiceCheckoutRoutes((request, env, context) => app.fetch(request, env, context)),
  )
  app.route('/', mediaFiles)
  app.route('/', manifestRoutes)
  app.route('/', beaconRoutes)
  app.route('/', liveViewerRoutes)
  app.route('/', progressRoutes)
  app.route('/', pageRoutes)
  app.route(
    '/',
    mcpRoutes((request, env, context) => app.fetch(request, env, context)),
  )
  app.route('/', serviceRoutes)

  app.get(
    '/openapi.json',
    rules({ access: 'public', origins: 'any' }),
    serveDocument(app, () => ({
      ...{ ...channelConfigs, ...configsByName, ...describedEvents() },
      PresentationMerge: presentationMerge,
    })),
  )
  return app
}
