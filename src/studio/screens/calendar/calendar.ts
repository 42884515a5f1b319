import type { words as calendar } from '../../../locales/studio/calendar/en'
import { type Answer, api, type Body, PorchlightError } from '../../api'

export type Words = typeof calendar
export type Visit = Answer<'/api/appointments', 'get'>['appointments'][number]
export type Calendar = Answer<'/api/appointments/calendar', 'get'>['calendar']
export type Rules = Required<Body<'/api/appointments/calendar', 'put'>>

/** There is no calendar until someone has set when visits are possible. */
export async function readCalendar(): Promise<{ calendar: Calendar | undefined }> {
  try {
    return await api.get('/api/appointments/calendar')
  } catch (error) {
    if (error instanceof PorchlightError && error.status === 404) return { calendar: undefined }
    throw error
  }
}

export const readVisit = async (appointmentId: string) =>
  (await api.get('/api/appointments/{appointmentId}', { params: { path: { appointmentId } } })).appointment

export const readFree = (presentationId: string, from: string, to: string) =>
  api.get('/api/appointments/slots', { params: { query: { presentationId, from, to, ignoreNotice: 'true' } } })

/** A visit moves to the free windows of its presentation, which may have been erased. */
export const isMovable = ({ status, startsAt, presentationId }: Visit) =>
  status === 'booked' && Date.parse(startsAt) > Date.now() && presentationId !== null
export const isCancellable = ({ status, startsAt }: Visit) => status === 'booked' && Date.parse(startsAt) > Date.now()
export const hasBegun = ({ status, startsAt }: Visit) => status !== 'cancelled' && Date.parse(startsAt) <= Date.now()
