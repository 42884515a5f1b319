import type { Site } from './site.ts'

export async function register(site: Site) {
  const email = `${crypto.randomUUID()}@bench.example`
  const password = 'a long walk home'
  const response = await site.send({
    method: 'POST',
    path: '/api/auth/register',
    body: { organizationName: 'Bench Roofing', name: 'Bea Bench', email, password },
  })
  if (response.status !== 201) throw new Error(`Registering failed: ${await response.text()}`)
  const { organization } = (await response.json()) as { organization: { id: string } }
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { email, password, cookie: cookie.join('; '), organizationId: organization.id }
}

/** Returns the same company, called by a server. */
export async function byKey(site: Site, { headers }: { headers: { cookie: string } }) {
  const body = { name: 'Bench', scopes: ['*'] }
  const response = await site.send({ method: 'POST', path: '/api/keys', headers, body })
  if (response.status !== 201) throw new Error(`No API key was made: ${await response.text()}`)
  const { secret } = (await response.json()) as { secret: string }
  return { headers: { authorization: `Bearer ${secret}` } }
}
