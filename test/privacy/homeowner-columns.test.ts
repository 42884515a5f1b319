import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { storedColumns } from '../../src/core/database/database'
import { tablesOfShards } from '../../src/find-tables'
import { tables } from '../../src/tables'
import { booked, calendarInput } from '../support/appointments'
import { request } from '../support/client'
import { act, agreed, newHomeowner, signing } from '../support/contracts'
import { databaseOf } from '../support/databases'
import { roofInput } from '../support/roofs'

const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, '_$&').toLowerCase()

async function columnsWith(word: string, database: D1Database) {
  const listed = tablesOfShards().map(({ table }) => ({ name: getTableName(table), columns: storedColumns(table) }))
  const found = await database.batch<Record<string, number>>(
    listed.map(({ name, columns }) => {
      const hits = columns.map(([column]) => `max(instr(lower("${inSnakeCase(column)}"), ?1) > 0) as "${column}"`)
      return database.prepare(`select ${hits.join()} from ${name}`).bind(word)
    }),
  )
  return listed.flatMap(({ name, columns }, index) =>
    columns.filter(([column]) => found[index]?.results[0]?.[column]).map(([column]) => `${name}.${column}`),
  )
}

it('a homeowner’s data is stored only in columns that the list of tables declares for it', async () => {
  // The word ends in an x, because stemming drops some other endings.
  const word = `qx${crypto.randomUUID().replaceAll('-', '')}x`
  const address = `12 ${word} Street`
  const homeowner = newHomeowner({ last_name: word, address, city: word, email: `${word}@example.com` })
  const { client, id, token, presentationId } = await agreed({}, homeowner)
  const done: number[] = []
  const keep = ({ status }: { status: number }) => void done.push(status)
  const signature = { name: word, signature: { kind: 'typed', value: word } }
  keep(await act(id, 'sign', signing(token, signature)))
  keep(await act(id, 'cancel', { token, reason: word }))
  keep(await client.put('/api/appointments/calendar', calendarInput()))
  const { appointment, token: ofAppointment } = await booked(presentationId, { notes: word, phone: `call ${word}` })
  const cancel = { token: ofAppointment, reason: word }
  keep(await request('POST', `/api/appointments/${appointment.id}/cancel`, { body: cancel }))
  keep(await client.post('/api/roof-measurements', roofInput({ presentationId, address })))
  keep(await request('POST', '/api/qa', { body: { presentationId, question: `Does ${word} have a warranty?` } }))
  keep(await client.post(`/api/presentations/${presentationId}/notes`, { text: `${word} has a dog.` }))
  const message = { viewerSessionId: crypto.randomUUID(), id: 'one', text: `Call ${word}` }
  keep(await request('POST', `/api/viewer/presentations/${presentationId}/messages`, { body: message }))
  expect(done).toEqual([200, 200, 200, 200, 201, 200, 201, 202])
  await expect.poll(() => columnsWith(word, databaseOf(id)), { timeout: 10_000 }).toContain('questions.question')
  const said = tables.flatMap(({ table, tellsOfHomeowner = [] }) =>
    tellsOfHomeowner.map((column) => `${getTableName(table)}.${column}`),
  )
  expect((await columnsWith(word, databaseOf(id))).filter((column) => !said.includes(column))).toEqual([])
})
