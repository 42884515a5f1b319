import { nextCursor, pageQuery } from '../../core/http/paging'
import { filledText, id, isoTime, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { longestNote } from '../../core/limits'
import { authorKinds, type Note } from './tables'

export const noteText = filledText(longestNote).openapi({ example: 'Prefers calls after 5 p.m.' })

export const noteInput = z.strictObject({ text: noteText }).openapi('NoteInput')

export const noteAuthor = z
  .object({
    kind: z.enum(authorKinds).openapi({ example: 'user' }),
    id,
    name: z.string().openapi({ example: 'Ana Ruiz' }),
  })
  .openapi('NoteAuthor')

const note = z
  .object({
    id,
    presentationId: id,
    text: z.string().openapi({ example: 'Prefers calls after 5 p.m.' }),
    author: noteAuthor,
    at: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Note')

export const noteAnswer = z.object({ note }).openapi('NoteAnswer')
export const noteList = z.object({ notes: z.array(note), nextCursor }).openapi('NoteList')
export const noteQuery = z.strictObject(pageQuery)
export const notePath = z.object({ presentationId: pathId('presentationId'), noteId: pathId('noteId') })

type Author = Pick<Note, 'authorKind' | 'authorId' | 'authorName'>

export const authorOf = ({ authorKind, authorId, authorName }: Author) => ({
  kind: authorKind,
  id: authorId,
  name: authorName,
})

export const noteOf = (row: Note): z.infer<typeof note> => ({
  id: row.id,
  presentationId: row.presentationId,
  text: row.text,
  author: authorOf(row),
  at: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
})
