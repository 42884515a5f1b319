import { describe, expect, it } from 'vitest'
import { type Answer, newMember, signedIn, trips } from '../support/client'
import { newDeck, newPresentation } from '../support/factories'

async function homeowner() {
  const client = await signedIn()
  const deck = await newDeck(client)
  const { id } = await newPresentation(client, deck.id)
  return { client, id, path: `/api/presentations/${id}/notes` }
}

describe('notes about a homeowner', () => {
  it('have an author and a time, can be changed by any editor, and deleted', async () => {
    const { client, path, id } = await homeowner()
    const me = (await client.get('/api/auth/me')).body.user
    const made = await client.post(path, { text: ' Prefers calls after 5 p.m. ' })
    expect([made.status, made.body.note]).toMatchObject([
      201,
      {
        presentationId: id,
        text: 'Prefers calls after 5 p.m.',
        author: { kind: 'user', id: me.id, name: me.name },
        updatedAt: made.body.note.at,
      },
    ])
    const editor = await newMember(client, 'editor')
    const one = `${path}/${made.body.note.id}`
    const changed = await editor.patch(one, { text: 'Prefers calls before noon.' })
    expect(changed.body.note).toMatchObject({ text: 'Prefers calls before noon.', author: { id: me.id } })
    const listed = await client.get(path)
    expect([listed.body, trips(listed)]).toEqual([{ notes: [changed.body.note], nextCursor: null }, 1])
    expect((await client.delete(one)).status).toBe(200)
    expect((await client.get(path)).body.notes).toEqual([])
    expect((await client.delete(one)).body.code).toBe('note_not_found')
    expect((await client.patch(one, { text: 'Late' })).body.code).toBe('note_not_found')
  })

  it('have between 1 and 2,000 characters', async () => {
    const { client, path } = await homeowner()
    expect((await client.post(path, { text: 'n'.repeat(2000) })).status).toBe(201)
    expect((await client.post(path, { text: 'n'.repeat(2001) })).status).toBe(400)
    expect((await client.post(path, { text: ' ' })).status).toBe(400)
    expect((await client.post(path, { text: 'Fine', isPinned: true })).status).toBe(400)
  })

  it('are listed page by page, newest first, and are part of the activity', async () => {
    const { client, id, path } = await homeowner()
    for (const text of ['first', 'second', 'third']) await client.post(path, { text })
    const texts: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: Answer = await client.get(`${path}?limit=1${cursor && `&cursor=${cursor}`}`)
      texts.push(...body.notes.map(({ text }: { text: string }) => text))
      cursor = body.nextCursor
    }
    expect(texts.toSorted()).toEqual(['first', 'second', 'third'])
    const { notes } = (await client.get(path)).body
    const { activity } = (await client.get(`/api/presentations/${id}/activity`)).body
    expect(activity).toEqual(
      notes.map(({ id: noteId, text, author, at }: Record<string, unknown>) => ({
        ...{ kind: 'noted', at, noteId, text, author },
      })),
    )
  })

  it('are written about no presentation that was deleted or belongs to another company', async () => {
    const { client, id, path } = await homeowner()
    const stranger = await signedIn()
    const note = (await client.post(path, { text: 'Ours.' })).body.note
    expect((await stranger.post(path, { text: 'Theirs.' })).body.code).toBe('presentation_not_found')
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.patch(`${path}/${note.id}`, { text: 'Theirs.' })).status).toBe(404)
    await client.delete(`/api/presentations/${id}`)
    expect((await client.post(path, { text: 'Too late.' })).body.code).toBe('presentation_not_found')
    expect((await client.get(path)).status).toBe(404)
  })

  it('are told in the audit log as about the homeowner, without their text', async () => {
    const { client, id, path } = await homeowner()
    const { note } = (await client.post(path, { text: 'A secret.' })).body
    await client.patch(`${path}/${note.id}`, { text: 'Another secret.' })
    await client.delete(`${path}/${note.id}`)
    const { entries } = (await client.get(`/api/audit?subjectId=${id}`)).body
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['createNote', 'updateNote', 'deleteNote']),
    )
    expect(JSON.stringify(entries)).not.toContain('secret')
  })
})
