import { createClient, PorchlightError } from '../../packages/client/src/index'

export type { Answer, Body } from '../../packages/client/src/calls'
export type { components } from '../../packages/client/src/index'
export { PorchlightError }

const anotherTry = { retries: 2, longestWaitSeconds: 10, timeoutSeconds: 60 }

let signInAgain: (() => Promise<void>) | undefined
let asking: Promise<void> | undefined
let timesAsked = 0

/** `ask` lets a person sign in again. Without it a 401 is an answer like any other, as while nobody is signed in. */
export function whenSessionEnds(ask: (() => Promise<void>) | undefined) {
  signInAgain = ask
}

/** However many calls fail, there is one dialog. */
function askOnce(ask: () => Promise<void>) {
  asking ??= ask().finally(() => {
    asking = undefined
    timesAsked++
  })
  return asking
}

/** A call that finds the session ended waits until the person has signed in again, so nothing typed is lost. */
async function fetchSignedIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const again = request.clone()
  const askedBefore = timesAsked
  const response = await fetch(request)
  const isOurs = new URL(request.url).pathname.startsWith('/api/auth/')
  if (response.status !== 401 || isOurs || !signInAgain) return response
  // A slow answer from before the sign-in says nothing about the new session.
  if (timesAsked === askedBefore) await askOnce(signInAgain)
  return await fetch(again)
}

/** Our own API, with the session cookie: the studio knows nothing that another client could not ask for. */
export const api = createClient({ session: true, baseUrl: location.origin, ...anotherTry, fetch: fetchSignedIn })

export const isOffline = (error: unknown) => error instanceof PorchlightError && error.status === 0
