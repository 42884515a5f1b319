const timeoutMilliseconds = 8000

export async function checkUrl(url: string): Promise<'found' | 'missing' | 'unreachable'> {
  if (!navigator.onLine) return 'unreachable'
  try {
    const { ok, status } = await fetch(url, {
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    return ok ? 'found' : status < 500 ? 'missing' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}
