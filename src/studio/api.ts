import { createClient, PorchlightError } from '../../packages/client/src/index'

export type { Answer, Body } from '../../packages/client/src/calls'
export type { components } from '../../packages/client/src/index'
export { PorchlightError }

const anotherTry = { retries: 2, longestWaitSeconds: 10, timeoutSeconds: 60 }

let signInAgain: (() => Promise<void>) | undefined

/** Whoever asks somebody whose session ended to sign in again; nobody, while nobody is signed in. */
export function whenSessionEnds(ask: (() => Promise<void>) | undefined) {
  signInAgain = ask
}

/** A call in whose middle the session ended waits until somebody is signed in again, so that nothing typed is lost. */
async function fetchSignedIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const again = request.clone()
  const response = await fetch(request)
  const isOurs = new URL(request.url).pathname.startsWith('/api/auth/')
  if (response.status !== 401 || isOurs || !signInAgain) return response
  await signInAgain()
  return await fetch(again)
}

/** Our own API, with the session cookie: the studio knows nothing that another client could not ask for. */
export const api = createClient({ session: true, baseUrl: location.origin, ...anotherTry, fetch: fetchSignedIn })

export const isOffline = (error: unknown) => error instanceof PorchlightError && error.status === 0
