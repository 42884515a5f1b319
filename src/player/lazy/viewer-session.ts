type Session = { id: string; at: number }

const sessionMilliseconds = 12 * 60 * 60 * 1000
const sessionKey = 'porchlight:viewer'

function known(now: number): string | undefined {
  try {
    const session: Session | null = JSON.parse(localStorage.getItem(sessionKey) ?? 'null')
    if (session && now - session.at < sessionMilliseconds && /^[0-9a-f-]{36}$/.test(session.id)) return session.id
  } catch {
    // In private windows and blocked frames there is no storage, so each beacon starts a session of its own.
  }
  return undefined
}

/** Viewings within twelve hours of each other count as one viewer session. */
export function viewerSessionId(now: number): string {
  const id = known(now) ?? newId()
  try {
    localStorage.setItem(sessionKey, JSON.stringify({ id, at: now }))
  } catch {}
  return id
}

/** `crypto.randomUUID` is missing on pages without https. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
