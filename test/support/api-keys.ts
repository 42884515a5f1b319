import { request, type signedIn } from './client'

type Owner = Pick<Awaited<ReturnType<typeof signedIn>>, 'post'>

export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

/** Acts like a server that has this secret. */
export function keyClient(secret: string) {
  const headers = bearer(secret)
  const send = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    request(method, path, { body, headers: { ...headers, ...more } })
  return {
    secret,
    headers,
    send,
    get: (path: string, more?: Record<string, string>) => send('GET', path, undefined, more),
    post: (path: string, body?: unknown, more?: Record<string, string>) => send('POST', path, body, more),
    put: (path: string, body?: unknown) => send('PUT', path, body),
    patch: (path: string, body?: unknown) => send('PATCH', path, body),
    delete: (path: string) => send('DELETE', path),
  }
}

export async function newApiKey(owner: Owner, scopes: string[] = ['*'], more: object = {}) {
  const { body } = await owner.post('/api/keys', { name: 'CRM', scopes, ...more })
  return { id: body.apiKey.id as string, ...keyClient(body.secret) }
}
