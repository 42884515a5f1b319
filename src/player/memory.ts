/** What the homeowner's browser remembers; without storage (private windows, blocked frames) it is only forgotten. */
type Place = { sceneId: string; time: number }
type Session = { id: string; at: number }

const sessionMilliseconds = 12 * 60 * 60 * 1000
const placeKey = (presentationId: string) => `porchlight:${presentationId}`
const sessionKey = 'porchlight:viewer'

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown) {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Remembering is a courtesy, so nothing depends on it.
  }
}

export const placeOf = (presentationId: string) => read<Place>(placeKey(presentationId))
export const keepPlace = (presentationId: string, place?: Place) => write(placeKey(presentationId), place)

/** The same for twelve hours after it was last seen. */
export function viewerSession(now: number): string {
  const known = read<Session>(sessionKey)
  const id = known && now - known.at < sessionMilliseconds && /^[0-9a-f-]{36}$/.test(known.id) ? known.id : newId()
  write(sessionKey, { id, at: now })
  return id
}

/** `crypto.randomUUID` is missing where a page is not served over https. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
