import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { database } from './core/database'
import { answerError, answerUnknownPath, answerWrongMethod } from './core/errors'
import { responseHeaders } from './core/headers'
import { serveDocument } from './core/openapi'
import { allowAppOrigins, limitBody, refuseForeignOrigin, requestLog } from './core/request'
import { createRouter } from './core/router'
import { guard } from './features/auth/guard'
import { authRoutes } from './features/auth/routes'
import { organizationRoutes } from './features/organization/routes'
import { serviceRoutes } from './features/service/routes'

export const app = createRouter()

app.onError(answerError)
app.notFound(answerUnknownPath)

app.use(requestId(), database, requestLog, responseHeaders)
app.use(methodNotAllowed({ app, onMethodNotAllowed: answerWrongMethod }))
app.use('/api/*', allowAppOrigins, refuseForeignOrigin, limitBody, guard)

app.route('/api/auth', authRoutes)
app.route('/api/organization', organizationRoutes)
app.route('/', serviceRoutes)

app.get('/openapi.json', serveDocument(app))
