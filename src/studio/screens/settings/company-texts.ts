import type { Body } from '../../api'
import type { Organization } from '../../context'

/** The settings as they are in the form. `days` is a number, `usual` or `never`. */
export type Texts = Record<'name' | 'address' | 'timeZone' | 'origins' | 'days' | 'stripe', string>
export const textNames = ['name', 'address', 'timeZone', 'origins', 'days', 'stripe'] as const

export const textsOf = (organization: Organization): Texts => ({
  name: organization.name,
  address: organization.address ?? '',
  timeZone: organization.timeZone,
  origins: organization.allowedEmbedOrigins.join('\n'),
  days: organization.hasOwnPresentationDays ? String(organization.presentationDays ?? 'never') : 'usual',
  stripe: organization.stripeAccountId ?? '',
})

const linesOf = (text: string) =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter(Boolean)

export function textsIn(form: HTMLFormElement, loaded: Texts): Texts {
  const given = new FormData(form)
  const of = (name: string) => {
    const value = given.get(name)
    return typeof value === 'string' ? value.trim() : undefined
  }
  const kept = of('kept')
  return {
    name: of('name') ?? loaded.name,
    address: of('address') ?? loaded.address,
    timeZone: of('timeZone') ?? loaded.timeZone,
    origins: linesOf(of('allowedEmbedOrigins') ?? loaded.origins).join('\n'),
    days: kept === 'own' ? (of('presentationDays') ?? '') : (kept ?? loaded.days),
    stripe: of('stripeAccountId') ?? loaded.stripe,
  }
}

/** Sends only what was changed here, so that nothing else is overwritten. */
export function patchOf(mine: Texts, loaded: Texts): Body<'/api/organization', 'patch'> {
  const is = (name: keyof Texts) => mine[name] !== loaded[name]
  return {
    ...(is('name') && { name: mine.name }),
    ...(is('address') && { address: mine.address || null }),
    ...(is('timeZone') && { timeZone: mine.timeZone }),
    ...(is('origins') && { allowedEmbedOrigins: linesOf(mine.origins) }),
    ...(is('stripe') && { stripeAccountId: mine.stripe || null }),
    ...(is('days') && daysOf(mine.days)),
  }
}

function daysOf(days: string) {
  if (days === 'usual') return { hasOwnPresentationDays: false }
  return { hasOwnPresentationDays: true, presentationDays: days === 'never' ? null : Number(days) }
}
