import type { ContractView } from '../../features/contracts/schemas'
import { facts } from './facts'

export type Signing = {
  name: string
  signature: { kind: 'typed' | 'drawn'; value: string }
  initials: Record<string, string>
}

type Seen = Pick<ContractView, 'status' | 'documentOpenedAt' | 'consent'>

const path = `/api/contracts/${facts.id}`

export async function fetchContract(): Promise<Seen | undefined> {
  try {
    const response = await fetch(`${path}?${new URLSearchParams({ token: facts.token })}`)
    return response.ok ? (await response.json()).contract : undefined
  } catch {
    return undefined
  }
}

async function post(action: string, body: object): Promise<'done' | 'conflict' | 'failed'> {
  try {
    const response = await fetch(`${path}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: facts.token, ...body }),
    })
    if (response.ok) return 'done'
    return response.status === 409 ? 'conflict' : 'failed'
  } catch {
    return 'failed'
  }
}

export const consent = () => post('consent', {})
export const sign = (signing: Signing) => post('sign', signing)

export function showAnew() {
  history.scrollRestoration = 'manual'
  location.replace(`${location.pathname}?${new URLSearchParams({ token: facts.token })}`)
}
