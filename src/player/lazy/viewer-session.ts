type Session = { id: string; at: number }

const sessionMilliseconds = 12 * 60 * 60 * 1000
const sessionKey = 'porchlight:viewer'

/** In private windows and blocked frames there is no storage, so a session lasts as long as its page. */
let ofPage: Session | undefined

function stored(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(sessionKey) ?? 'null')
  } catch {
    return null
  }
}

const isCurrent = (session: Session | null | undefined, now: number) =>
  session && now - session.at < sessionMilliseconds && /^[0-9a-f-]{36}$/.test(session.id)

/** Viewings within twelve hours of each other count as one viewer session. */
export function viewerSessionId(now: number): string {
  const known = [stored(), ofPage].find((session) => isCurrent(session, now))
  ofPage = { id: known?.id ?? newId(), at: now }
  try {
    localStorage.setItem(sessionKey, JSON.stringify(ofPage))
  } catch {
    // Without storage `ofPage` keeps the session.
  }
  return ofPage.id
}

/** `crypto.randomUUID` is missing on pages without https. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
