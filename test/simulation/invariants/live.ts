import { everywhere, type Invariant, openCompanies } from './rows.ts'

export const conversations: Invariant = {
  name: 'A homeowner’s message is kept once, and answered or left with the company.',
  check: (world, workload) => {
    const { said, deleted, leaving } = workload.ledger
    const open = new Set(openCompanies(workload).map(({ organizationId }) => organizationId))
    const rows = everywhere(world, 'select * from conversation_messages')
    const shown = 'select id from presentations where deleted_at is null and deck_id in (select id from decks)'
    const there = new Set(everywhere(world, shown).map(({ id }) => String(id)))
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
        (row) =>
          row.sender === 'viewer' &&
          row.left_at === null &&
          open.has(String(row.organization_id)) &&
          there.has(String(row.presentation_id)) &&
          Number(row.created_at) > (answeredAt.get(String(row.viewer_session_id)) ?? 0),
      )
      .map(({ message_id: id }) => `message ${id} reached no one`)
    return [...lost, ...waiting]
  },
}
