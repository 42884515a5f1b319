/**
 * Turns the leads of a CRM into presentations, sends homeowners their links, and prints a table of who watched.
 *
 *   PORCHLIGHT_URL=https://… PORCHLIGHT_KEY=pl_… HOOK_URL=https://crm.example/porchlight \
 *     npx tsx crm.ts leads.csv DECK_ID
 *
 * Run it every night: a known lead is updated and gets no second email. Ctrl-C ends it with the table.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createClient, PorchlightError, type PresentationMerge, verifyWebhook } from '@porchlight/client'

const { PORCHLIGHT_URL = 'http://localhost:8787', PORCHLIGHT_KEY, HOOK_URL, PORT = '9000' } = process.env
const [file = 'leads.csv', deckId = ''] = process.argv.slice(2)
const client = createClient({ key: PORCHLIGHT_KEY, baseUrl: PORCHLIGHT_URL })

const hook = await listen()
const leads = readLeads(await readFile(file, 'utf8'))
const added = await upsert(leads)
await sendLinks(added)
process.once('SIGINT', () => void end())
console.log('Listening. Ctrl-C ends it with the table.')

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

/** What the file doesn't say about a lead stays as it is. Returns the ids of the new ones. */
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
      console.log(error.code === 'no_email' ? `${id} has no e-mail address: call them.` : `${id}: ${error.message}`)
    }
  }
}

/** Receives events, and verifies by their signature that we sent them. */
async function listen() {
  const server = createServer(async (request, response) => {
    response.statusCode = await hear(request)
    response.end()
  }).listen(Number(PORT))
  await once(server, 'listening')
  const { id, secret } = await client.post('/api/notifications/subscriptions', {
    body: {
      name: 'CRM',
      eventType: '*',
      channel: 'webhook',
      channelConfig: { url: HOOK_URL ?? `http://localhost:${PORT}` },
    },
  })
  return { server, id, secret: secret ?? '' }
}

async function hear(request: IncomingMessage) {
  try {
    const event = await verifyWebhook({ headers: request.headers, body: await buffer(request) }, hook.secret)
    if (event.type === 'presentation.viewed') console.log(`${event.data.externalId} is watching`)
    if (event.type === 'question.asked') console.log(`${event.data.externalId} asks: ${event.data.question}`)
    return 204
  } catch (error) {
    console.error(error)
    return 400
  }
}

async function end() {
  const table: Record<string, object> = {}
  for await (const { externalId, activity } of client.presentations.list({ deckId, include: 'activity' }))
    if (externalId && activity)
      table[externalId] = {
        views: activity.views,
        watched: `${Math.round(activity.completion * 100)} %`,
        questions: activity.questions,
        last: activity.lastViewedAt ?? 'never',
      }
  console.table(table)
  await client.delete('/api/notifications/subscriptions/{subscriptionId}', {
    params: { path: { subscriptionId: hook.id } },
  })
  hook.server.close()
  hook.server.closeAllConnections()
}
