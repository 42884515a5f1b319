import { everywhere, type Invariant, openCompanies } from './rows.ts'

export const conversations: Invariant = {
  name: 'A homeowner’s message is kept once, and answered or left with the company.',
  check: (world, workload) => {
    const { said, deleted, leaving } = workload.ledger
    const open = new Set(openCompanies(workload).map(({ organizationId }) => organizationId))
    const rows = everywhere(world, 'select * from conversation_messages')
    const there = new Map(
      everywhere(world, 'select id, organization_id from presentations where deleted_at is null').map((row) => [
        String(row.id),
        String(row.organization_id),
      ]),
    )
    const kept = Map.groupBy(rows, (row) => String(row.message_id))
    const answeredAt = new Map<string, number>()
    for (const { sender, viewer_session_id: session, created_at: at } of rows)
      if (sender === 'member')
        answeredAt.set(String(session), Math.max(Number(at), answeredAt.get(String(session)) ?? 0))
    const lost = [...said].flatMap(([id, presentationId]) => {
      if (!there.has(presentationId) || deleted.has(presentationId) || leaving.has(presentationId)) return []
      const { length } = kept.get(id) ?? []
      return length === 1 ? [] : [`message ${id} was delivered and is there ${length} times`]
    })
    const waiting = rows
      .filter(
        ({ sender, left_at: leftAt, organization_id: company, created_at: at, viewer_session_id: session }) =>
          sender === 'viewer' &&
          leftAt === null &&
          open.has(String(company)) &&
          Number(at) > (answeredAt.get(String(session)) ?? 0),
      )
      .map(({ message_id: id }) => `message ${id} reached no one`)
    return [...lost, ...waiting]
  },
}
