import { describe, expect, it } from 'vitest'
import { sealContract } from '../../src/sales/contracts/seal'
import { act, evidenceOf, mailsOf, rowsOf, signed, withoutQueues } from '../support/contracts'
import { d1, envOf } from '../support/databases'
import { newMailbox } from '../support/homeowner-mailbox'
import { workIn } from '../support/running'

const types = [
  'created',
  'sent',
  'opened',
  'document_opened',
  'consented',
  'initialled',
  'signed',
  'sealed',
  'copy_sent',
  'copy_sent',
  'cancelled',
]

type Row = Record<string, string | number | null>

/** This contract has every kind of event, and none of its jobs are queued. */
const made = await withoutQueues(async () => {
  const contract = await signed({ requiredInitials: ['Payment'] })
  await sealContract(workIn(envOf(contract.id)), { kind: 'seal-contract', contractId: contract.id })
  const mailbox = newMailbox()
  for (const { id, kind } of await mailsOf(contract.id)) if (kind === 'copy') await mailbox.deliver(id)
  await act(contract.id, 'cancel', { token: contract.token })
  return contract
})
const rows = await rowsOf<Row>('select * from contract_events where contract_id = ? order by position', made.id)

const run = (sql: string, ...values: unknown[]) =>
  d1
    .prepare(sql)
    .bind(...values)
    .run()

const evidence = () => evidenceOf(made.id, made.client)

async function restore() {
  await run('delete from contract_events where contract_id = ?', made.id)
  const columns = Object.keys(rows[0] ?? {})
  const places = columns.map(() => '?').join(', ')
  const insert = d1.prepare(`insert into contract_events (${columns.join(', ')}) values (${places})`)
  await d1.batch(rows.map((row) => insert.bind(...Object.values(row))))
}

const positions = [...types.keys()]
const at = 'contract_id = ?1 and position = ?2'

describe('the chain of evidence', () => {
  it('has every event in order, each with the hash of the one before', async () => {
    const { isIntact, fault, head, events } = await evidence()
    expect([isIntact, fault]).toEqual([true, null])
    expect(events.map(({ type }: { type: string }) => type)).toEqual(types)
    const hashes = events.map(({ hash }: { hash: string }) => hash)
    expect(events.map(({ previousHash }: { previousHash: string }) => previousHash)).toEqual([
      '0'.repeat(64),
      ...hashes.slice(0, -1),
    ])
    expect(head).toBe(hashes.at(-1))
    expect(new Set(hashes).size).toBe(types.length)
  })

  it.each([
    ['its content', `update contract_events set content = '{}' where ${at}`],
    [
      'its content and the hash of it',
      `update contract_events set content = '{}', content_hash = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a' where ${at}`,
    ],
    ['its time', `update contract_events set at = at - 1 where ${at}`],
    ['its address', `update contract_events set address = '192.0.2.1' where ${at}`],
    ['its device', `update contract_events set device = 'other' where ${at}`],
    ['who did it', `update contract_events set actor = json_set(actor, '$.id', 'another') where ${at}`],
    ['its kind', `update contract_events set type = 'declined' where ${at}`],
    ['its hash', `update contract_events set hash = '${'1'.repeat(64)}' where ${at}`],
    ['the hash of the one before', `update contract_events set previous_hash = '${'1'.repeat(64)}' where ${at}`],
  ])('names the event in which %s was altered', async (what, sql) => {
    for (const position of positions) {
      await run(sql, made.id, position)
      const { isIntact, fault } = await evidence()
      const type = what === 'its kind' ? 'declined' : types[position]
      expect([isIntact, fault]).toEqual([false, { position, type, problem: expect.any(String) }])
      await restore()
    }
    expect((await evidence()).isIntact).toBe(true)
  })

  it('names the position of a deleted event', async () => {
    for (const position of positions) {
      await run(`delete from contract_events where ${at}`, made.id, position)
      expect((await evidence()).fault).toEqual({
        position,
        type: null,
        problem: 'The event at this place is missing.',
      })
      await restore()
    }
  })

  it('names the first of two swapped events', async () => {
    const move = (from: number, to: number) =>
      run(`update contract_events set position = ?3 where ${at}`, made.id, from, to)
    for (const position of positions.slice(0, -1)) {
      await move(position, 100)
      await move(position + 1, position)
      await move(100, position + 1)
      expect([position, (await evidence()).fault]).toMatchObject([position, { position, type: types[position + 1] }])
      await restore()
    }
  })

  it('names an appended event, even if the contract counts it, and a rewritten chain', async () => {
    const end = types.length
    const columns = 'type, at, actor, address, device, content, content_hash, previous_hash, hash'
    await run(
      `insert into contract_events (contract_id, position, ${columns})
       select contract_id, ${end}, ${columns} from contract_events where ${at}`,
      made.id,
      end - 1,
    )
    expect((await evidence()).fault).toEqual({
      position: end,
      type: 'cancelled',
      problem: 'It was appended from outside.',
    })
    await run('update contracts set event_count = event_count + 1 where id = ?', made.id)
    expect((await evidence()).fault).toMatchObject({ position: end })
    await restore()
    const last = rows.at(-2)
    await run(`delete from contract_events where ${at}`, made.id, end - 1)
    await run('update contracts set event_count = ?, head = ? where id = ?', end - 1, last?.hash, made.id)
    expect((await evidence()).fault).toMatchObject({ problem: 'The chain was rewritten from outside.' })
  })
})
