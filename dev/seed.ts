import { type SceneName, scenes, type UprightName, uprightScenes } from './drawings/scenes.ts'
import { type Answer, type Api, demo, register } from './seed-api.ts'
import { calendar, visitsIn } from './seed-content/calendar.ts'
import { agreement } from './seed-content/contract.ts'
import * as content from './seed-content/deck.ts'
import { speakDemo } from './speak-demo.ts'

/** At most 90 seconds are credited for a first beacon. */
const secondsOn = (place: number) => 5 + 2 * (place % 4)
const earlyEnd = 6

/** Uses the public API, and does nothing if the demo company exists. */
export async function seed(address: string) {
  const api = await register(address)
  if (!api) return
  const keyOf = await uploadDrawings(api)
  const { id: deckId } = (await api.send('POST', '/api/decks', content.deck)).deck
  await api.send('PATCH', `/api/decks/${deckId}`, { posterShows: 'address' })

  const slideIds: Record<string, string> = {}
  for (const { art, ...slide } of content.slides) {
    const pictures = content.galleries[slide.slideId] ?? [{ art }]
    const images = pictures.map(({ art, upright = [], ...picture }) => ({
      ...picture,
      key: keyOf(art),
      portrait: { key: keyOf(art, true), callouts: upright },
    }))
    slideIds[slide.slideId] = (await api.send('POST', `/api/decks/${deckId}/slides`, { ...slide, images })).slide.id
  }
  const slideId = (name?: string) => (name === undefined ? null : slideIds[name])
  for (const { relatedSlide, ...faq } of content.faqs)
    await api.send('POST', `/api/decks/${deckId}/faqs`, { ...faq, relatedSlideId: slideId(relatedSlide) })
  for (const { slide, ...action } of content.actions)
    await api.send('POST', `/api/decks/${deckId}/action-configs`, { ...action, slideId: slideId(slide) })

  const { art, ...intro } = content.intro
  const [logo, avatar] = [keyOf('logo'), keyOf('avatar')]
  const poster = { posterImg: keyOf(art), posterPortraitImg: keyOf(art, true) }
  await api.send('PUT', `/api/decks/${deckId}/intro`, { ...intro, ...poster })
  await api.send('PUT', `/api/decks/${deckId}/branding`, { ...content.branding, logo, avatar })
  await api.send('PUT', `/api/decks/${deckId}/qa-settings`, content.qaSettings)
  await api.send('PUT', `/api/slides/${slideId('pricing')}/product-data`, { productData: content.productData })
  await Promise.all(content.documents.map((document) => uploadDocument(api, document)))
  const present = async (homeowner: object): Promise<string> =>
    (await api.send('POST', '/api/presentations', { deckId, ...homeowner })).presentation.id
  const [first = {}, ...others] = content.homeowners
  const showcase = await present(first)
  // The quote comes before the narration, which speaks its prices.
  await quoteRoof(api, showcase)
  await api.send('PUT', '/api/appointments/calendar', calendar(Date.now()))
  await Promise.all([signContracts(api, address, deckId), speakDemo(address, showcase)])
  // These come last, because jobs speak them and would delay the first presentation.
  const presentations = await Promise.all(others.map(present))
  await Promise.all([
    bookVisits(api, showcase, present),
    askQuestions(api, [showcase, ...presentations]),
    watchPresentations(api, presentations, Object.values(slideIds)),
  ])
}

/** With a quote, the homeowner sees prices for their own roof. */
async function quoteRoof(api: Api, presentationId: string, address = content.roof.address) {
  await api.send('PUT', '/api/roof-measurements/pricing', content.pricing)
  const { roofMeasurement } = await api.send('POST', '/api/roof-measurements', {
    ...content.roof,
    address,
    presentationId,
  })
  await api.send('POST', `/api/roof-measurements/${roofMeasurement.id}/confirm`, {})
  await api.send('POST', `/api/presentations/${presentationId}/quote`, { roofMeasurementId: roofMeasurement.id })
}

/** Each visitor has their own presentation. No one plays those, so they are not spoken ahead. */
async function bookVisits(api: Api, showcase: string, present: (homeowner: object) => Promise<string>) {
  const { days } = await api.send('GET', `/api/appointments/slots?presentationId=${showcase}`)
  await Promise.all(
    visitsIn(days).map(async (visit) => {
      const [first_name, last_name] = visit.name.split(' ')
      const homeownerData = { first_name, last_name, email: visit.email }
      const presentationId = await present({ homeownerData, narrateAhead: false })
      await api.send('POST', '/api/appointments', { presentationId, ...visit })
    }),
  )
}

/**
 * One homeowner watches everything and chooses, and the next leaves early, so that the studio has something to show.
 */
async function watchPresentations(api: Api, presentationIds: string[], slideIds: string[]) {
  const at = new Date().toISOString()
  const watch = (presentationId: string, index: number) => {
    const isWhole = index % 2 === 0
    const watched = slideIds
      .slice(0, isWhole ? slideIds.length : earlyEnd)
      .map((slideId, place) => ({ type: 'watched', slideId, seconds: secondsOn(place), at }))
    const choice = isWhole
      ? [
          { type: 'tier_chosen', tier: 'better', at },
          { type: 'completed', at },
        ]
      : []
    const events = [{ type: 'started', at }, ...watched, ...choice]
    return api.send('POST', `/api/viewer/presentations/${presentationId}/events`, {
      viewerSessionId: crypto.randomUUID(),
      events,
    })
  }
  await Promise.all(presentationIds.map(watch))
}

/**
 * Signs one contract that is canceled in time, and then one that holds. Neither homeowner's link is printed, because a
 * mailbox accepts only some emails a day.
 */
