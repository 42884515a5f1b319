/**
 * Keeps a CRM and Porchlight in step: turns leads into presentations, emails the links of new ones, and prints what
 * homeowners have done since the last run. Run it every night:
 *
 *   PORCHLIGHT_URL=https://… PORCHLIGHT_KEY=pl_… npx tsx crm.ts leads.csv DECK_ID
 *
 * `crm-state.json` keeps how far it has read. With HOOK_URL, events also go to that address as they happen.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createClient, type FeedEvent, PorchlightError, type PresentationMerge } from '@porchlight/client'

const { PORCHLIGHT_URL = 'http://localhost:8787', PORCHLIGHT_KEY, HOOK_URL } = process.env
const [leadsFile = 'leads.csv', deckId = '', stateFile = 'crm-state.json'] = process.argv.slice(2)
const client = createClient({ key: PORCHLIGHT_KEY, baseUrl: PORCHLIGHT_URL })

if (HOOK_URL) await subscribe(HOOK_URL)
await sendLinks(await upsert(readLeads(await readFile(leadsFile, 'utf8'))))
await readEvents()

/** The first line names the columns: `id` is the CRM’s own, and the others are about the homeowner. */
function readLeads(csv: string): PresentationMerge[] {
  const [names = [], ...rows] = csv.split(/\r?\n/).filter(Boolean).map(readLine)
  return rows.map((cells) => {
    const filled = names.map((name, at) => [name, cells[at]?.trim()] as const).filter(([, value]) => value)
    const { id: externalId, ...homeownerData } = Object.fromEntries(filled)
    return { deckId, externalId: externalId ?? '', homeownerData }
  })
}

/** A cell with a comma is in quotes, and a quote inside it is doubled. */
function readLine(line: string) {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

/** What the file doesn’t say about a lead stays as it is. Returns the ids of the new ones. */
async function upsert(leads: PresentationMerge[]) {
  const added: string[] = []
  for (const [index, result] of (await client.presentations.mergeMany(leads)).entries()) {
    if (!('presentation' in result)) console.error(`Line ${index + 2}: ${result.error}`)
    else if (result.status === 201) added.push(result.presentation.id)
  }
  console.log(`${added.length} new, of ${leads.length} leads`)
  return added
}

async function sendLinks(ids: string[]) {
  for (const id of ids) {
    try {
      await client.presentations.send(id, 'It was good to meet you. Here is what we talked about.')
    } catch (error) {
      if (!(error instanceof PorchlightError)) throw error
      console.log(error.code === 'no_email' ? `${id} has no email address: call them.` : `${id}: ${error.message}`)
    }
  }
}

/** The state is written once a page is read, so after a run that broke off, the events of its last page come again. */
async function readEvents() {
  const after = await readFile(stateFile, 'utf8').then(
    (text): string => JSON.parse(text).cursor,
    () => undefined,
  )
  const onCursor = (cursor: string) => writeFile(stateFile, JSON.stringify({ cursor }))
  for await (const event of client.events.list({ after, onCursor })) {
    const said = describe(event)
    if (said) console.log(said)
  }
}

function describe(event: FeedEvent) {
  if (event.type === 'presentation.viewed') return `${event.data.externalId} watched`
  if (event.type === 'presentation.tier_chosen') return `${event.data.externalId} chose ${event.data.tier}`
  if (event.type === 'question.asked') return `${event.data.externalId} asked: ${event.data.question}`
  if (event.type === 'appointment.booked') return `${event.data.externalId} booked a visit`
  return ''
}

/** Finds its subscription by the name. Its secret is shown only once, so keep it for `verifyWebhook`. */
async function subscribe(url: string) {
  const name = 'CRM'
  for await (const subscription of client.subscriptions.list()) if (subscription.name === name) return
  const { secret } = await client.subscriptions.create({
    name,
    eventType: '*',
    channel: 'webhook',
    channelConfig: { url },
  })
  console.log(`Events now go to ${url}. Keep their secret: ${secret}`)
}
