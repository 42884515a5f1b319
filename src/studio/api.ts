import { createClient, PorchlightError } from '../../packages/client/src/index'

export type { Answer, Body } from '../../packages/client/src/calls'
export type { components } from '../../packages/client/src/index'
export { PorchlightError }

const anotherTry = { retries: 2, longestWaitSeconds: 10, timeoutSeconds: 60 }

/** `password` resolves to false if the person closes the dialog. */
type Ask = { signIn: () => Promise<void>; password: () => Promise<boolean> }

let ask: Ask | undefined
let signingIn: Promise<void> | undefined
let timesAsked = 0

/** Before anyone is signed in there is no one to ask, so a refusal is returned like any other response. */
export function askPerson(asked: Ask | undefined) {
  ask = asked
}

/** However many calls fail, there is one dialog. */
function signInOnce({ signIn }: Ask) {
  signingIn ??= signIn().finally(() => {
    signingIn = undefined
    timesAsked++
  })
  return signingIn
}

/** A refused call waits until the person has signed in again or confirmed the password, so nothing typed is lost. */
async function fetchSignedIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const again = request.clone()
  const askedBefore = timesAsked
  const response = await fetch(request)
  const isOurs = new URL(request.url).pathname.startsWith('/api/auth/')
  if (isOurs || !ask) return response
  if (response.status === 403)
    return (await needsPassword(response)) && (await ask.password()) ? resend(again) : response
  if (response.status !== 401) return response
  // A slow response from before the sign-in says nothing about the new session.
  if (timesAsked === askedBefore) await signInOnce(ask)
  return resend(again)
}

/** The call's own timeout may be over by now, because a person can take minutes to sign in. */
const resend = (request: Request) =>
  fetch(new Request(request, { signal: AbortSignal.timeout(anotherTry.timeoutSeconds * 1000) }))

async function needsPassword(response: Response) {
  const { code } = await response
    .clone()
    .json()
    .catch(() => ({}))
  return code === 'password_confirmation_required'
}

/** The studio uses the public API with a session cookie, so it can't do anything that another client couldn't. */
export const api = createClient({ session: true, baseUrl: location.origin, ...anotherTry, fetch: fetchSignedIn })

export const isOffline = (error: unknown) => error instanceof PorchlightError && error.status === 0
