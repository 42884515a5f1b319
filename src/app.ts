import { except } from 'hono/combine'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { database } from './core/database'
import { answerError, answerUnknownPath, answerWrongMethod } from './core/errors'
import { responseHeaders } from './core/headers'
import { mostRequestIdLetters } from './core/limits'
import { serveDocument } from './core/openapi'
import { allowAnyOrigin, allowAppOrigins, limitBody, linkPaths, refuseForeignOrigin, requestLog } from './core/request'
import { createRouter } from './core/router'
import { actionConfigRoutes } from './features/action-configs/routes'
import { appointmentCalendarRoutes } from './features/appointments/calendar-routes'
import { appointmentCompanyRoutes, appointmentPageRoutes } from './features/appointments/company-routes'
import { appointmentRoutes } from './features/appointments/routes'
import { guard, isOpen } from './features/auth/guard'
import { authLinkRoutes } from './features/auth/link-routes'
import { authRoutes } from './features/auth/routes'
import { brandingRoutes } from './features/branding/routes'
import { contractCertificateRoutes } from './features/contracts/certificate-routes'
import { contractCompanyRoutes } from './features/contracts/company-routes'
import { contractFileRoutes } from './features/contracts/file-routes'
import { contractHomeownerRoutes } from './features/contracts/homeowner-routes'
import { contractPageRoutes } from './features/contracts/page-routes'
import { contractRoutes } from './features/contracts/routes'
import { contractTemplateRoutes } from './features/contracts/template-routes'
import { contractVerifyRoutes } from './features/contracts/verify-routes'
import { deckRoutes } from './features/decks/routes'
import { deliveryRoutes } from './features/deliveries/routes'
import { faqRoutes } from './features/faqs/routes'
import { fontRoutes } from './features/fonts/routes'
import { proposalRoutes } from './features/generation/proposal-routes'
import { generationRoutes } from './features/generation/routes'
import { idempotency } from './features/idempotency/middleware'
import { pictureRoutes } from './features/images/picture-routes'
import { imageRoutes } from './features/images/routes'
import { introRoutes } from './features/intro/routes'
import { kbRoutes } from './features/kb/routes'
import { mediaFiles, mediaRoutes } from './features/media/routes'
import { alignmentRoutes } from './features/narration/alignment-routes'
import { deckNarrationRoutes } from './features/narration/deck-routes'
import { narrationRoutes } from './features/narration/routes'
import { notificationRoutes } from './features/notifications/routes'
import { organizationRoutes } from './features/organization/routes'
import { deckPresentationRoutes, presentationRoutes } from './features/presentations/routes'
import { productDataRoutes } from './features/product-data/routes'
import { deckQuestionRoutes, qaRoutes, questionRoutes } from './features/qa/routes'
import { qaSettingsRoutes } from './features/qa-settings/routes'
import { quoteRoutes } from './features/quotes/routes'
import { roofPricingRoutes } from './features/roof-measurements/pricing-routes'
import { measurementRoutes } from './features/roof-measurements/routes'
import { roofSourceRoutes } from './features/roof-measurements/source-routes'
import { serviceRoutes } from './features/service/routes'
import { slideRoutes } from './features/slides/routes'
import { publishChanges } from './features/viewer/publish-changes'
import { analyticsRoutes, viewerRoutes } from './features/viewer/routes'
import { voiceRoutes } from './features/voices/routes'

export const app = createRouter()

app.onError(answerError)
app.notFound(answerUnknownPath)

app.use(requestId({ limitLength: mostRequestIdLetters }), database, requestLog, responseHeaders)
app.use(methodNotAllowed({ app, onMethodNotAllowed: answerWrongMethod }))
for (const path of linkPaths) app.use(path, allowAnyOrigin(app, isOpen))
app.use(
  '/api/*',
  except(linkPaths, allowAppOrigins, refuseForeignOrigin),
  limitBody,
  guard,
  idempotency,
  publishChanges,
)

app.route('/api/auth', authRoutes)
app.route('/api/auth', authLinkRoutes)
app.route('/api/organization', organizationRoutes)
app.route('/api/decks', deckRoutes)
app.route('/api/decks', deckPresentationRoutes)
app.route('/api/decks', brandingRoutes)
app.route('/api/decks', slideRoutes)
app.route('/api/decks', qaSettingsRoutes)
app.route('/api/decks', actionConfigRoutes)
app.route('/api/decks', introRoutes)
app.route('/api/decks', faqRoutes)
app.route('/api/decks', deckQuestionRoutes)
app.route('/api/decks', deckNarrationRoutes)
app.route('/api/slides', productDataRoutes)
app.route('/api/presentations', presentationRoutes)
app.route('/api/presentations', analyticsRoutes)
app.route('/api/presentations', quoteRoutes)
app.route('/api/roof-measurements', roofPricingRoutes)
app.route('/api/roof-measurements', roofSourceRoutes)
app.route('/api/roof-measurements', measurementRoutes)
app.route('/api/notifications', notificationRoutes)
app.route('/api/notifications', deliveryRoutes)
app.route('/api/company/kb', kbRoutes)
app.route('/api/qa', qaRoutes)
app.route('/api/questions', questionRoutes)
app.route('/api/narration', narrationRoutes)
app.route('/api/narration', alignmentRoutes)
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
app.route('/api/contracts', contractVerifyRoutes)
app.route('/api/contracts', contractFileRoutes)
app.route('/api/contracts', contractCompanyRoutes)
app.route('/api/contracts', contractRoutes)
app.route('/api/contracts', contractHomeownerRoutes)
app.route('/', appointmentPageRoutes)
app.route('/', contractCertificateRoutes)
app.route('/', contractPageRoutes)
app.route('/', mediaFiles)
app.route('/', viewerRoutes)
app.route('/', serviceRoutes)

app.get('/openapi.json', serveDocument(app))
