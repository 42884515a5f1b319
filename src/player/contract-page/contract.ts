import type { ScriptFacts } from '../../sales/contracts/page-parts'
import type { ContractView } from '../../sales/contracts/schemas'
import { remember } from '../lazy/remembered'

export const facts: ScriptFacts = JSON.parse(element('#facts').textContent ?? '')

export { fillCounted, fillPlain as fill } from '../../locales/fill'

export function element<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

type Signing = {
  name: string
  signature: { kind: 'typed' | 'drawn'; value: string }
  initials: Record<string, string>
}

type Seen = Pick<ContractView, 'status' | 'documentOpenedAt' | 'consent' | 'deposit'>

const path = `/api/contracts/${facts.id}`

export async function fetchContract(): Promise<Seen | undefined> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ token: facts.token })}`)
    return response.ok ? (await response.json()).contract : undefined
  } catch {
    return undefined
  }
}

async function post(action: string, body: object): Promise<'done' | 'conflict' | 'ofCompany' | 'failed'> {
  try {
    const response = await fetch(`${path}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: facts.token, ...body }),
    })
    if (response.ok) return 'done'
    if (response.status === 403) return 'ofCompany'
    return response.status === 409 ? 'conflict' : 'failed'
  } catch {
    return 'failed'
  }
}

export const consent = () => post('consent', {})
export const sign = (signing: Signing) => post('sign', signing)

const ownPath = `${location.pathname}?${new URLSearchParams({ token: facts.token })}`

export function reloadPage() {
  history.scrollRestoration = 'manual'
  location.replace(ownPath)
}

/** The presentation is a page of the same origin, and can then say that the contract is signed. */
export function rememberSigned() {
  const { presentationId, templateId } = facts
  const pageUrl = new URL(ownPath, location.href).href
  remember({ remembered: new Map() }, presentationId, { contract: { templateId, pageUrl } })
}
