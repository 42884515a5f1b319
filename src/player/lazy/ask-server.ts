import type { Answer, AnswerSentence } from '../../features/qa/schemas'

export type Failure = 'offline' | 'tooMany' | 'failed'

type Question = { question: string; presentationId: string; slideId?: string }

const longestSilence = 20_000
let ownSession: string | undefined

/** The id that beacons use too, if it can be stored, so that both count as the same visit. */
function viewerSessionId(): string {
  try {
    const { id } = JSON.parse(localStorage.getItem('porchlight:viewer') ?? '{}')
    if (typeof id === 'string') return id
  } catch {}
  ownSession ??= String(Math.random()).slice(2)
  return ownSession
}

export async function askServer(
  home: string,
  asked: Question,
  signal: AbortSignal,
  onSentence: (sentence: AnswerSentence) => void,
): Promise<Answer | Failure> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), longestSilence)
  try {
    const response = await fetch(`${home}/api/qa`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ ...asked, viewerSessionId: viewerSessionId() }),
      signal: AbortSignal.any ? AbortSignal.any([signal, silence.signal]) : signal,
    })
    if (response.status === 429) return 'tooMany'
    if (!response.ok || !response.body) return 'failed'
    let text = ''
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return 'failed'
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), longestSilence)
      text += value
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? []
        if (name === 'sentence') onSentence(JSON.parse(data))
        if (name === 'error') return 'failed'
        if (name === 'done') return JSON.parse(data).answer
      }
    }
  } catch {
    return navigator.onLine ? 'failed' : 'offline'
  } finally {
    clearTimeout(timer)
  }
}
