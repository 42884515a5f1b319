import { exports } from 'cloudflare:workers'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { describe, expect, it } from 'vitest'
import { tools } from '../../src/mcp/tools'
import { newApiKey } from '../support/api-keys'
import { origin, signedIn } from '../support/client'
import { newDeck } from '../support/factories'

async function connected(headers: Record<string, string>) {
  const client = new Client({ name: 'a client', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', origin), {
    requestInit: { headers },
    fetch: (url, init) => exports.default.fetch(new Request(url, init as RequestInit)),
  })
  // The SDK's types don't tell a missing property from one that is undefined.
  await client.connect(transport as Parameters<Client['connect']>[0])
  return client
}

const textOf = ({ content }: Awaited<ReturnType<Client['callTool']>>) => (content as { text: string }[])[0]?.text ?? ''

describe('the official MCP client', () => {
  it('connects, lists the tools and calls them', async () => {
    const owner = await signedIn()
    const deck = await newDeck(owner)
    const client = await connected((await newApiKey(owner)).headers)
    expect(client.getServerVersion()?.name).toBe('porchlight')
    await client.ping()
    const listed = await client.listTools()
    expect(listed.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    const made = await client.callTool({
      name: 'make_presentation',
      arguments: { deckId: deck.id, homeownerData: { first_name: 'Maria' } },
    })
    const { presentation } = JSON.parse(textOf(made))
    // The client itself checks this against the tool's output schema.
    expect(made.structuredContent).toEqual({ presentation })
    const found = await client.callTool({ name: 'find_presentations', arguments: { deckId: deck.id } })
    expect(JSON.parse(textOf(found)).presentations).toMatchObject([{ id: presentation.id }])
    const refused = await client.callTool({ name: 'get_quote', arguments: { presentationId: presentation.id } })
    expect([refused.isError, JSON.parse(textOf(refused)).code]).toEqual([true, 'quote_not_found'])
    await expect(client.listResources()).rejects.toThrow('There is no method resources/list')
    await client.close()
  })

  it('is rejected without a key', async () => {
    await expect(connected({})).rejects.toThrow()
  })
})
