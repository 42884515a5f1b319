import { type Caller, minute } from './caller.ts'
import type { Given as Company, Own } from './company.ts'
import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'
import type { Socket } from './stores/sockets.ts'

type Given = { caller: Caller; ledger: Ledger }
type Watched = { id: string; slides: { id: string }[]; viewerSessionId: string; email: string }
type Heard = { type: string; id?: string; from?: string; member?: unknown; viewer?: Viewer; watching?: Viewer[] }
type Viewer = { presentationId: string; viewerSessionId: string; askingUntil: string | null }

const second = 1000

/** Hears until the socket closes, and breaks it now and then. */
function listen(socket: Socket, { world }: Caller, random: Random, hear: (message: Heard) => void) {
  socket.onMessage = (text) => {
    if (world.faults.drawn(['socket cut'], text.slice(0, 40))) socket.cut(random.between(second, 100 * second))
    else hear(JSON.parse(text) as Heard)
  }
}

/** A player that plays over a socket, reconnects when it breaks, and repeats a message until it is delivered. */
export async function watchLive({ id, slides, viewerSessionId, email }: Watched, random: Random, given: Given) {
  const { caller, ledger } = given
  const { timeline } = caller.world
  const path = `/api/viewer/presentations/${id}/live?viewerSessionId=${viewerSessionId}`
  const unsent = random.happens(0.6) ? [random.uuid(), random.uuid()] : []
  const slideId = () => random.one(slides).id
  for (let tries = 0, steps = 0; tries < 6 && steps < 8; tries++) {
    const socket = await caller.connect(path)
    if (!socket) {
      await timeline.wait(random.between(second, 10 * second))
      continue
    }
    const tell = (message: object) => socket.send(JSON.stringify(message))
    listen(socket, caller, random, ({ type, id: delivered, member }) => {
      if (type === 'guest' && member && random.happens(0.7)) tell({ type: 'accept' })
      if (type !== 'delivered' || !delivered || delivered !== unsent[0]) return
      ledger.said.set(delivered, id)
      unsent.shift()
    })
    const watched: Record<string, number> = {}
    for (; steps < 8 && socket.readyState === 1; steps++) {
      const at = slideId()
      tell({ type: 'at', slideId: at, seconds: 1, isPlaying: true })
      watched[at] = (watched[at] ?? 0) + random.between(1, 8)
      tell({ type: 'watched', slides: watched })
      // A homeowner can only be known by what they write.
      if (unsent[0]) tell({ type: 'message', id: unsent[0], text: `Write to ${email}.` })
      await timeline.wait(random.between(5 * second, 20 * second))
    }
    socket.close()
  }
}

/** A member has the studio open from time to time, and joins homeowners who ask for someone. */
export async function staff({ company, session, random }: Own, { caller, ledger }: Company) {
  const { timeline } = caller.world
  while (!ledger.isClosing && !company.isDeleted) {
    const socket = await caller.connect('/api/live', session)
    const until = timeline.now + random.between(minute, 20 * minute)
    if (socket)
      listen(socket, caller, random, ({ viewer, watching = viewer ? [viewer] : [] }) => {
        for (const each of watching)
          if (each.askingUntil && random.happens(0.7)) caller.go(join(each, session, random, caller))
      })
    while (socket?.readyState === 1 && timeline.now < until) await timeline.wait(10 * second)
    const isOver = timeline.now >= until
    socket?.close()
    await timeline.wait(isOver ? random.between(minute, 10 * minute) : second)
  }
}

/** Answers what comes, and now and then goes away without an answer or a word. */
async function join(
  { presentationId, viewerSessionId }: Viewer,
  session: Own['session'],
  random: Random,
  caller: Caller,
) {
  const { timeline } = caller.world
  await timeline.wait(random.between(second, 20 * second))
  const path = `/api/presentations/${presentationId}/live?viewerSessionId=${viewerSessionId}`
  const socket = await caller.connect(path, session)
  if (!socket) return
  const answers = random.happens(0.6)
  listen(socket, caller, random, ({ type, from }) => {
    if (type === 'message' && from === 'viewer' && answers)
      socket.send(JSON.stringify({ type: 'message', id: random.uuid(), text: 'We do.' }))
  })
  await timeline.wait(random.between(5 * second, 2 * minute))
  socket.close()
}
