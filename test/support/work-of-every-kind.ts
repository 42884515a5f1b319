import { prices } from '../browser/priced-slides.ts'
import type { newCompany } from './company.ts'

type Company = Awaited<ReturnType<typeof newCompany>>

const contracts = 6
const visits = 12

const words = Array.from({ length: 90_000 }, (_, n) => `word${n}`).join(' ')
const guide = `# Warranty

The warranty covers the work for ten years. It passes to a new owner of the house.

# The day of the work

We cover the garden before we start. A roof takes two days. We sweep for nails with a magnet.

# Payment

A deposit of ten percent reserves the date. The rest is due when the work is done.`

async function upload({ send }: Company, filename: string, text: string) {
  const content = new TextEncoder().encode(text)
  const contentType = filename.endsWith('.md') ? 'text/markdown' : 'text/plain'
  const path = '/api/company/kb/documents'
  const file = { filename, contentType, sizeBytes: content.length }
  const { documentId, uploadUrl } = await send('POST', `${path}/upload-init`, file)
  await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body: content })
  await send('POST', `${path}/complete`, { documentId })
  return documentId as string
}

export const uploadWords = (company: Company) => upload(company, 'words.txt', words)
export const uploadGuide = (company: Company) => upload(company, 'guide.md', guide)

export async function newTemplate({ send }: Company, more: object = {}): Promise<string> {
  const template = { name: 'Agreement', language: 'en', body: '# Scope\n\nWe replace the roof for {{tier_price}}.' }
  const terms = { cancellation: { businessDays: 3 }, depositBasisPoints: 1000, ...more }
  return (await send('POST', '/api/contracts/templates', { ...template, ...terms })).template.id
}

/** Returns a contract that has been opened and consented to, so it can be signed. */
export async function agreedContract({ send }: Company, deckId: string, templateId: string, index = 0) {
  const homeownerData = { first_name: 'Maria', email: `maria-${index}@example.com` }
  const { presentation } = await send('POST', '/api/presentations', { deckId, homeownerData })
  const input = { presentationId: presentation.id, templateId, tier: 'better' }
  const { contract, signUrl } = await send('POST', '/api/contracts', input)
  const { token, sign } = await agree(signUrl, 'Maria Okafor')
  return { id: contract.id as string, token, sign }
}

/** Does what a homeowner does before signing. */
export async function agree(signUrl: string, name: string) {
  const { origin, pathname, searchParams } = new URL(signUrl)
  const token = searchParams.get('token')
  const path = `${origin}/api/contracts/${pathname.split('/').at(-1)}`
  const headers = { 'content-type': 'application/json' }
  const act = async (name: string, body: object) => {
    const answer = await fetch(`${path}/${name}`, { method: 'POST', headers, body: JSON.stringify({ token, ...body }) })
    if (!answer.ok) throw new Error(await answer.text())
  }
  await (await fetch(`${path}/document.pdf?token=${token}`)).arrayBuffer()
  await act('consent', {})
  return { token, sign: () => act('sign', { name, signature: { kind: 'typed', value: name } }) }
}

/** Prepares calls that can run at the same time, each of which starts one kind of work. */
export async function prepareWork(company: Company, documentId: string) {
  const { send } = company
  const script = (n: number) => `Slide ${n} tells of the roof. It has ${n} more things to say. Nobody hears them yet.`
  const spoken = Array.from({ length: 40 }, (_, n) => ({ narrationScript: script(n + 2) }))
  const { deckId, id: presentationId } = await company.present({ slides: [...spoken, prices] })
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '10:00', end: '12:00', capacity: visits }))
  await send('PUT', '/api/appointments/calendar', { timeZone: 'America/Denver', weekly, horizonDays: 20 })
  const { days } = await send('GET', `/api/appointments/slots?presentationId=${presentationId}`)
  const [{ startsAt }] = days.flatMap((day: { windows: { startsAt: string }[] }) => day.windows)
  const homeowners = Array.from({ length: visits }, (_, n) => ({ first_name: 'Lee', email: `lee-${n}@example.com` }))
  const guests = await Promise.all(
    homeowners.map((homeownerData) => send('POST', '/api/presentations', { deckId, homeownerData })),
  )
  const templateId = await newTemplate(company)
  const agreed = await Promise.all(
    Array.from({ length: contracts }, (_, index) => agreedContract(company, deckId, templateId, index)),
  )
  const brief = {
    name: 'Roof',
    brief: 'Warranty, payment, the day',
    documentIds: [documentId],
    slideCount: 8,
    withImages: true,
  }
  return {
    deckId,
    generate: async () => (await send('POST', '/api/generation/decks', brief)).generation.id as string,
    narrate: () => send('POST', `/api/decks/${deckId}/narration`),
    sign: () => agreed.map(({ sign }) => sign()),
    book: () =>
      guests.map(({ presentation }) =>
        send('POST', '/api/appointments', { presentationId: presentation.id, startsAt }),
      ),
  }
}
