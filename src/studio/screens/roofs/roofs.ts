import { fill } from '../../../locales/fill'
import type { words as roofs } from '../../../locales/studio/roofs/en'
import { type Answer, api, type Body, PorchlightError } from '../../api'
import type { Context } from '../../context'

export type Words = typeof roofs
export type Roof = Answer<'/api/roof-measurements', 'get'>['roofMeasurements'][number]
export type RoofInput = Body<'/api/roof-measurements', 'post'>
export type StructureInput = RoofInput['structures'][number]
export type FacetInput = StructureInput['facets'][number]
export type Presentation = Answer<'/api/presentations/{presentationId}', 'get'>['presentation']
export type Quote = Answer<'/api/presentations/{presentationId}/quote', 'get'>['quote']
export type Pricing = Answer<'/api/roof-measurements/pricing', 'get'>['pricing']

export const lineKinds = ['ridge', 'hip', 'valley', 'rake', 'eave', 'flashing', 'stepFlashing', 'parapet'] as const
export const tierNames = ['good', 'better', 'best'] as const
export type TierName = (typeof tierNames)[number]

export const readRoof = async (roofMeasurementId: string): Promise<Roof> =>
  (await api.get('/api/roof-measurements/{roofMeasurementId}', { params: { path: { roofMeasurementId } } }))
    .roofMeasurement

export const readPresentation = async (presentationId: string) =>
  (await api.get('/api/presentations/{presentationId}', { params: { path: { presentationId } } })).presentation

async function unlessMissing<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof PorchlightError && error.status === 404) return undefined
    throw error
  }
}

export const readQuote = async (presentationId: string) => ({
  quote: (
    await unlessMissing(api.get('/api/presentations/{presentationId}/quote', { params: { path: { presentationId } } }))
  )?.quote,
})

export const readPricing = async () => ({
  pricing: (await unlessMissing(api.get('/api/roof-measurements/pricing')))?.pricing,
})

export const homeownerName = ({ homeownerData: { first_name, last_name } }: Presentation) =>
  [first_name, last_name].filter(Boolean).join(' ')

export const homeownerAddress = ({ homeownerData: { address, city, state, zip } }: Presentation) =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

export const roofName = ({ address }: Roof, words: Words) => address ?? words.unnamed

export const roofNumbers = ({ squares, predominantPitch }: Roof, words: Words, { format }: Context) =>
  fill(words.numbers, { squares: format.number(squares), pitch: format.number(predominantPitch) })

/** A cached image at the same address would not change when the roof is corrected. */
export async function readDrawing(roofMeasurementId: string) {
  const params = { path: { roofMeasurementId } }
  const svg = await api.get('/api/roof-measurements/{roofMeasurementId}/diagram.svg', { params, parseAs: 'text' })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Uses the origin of this page, whatever address the API has for itself. */
export const diagramOf = ({ diagramUrl }: Roof) => new URL(diagramUrl).pathname