async function signContracts(api: Api, address: string, deckId: string) {
  const { presentation } = await api.send('POST', '/api/presentations', { deckId, homeownerData: content.signer })
  await quoteRoof(api, presentation.id, `${content.signer.address}, Golden, CO 80401`)
  await api.send('PATCH', '/api/organization', {
    address: '2100 Ford Street, Golden, CO 80401',
    timeZone: 'America/Denver',
  })
  const { template } = await api.send('POST', '/api/contracts/templates', agreement)
  const { actionConfigs } = await api.send('GET', `/api/decks/${deckId}/action-configs`)
  for (const { id, type, config } of actionConfigs.filter(({ type }) => type === 'sign_contract'))
    await api.send('PATCH', `/api/decks/${deckId}/action-configs/${id}`, {
      type,
      config: { ...config, templateId: template.id },
    })
  const signed: Promise<void>[] = []
  for (const tier of ['good', 'better']) {
    const input = { presentationId: presentation.id, templateId: template.id, tier }
    const { contract, signUrl } = await api.send('POST', '/api/contracts', input)
    const token = new URL(signUrl).searchParams.get('token') ?? ''
    signed.push(signContract(`${address}/api/contracts/${contract.id}`, token, tier === 'good'))
  }
  await Promise.all(signed)
}

async function signContract(path: string, token: string, isCancelled: boolean) {
  const act = (name: string, body: object = {}) =>
    asHomeowner(`${path}/${name}`, { method: 'POST', body: JSON.stringify({ token, ...body }) })
  await asHomeowner(`${path}?token=${token}`)
  await asHomeowner(`${path}/document.pdf?token=${token}`)
  await act('consent')
  const name = `${content.signer.first_name} ${content.signer.last_name}`
  const initials = Object.fromEntries(agreement.requiredInitials.map((label) => [label, 'HW']))
  await act('sign', { name, signature: { kind: 'typed', value: name }, initials })
  if (isCancelled) await act('cancel', { reason: 'We chose the other one.' })
}

async function asHomeowner(url: string, more: RequestInit = {}) {
  const response = await fetch(url, { ...more, headers: { 'content-type': 'application/json' } })
  if (!response.ok) throw new Error(`Seeding failed at ${new URL(url).pathname}: ${await response.text()}`)
  await response.arrayBuffer()
}

async function askQuestions(api: Api, presentationIds: string[]) {
  await whenDocumentsAreRead(api)
  const ask = (question: string, index: number) =>
    api.send('POST', '/api/qa', { question, presentationId: presentationIds[index % presentationIds.length] })
  await Promise.all(content.questions.map(ask))
}

/** Returns the link of one of the demo company's presentations, if one is left. */
export async function findShowcase(address: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' }
  const { email, password } = demo
  const body = JSON.stringify({ email, password })
  const signedIn = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  if (!signedIn.ok) return undefined
  const listed = await fetch(`${address}/api/presentations`, { headers: { cookie } })
  const { presentations } = (await listed.json()) as Answer
  return presentations.at(-1)?.id
}

const atOnce = 4

type DrawingFile = { filename: string; svg: string; words?: object | undefined }

async function uploadDrawings(api: Api) {
  const keys = new Map<string, string>()
  const arts = [...content.slides, ...Object.values(content.galleries).flat(), content.intro].map(({ art }) => art)
  const waiting = [...new Set(arts)].flatMap(drawingsOf)
  for (const name of ['logo', 'avatar'] as const) waiting.push({ filename: nameOf(name), svg: scenes[name] })
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { id, storageKey } = await uploadDrawing(api, file)
      if (file.words) await api.send('PATCH', `/api/images/${id}`, file.words)
      keys.set(file.filename, storageKey)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (scene: SceneName, isUpright = false) => keys.get(nameOf(scene, isUpright)) ?? ''
}

const nameOf = (scene: SceneName, isUpright = false) => `${scene}${isUpright ? '-upright' : ''}.svg`

function drawingsOf(scene: UprightName): DrawingFile[] {
  const words = content.described[scene]
  const focalPoint = content.uprightFocus[scene]
  return [
    { filename: nameOf(scene), svg: scenes[scene], words },
    { filename: nameOf(scene, true), svg: uprightScenes[scene], words: { ...words, focalPoint } },
  ]
}

async function uploadDrawing(api: Api, { filename, svg }: DrawingFile) {
  const body = new TextEncoder().encode(svg)
  const file = { filename, contentType: 'image/svg+xml', sizeBytes: body.length }
  const { mediaId, uploadUrl } = await api.send('POST', '/api/media/upload-init', file)
  const response = await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': file.contentType }, body })
  if (!response.ok) throw new Error(`Seeding failed at the upload of ${filename}: ${await response.text()}`)
  return (await api.send('POST', '/api/media/complete', { mediaId })).media
}

type SeedDocument = (typeof content.documents)[number]

async function uploadDocument(api: Api, { content: body, ...described }: SeedDocument) {
  const file = { ...described, sizeBytes: body.length }
  const { documentId, uploadUrl } = await api.send('POST', '/api/company/kb/documents/upload-init', file)
  const response = await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': file.contentType }, body })
  if (!response.ok) throw new Error(`Seeding failed at the upload of ${file.filename}: ${await response.text()}`)
  await api.send('POST', '/api/company/kb/documents/complete', { documentId })
}

const longestReading = 60_000

/** Waits until the queue has read them, because the first questions would find nothing in them. */
async function whenDocumentsAreRead(api: Api) {
  for (const end = Date.now() + longestReading; Date.now() < end; ) {
    const { documents } = await api.send('GET', '/api/company/kb/documents')
    if (documents.every(({ status }) => status !== 'processing')) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
