import { actorOf, workOf } from '../../core/http/context'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { presentationPath } from '../../decks/presentations/schemas'
import { createNote, deleteNote, listNotes, updateNote } from './queries'
import { noteAnswer, noteInput, noteList, noteOf, notePath, noteQuery } from './schemas'

const tags = ['Presentations']
const usualPage = 50

export const noteRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{presentationId}/notes',
      operationId: 'listNotes',
      tags,
      summary: 'List a presentation’s notes',
      description: `Returns what your company wrote down about a homeowner, newest first, ${usualPage} per page unless you set \`limit\`. Homeowners never see notes.`,
      request: { params: presentationPath, query: noteQuery },
      responses: { 200: answer('The notes.', noteList), ...errors(400, 404) },
    }),
    async (c) => {
      const { limit = usualPage, cursor } = c.req.valid('query')
      const { presentationId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const found = await listNotes(c.var.db, organizationId, presentationId, limit, readCursor(cursor))
      const { rows, nextCursor } = page(found, limit)
      return c.json({ notes: rows.map(noteOf), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{presentationId}/notes',
      operationId: 'createNote',
      tags,
      summary: 'Add a note',
      description:
        'Writes down something about a homeowner for your company, with your name and the time. It appears in the presentation’s activity, in an export of the homeowner’s data, and is erased with it.',
      request: { params: presentationPath, body: jsonBody(noteInput) },
      responses: { 201: answer('The new note.', noteAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { caller } = c.var
      const { presentationId } = c.req.valid('param')
      const { text } = c.req.valid('json')
      const note = await createNote(workOf(c), caller.organizationId, presentationId, actorOf(caller), text, Date.now())
      return c.json({ note: noteOf(note) }, 201)
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{presentationId}/notes/{noteId}',
      operationId: 'updateNote',
      tags,
      summary: 'Update a note',
      description: 'Replaces the text of a note. Its author and time stay.',
      request: { params: notePath, body: jsonBody(noteInput) },
      responses: { 200: answer('The updated note.', noteAnswer), ...errors(404) },
    }),
    async (c) => {
      const { presentationId, noteId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const note = await updateNote(
        workOf(c),
        organizationId,
        presentationId,
        noteId,
        c.req.valid('json').text,
        Date.now(),
      )
      return c.json({ note: noteOf(note) }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{presentationId}/notes/{noteId}',
      operationId: 'deleteNote',
      tags,
      summary: 'Delete a note',
      description: 'Deletes a note for good. It also disappears from the activity.',
      request: { params: notePath },
      responses: { 200: answer('The note was deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      const { presentationId, noteId } = c.req.valid('param')
      await deleteNote(workOf(c), c.var.caller.organizationId, presentationId, noteId)
      return c.json({ success: true }, 200)
    },
  )
