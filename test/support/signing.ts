import type { newCompany } from './company.ts'

type Company = Awaited<ReturnType<typeof newCompany>>

export async function newTemplate({ send }: Company, more: object = {}): Promise<string> {
  const template = { name: 'Agreement', language: 'en', body: '# Scope\n\nWe replace the roof for {{tier_price}}.' }
  const terms = { cancellation: { businessDays: 3 }, depositBasisPoints: 1000, ...more }
  return (await send('POST', '/api/contracts/templates', { ...template, ...terms })).template.id
}

/** Does what a homeowner does before signing. */
export async function agree(signUrl: string, name: string) {
  const { origin, pathname, searchParams } = new URL(signUrl)
  const token = searchParams.get('token')
  const path = `${origin}/api/contracts/${pathname.split('/').at(-1)}`
  const headers = { 'content-type': 'application/json' }
  const act = async (name: string, body: object) => {
    const answer = await fetch(`${path}/${name}`, { method: 'POST', headers, body: JSON.stringify({ token, ...body }) })
    if (!answer.ok) throw new Error(await answer.text())
  }
  await (await fetch(`${path}/document.pdf?token=${token}`)).arrayBuffer()
  await act('consent', {})
  return { token, sign: () => act('sign', { name, signature: { kind: 'typed', value: name } }) }
}
