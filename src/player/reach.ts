const patience = 8000

/** An element that plays does not tell a file that is gone from a network that is. */
export async function reach(url: string): Promise<'there' | 'missing' | 'unreachable'> {
  if (!navigator.onLine) return 'unreachable'
  try {
    const { ok, status } = await fetch(url, {
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return ok ? 'there' : status < 500 ? 'missing' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
