import type { TierName } from '../../core/shared/tiers'
import type { Progress } from '../../sales/progress/schemas'
import type { PorchlightPlayer } from '../player'

export type Visit = { startsAt: string; endsAt: string; timeZone: string; manageUrl: string }
type Deposit = 'none' | 'due' | 'paid' | 'refunded'
export type SignedContract = {
  templateId: string
  pageUrl: string
  copyUrl?: string | undefined
  deposit?: Deposit | undefined
  /** The contract was canceled, and only the payment is still shown. */
  isOver?: boolean
}
export type Remembered = {
  visit?: Visit | undefined
  contract?: SignedContract | undefined
  /** The progress that the server knows of, from any device. */
  progress?: Progress | undefined
}

/** In private windows and blocked frames there is no storage, so this lasts only as long as the page. */
type Memory = { readonly remembered: Map<string, Remembered> }

const keyOf = (presentationId: string) => `porchlight:${presentationId}:done`

export function rememberedOf({ remembered }: Memory, presentationId: string): Remembered {
  const ofPage = remembered.get(presentationId)
  try {
    return { ...ofPage, ...JSON.parse(localStorage.getItem(keyOf(presentationId)) ?? '{}') }
  } catch {
    return ofPage ?? {}
  }
}

export function remember(memory: Memory, presentationId: string, change: Remembered) {
  const all = { ...rememberedOf(memory, presentationId), ...change }
  memory.remembered.set(presentationId, all)
  try {
    localStorage.setItem(keyOf(presentationId), JSON.stringify(all))
  } catch {}
}

export const tierKeyOf = (presentationId: string) => `porchlight:${presentationId}:tier`

export function storeTier(presentationId: string, tier: TierName) {
  try {
    localStorage.setItem(tierKeyOf(presentationId), tier)
  } catch {}
}

const rememberedBy = (player: PorchlightPlayer) =>
  player.manifest ? rememberedOf(player, player.manifest.presentationId) : {}

export function visitOf(player: PorchlightPlayer): Visit | undefined {
  const { visit } = rememberedBy(player)
  return visit && Date.parse(visit.endsAt) > Date.now() ? visit : undefined
}

export const contractOf = (player: PorchlightPlayer) => rememberedBy(player).contract

export function signedContractOf(player: PorchlightPlayer) {
  const contract = contractOf(player)
  return contract?.isOver ? undefined : contract
}

/** If the visit was booked on another device, its time and link are only in the email. */
export const isBooked = (player: PorchlightPlayer) =>
  visitOf(player) !== undefined || rememberedBy(player).progress?.isVisitBooked === true

export const isSignedElsewhere = (player: PorchlightPlayer) =>
  !contractOf(player) && rememberedBy(player).progress?.isContractSigned === true

/**
 * Visits can be moved and contracts canceled elsewhere, so the server is asked whether what is remembered still holds.
 * A viewer who only opens the page and has done nothing before costs no request.
 */
export async function checkRemembered(player: PorchlightPlayer, presentationId: string, isWatching: boolean) {
  const { visit, contract, progress } = rememberedOf(player, presentationId)
  if (!visit && !contract && !progress && !isWatching) return
  await Promise.all([
    player.chunks.load('actions'),
    checkProgress(player, presentationId),
    visit && checkVisit(player, presentationId, visit),
    contract && checkContract(player, presentationId, contract),
  ])
  player.refresh()
}

async function checkProgress(player: PorchlightPlayer, presentationId: string) {
  const found = await ask(player, `/viewer/presentations/${presentationId}/progress`)
  const progress: Progress | undefined = found?.progress
  if (!progress) return
  remember(player, presentationId, { progress })
  const { chosenTier } = progress
  if (chosenTier && !player.chosenTiers.has(presentationId)) storeTier(presentationId, chosenTier)
}

async function checkVisit(player: PorchlightPlayer, presentationId: string, { manageUrl }: Visit) {
  const found = await ask(player, manageUrl)
  if (!found) return
  const { status, startsAt, endsAt, timeZone } = found.appointment ?? {}
  const isThere = status && status !== 'cancelled'
  remember(player, presentationId, { visit: isThere ? { startsAt, endsAt, timeZone, manageUrl } : undefined })
}

async function checkContract(player: PorchlightPlayer, presentationId: string, contract: SignedContract) {
  const found = await ask(player, contract.pageUrl)
  if (!found) return
  const { status, documentUrl, sealedAt } = found.contract ?? {}
  const deposit: Deposit | undefined = found.contract?.deposit?.status
  const isSigned = status === 'signed' || status === 'sealed'
  const isOver = status === 'cancelled' && (deposit === 'paid' || deposit === 'refunded')
  const copyUrl = sealedAt ? documentUrl : undefined
  remember(player, presentationId, {
    contract: isSigned || isOver ? { ...contract, copyUrl, deposit, isOver } : undefined,
  })
}

/** An empty answer means that it is gone; undefined means that the server did not say. */
async function ask({ home }: PorchlightPlayer, pageUrl: string) {
  const { pathname, search } = new URL(pageUrl, home)
  try {
    const response = await fetch(`${home}/api${pathname}${search}`, { credentials: 'omit' })
    if (response.ok) return await response.json()
    return response.status === 404 ? {} : undefined
  } catch {
    return undefined
  }
}
