import { except } from 'hono/combine'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { database } from './core/database'
import { answerError, answerUnknownPath, answerWrongMethod } from './core/errors'
import { responseHeaders } from './core/headers'
import { serveDocument } from './core/openapi'
import { allowAppOrigins, everyone, limitBody, refuseForeignOrigin, requestLog } from './core/request'
import { createRouter } from './core/router'
import { actionConfigRoutes } from './features/action-configs/routes'
import { guard } from './features/auth/guard'
import { authRoutes } from './features/auth/routes'
import { brandingRoutes } from './features/branding/routes'
import { deckRoutes } from './features/decks/routes'
import { deliveryRoutes } from './features/deliveries/routes'
import { faqRoutes } from './features/faqs/routes'
import { introRoutes } from './features/intro/routes'
import { kbRoutes } from './features/kb/routes'
import { mediaFiles, mediaRoutes } from './features/media/routes'
import { notificationRoutes } from './features/notifications/routes'
import { organizationRoutes } from './features/organization/routes'
import { deckPresentationRoutes, presentationRoutes } from './features/presentations/routes'
import { productDataRoutes } from './features/product-data/routes'
import { qaSettingsRoutes } from './features/qa-settings/routes'
import { serviceRoutes } from './features/service/routes'
import { slideRoutes } from './features/slides/routes'
import { announceWrites } from './features/viewer/changes'
import { analyticsRoutes, playbackRoutes, viewerRoutes } from './features/viewer/routes'

export const app = createRouter()

app.onError(answerError)
app.notFound(answerUnknownPath)

app.use(requestId(), database, requestLog, responseHeaders)
app.use(methodNotAllowed({ app, onMethodNotAllowed: answerWrongMethod }))
app.use('/api/viewer/*', everyone)
app.use('/api/*', except('/api/viewer/*', allowAppOrigins, refuseForeignOrigin), limitBody, guard, announceWrites)

app.route('/api/auth', authRoutes)
app.route('/api/organization', organizationRoutes)
app.route('/api/decks', deckRoutes)
app.route('/api/decks', deckPresentationRoutes)
app.route('/api/decks', brandingRoutes)
app.route('/api/decks', slideRoutes)
app.route('/api/decks', qaSettingsRoutes)
app.route('/api/decks', actionConfigRoutes)
app.route('/api/decks', introRoutes)
app.route('/api/decks', faqRoutes)
app.route('/api/slides', productDataRoutes)
app.route('/api/presentations', presentationRoutes)
app.route('/api/presentations', analyticsRoutes)
app.route('/api/viewer', viewerRoutes)
app.route('/api/notifications', notificationRoutes)
app.route('/api/notifications', deliveryRoutes)
app.route('/api/company/kb', kbRoutes)
app.route('/api/media', mediaRoutes)
app.route('/media', mediaFiles)
app.route('/', playbackRoutes)
app.route('/', serviceRoutes)

app.get('/openapi.json', serveDocument(app))
