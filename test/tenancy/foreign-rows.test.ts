import { describe, expect, it } from 'vitest'
import { newApiKey } from '../support/api-keys'
import { apiRoutes } from '../support/api-routes'
import { booked, withCalendar } from '../support/appointments'
import { newMember, request, signedIn } from '../support/client'
import { agreed } from '../support/contracts'
import { newSlide } from '../support/factories'
import { png } from '../support/files'
import { ttf } from '../support/fonts'
import { idRoutes } from '../support/id-routes'
import { uploadDocument, uploadMedia } from '../support/uploads'

const { client: owner, deck, presentationId } = await withCalendar()
const stranger = await signedIn('Another company')
const { appointment } = await booked(presentationId)
const contract = await agreed()
const picture = await uploadMedia(owner, { filename: 'roof.png', contentType: 'image/png', content: png })
const font = await uploadMedia(owner, { filename: 'own.ttf', contentType: 'font/ttf', content: ttf() })
const document = await uploadDocument(owner, {
  filename: 'warranty.txt',
  contentType: 'text/plain',
  content: 'Ten years.',
})
const slide = await newSlide(owner, deck.id)
const member = await newMember(owner, 'editor')

const given = await owner.post('/api/privacy-requests', { kind: 'export', presentationId })

const ids: Record<string, string> = {
  deckId: deck.id,
  slideId: slide.id,
  presentationId,
  appointmentId: appointment.id,
  contractId: contract.id,
  mediaId: picture.id,
  imageId: picture.id,
  fontId: font.id,
  documentId: document.id,
  userId: member.userId,
  apiKeyId: (await newApiKey(owner)).id,
  privacyRequestId: given.body.privacyRequest.id,
}

const token = 'A'.repeat(43)
const startsAt = '2030-01-07T15:00:00Z'
const roofMeasurementId = crypto.randomUUID()
const signature = { kind: 'typed', value: 'Mallory' }

const routes: [method: string, path: string, body?: unknown][] = [
  ['PATCH', '/api/organization/members/:userId', { role: 'viewer' }],
  ['DELETE', '/api/organization/members/:userId'],
  ['PATCH', '/api/keys/:apiKeyId', { name: 'Mine now' }],
  ['POST', '/api/keys/:apiKeyId/rotate'],
  ['DELETE', '/api/keys/:apiKeyId'],
  ['GET', '/api/privacy-requests/:privacyRequestId'],
  ['GET', '/api/decks/:deckId/analytics'],
  ['GET', '/api/decks/:deckId/analytics.csv'],
  ['GET', '/api/presentations/:presentationId/activity'],
  ['GET', '/api/decks/:deckId/narration'],
  ['POST', '/api/decks/:deckId/narration'],
  ['POST', '/api/decks/:deckId/narration/takes', { slideId: slide.id }],
  ['POST', '/api/presentations/:presentationId/quote', { roofMeasurementId }],
  ['POST', '/api/presentations/:presentationId/send', {}],
  ['POST', '/api/presentations/:presentationId/send/preview', {}],
  ['GET', '/api/company/kb/documents/:documentId'],
  ['PATCH', '/api/company/kb/documents/:documentId', { displayName: 'Mine now' }],
  ['GET', '/api/company/kb/documents/:documentId/download'],
  ['POST', '/api/company/kb/documents/:documentId/reprocess'],
  ['DELETE', '/api/company/kb/documents/:documentId'],
  ['DELETE', '/api/media/:mediaId'],
  ['POST', '/api/generation/slides/:slideId/rewrite', { instruction: 'Shorter.' }],
  ['GET', '/api/images/:imageId'],
  ['PATCH', '/api/images/:imageId', { altText: 'Mine now' }],
  ['DELETE', '/api/images/:imageId'],
  ['DELETE', '/api/fonts/:fontId'],
  ['GET', '/api/appointments/:appointmentId'],
  ['PATCH', '/api/appointments/:appointmentId', { notes: 'Mine now' }],
  ['POST', '/api/appointments/:appointmentId/reschedule', { startsAt }],
  ['POST', '/api/appointments/:appointmentId/cancel', {}],
  ['GET', '/api/appointments/:appointmentId/calendar.ics'],
  ['POST', '/api/contracts/:contractId/resend'],
  ['POST', '/api/contracts/:contractId/countersign', {}],
  ['POST', '/api/contracts/:contractId/consent', { token }],
  ['POST', '/api/contracts/:contractId/withdraw-consent', { token }],
  ['POST', '/api/contracts/:contractId/sign', { token, name: 'Mallory', signature }],
  ['POST', '/api/contracts/:contractId/deposit', { token }],
  ['POST', '/api/contracts/:contractId/decline', { token }],
  ['POST', '/api/contracts/:contractId/cancel', { token }],
]

const fill = (path: string, idOf: (name: string) => string) => path.replaceAll(/:(\w+)/g, (_, name) => idOf(name))

const keys = new Map([
  [owner, await newApiKey(owner)],
  [stranger, await newApiKey(stranger)],
])
const membersOnly = apiRoutes.filter(({ rules }) => rules.membersOnly).map(({ method, path }) => `${method} ${path}`)
const forKeys = routes.filter(([method, path]) => !membersOnly.includes(`${method} ${path}`))

describe.each([
  ['a session', routes, ({ cookies }: typeof owner) => ({ cookie: `session=${cookies.session}` })],
  ['an API key', forKeys, (client: typeof owner) => ({ headers: keys.get(client)?.headers ?? {} })],
] as const)('%s of another organization', (_, routes, callerOf) => {
  it.each(routes)('gets from %s %s what a company gets for an id of nobody: 404', async (method, path, body) => {
    const foreign = await request(
      method,
      fill(path, (name) => ids[name] ?? ''),
      { body, ...callerOf(stranger) },
    )
    const unknown = await request(
      method,
      fill(path, () => crypto.randomUUID()),
      { body, ...callerOf(owner) },
    )
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(foreign.body).toEqual(unknown.body)
  })

  it('has left everything as it was', async () => {
    const answers = [
      await owner.get(`/api/appointments/${appointment.id}`),
      await owner.get(`/api/company/kb/documents/${document.id}`),
      await owner.get(`/api/images/${picture.id}`),
      await owner.get('/api/organization/members'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('Mine now')
    expect(answers[0]?.body.appointment.status).toBe('booked')
    expect(answers[3]?.body.members).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: member.userId, role: 'editor' })]),
    )
  })
})

describe('a caller of another organization', () => {
  it('is tried on every route of the API that takes an id', () => {
    const named = (method: string, path: string) => `${method} ${path.replaceAll(/:\w+/g, ':id')}`
    const tried = new Set([...idRoutes, ...routes].map(([method, path]) => named(method, path)))
    // What a company's own system calls a thing is another thing of each company.
    const isOwnName = (path: string) => path.endsWith('/:externalId')
    const taking = apiRoutes.filter(
      ({ path, rules }) => /:\w+Id\b/.test(path) && !isOwnName(path) && rules.access !== 'public',
    )
    expect(taking.map(({ method, path }) => named(method, path)).filter((name) => !tried.has(name))).toEqual([])
  })
})
