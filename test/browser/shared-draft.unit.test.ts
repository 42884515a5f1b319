import { describe, expect, it } from 'vitest'
import { clashesOf, mergedOf } from '../../src/studio/merge'
import { SharedDraft } from '../../src/studio/shared-draft'

type Whole = { weekly: number[]; notice: number }
const names = ['weekly', 'notice'] as const
const loaded = (): Whole => ({ weekly: [1], notice: 2 })

function start() {
  const saved: { whole: Whole; sent: Whole }[] = []
  const draft = new SharedDraft<Whole>({ requestUpdate: () => undefined } as never, {
    clashes: (mine, theirs, base) => clashesOf(names, mine, theirs, base),
    merged: (mine, theirs, base, winner) => mergedOf(names, mine, theirs, base, winner),
    save: (whole, sent) => saved.push({ whole, sent }),
  })
  const type = (typed: Partial<Whole>) => {
    const begun = draft.begun(loaded)
    Object.assign(begun.mine, typed)
    draft.keep(begun)
    return begun
  }
  const submit = (theirs: Partial<Whole> = {}) =>
    draft.submit(draft.begun(loaded), async () => ({ ...loaded(), ...theirs }))
  return { draft, saved, type, submit }
}

/** Returns the actions of the dialog's buttons, in the order in which they are drawn. */
function choicesOf(dialog: unknown): (() => void)[] {
  if (typeof dialog === 'function') return [dialog as () => void]
  if (typeof dialog !== 'object' || dialog === null) return []
  const { values } = dialog as { values?: unknown[] }
  return (Array.isArray(dialog) ? dialog : (values ?? [])).flatMap(choicesOf)
}

function open(draft: SharedDraft<Whole>) {
  const said = (of: Whole) => JSON.stringify(of)
  const dialog = draft.conflict({ common: {} } as never, (mine, theirs) => [
    { label: '', theirs: said(theirs), mine: said(mine) },
  ])
  const [close, keepMine, takeTheirs] = choicesOf(dialog)
  return close && { close, keepMine, takeTheirs }
}

describe('a draft of something that others may change at the same time', () => {
  it('is saved with what someone else changed in another part', async () => {
    const { draft, saved, type, submit } = start()
    type({ notice: 5 })
    await submit({ weekly: [1, 2] })
    expect(saved).toEqual([{ whole: { weekly: [1, 2], notice: 5 }, sent: { weekly: [1], notice: 5 } }])
    expect(open(draft)).toBeUndefined()
  })

  it('asks before it overwrites the same part, and saves mine', async () => {
    const { draft, saved, type, submit } = start()
    type({ notice: 5 })
    await submit({ notice: 9, weekly: [] })
    expect(saved).toEqual([])
    open(draft)?.keepMine?.()
    expect(saved).toEqual([{ whole: { weekly: [], notice: 5 }, sent: { weekly: [1], notice: 5 } }])
    expect(open(draft)).toBeUndefined()
  })

  it('continues from theirs, and saves what is then changed in it', async () => {
    const { draft, saved, type, submit } = start()
    type({ notice: 5 })
    await submit({ notice: 9, weekly: [3] })
    open(draft)?.takeTheirs?.()
    expect(draft.mine).toEqual({ weekly: [3], notice: 9 })
    draft.begun(loaded).mine.weekly.push(4)
    await submit({ notice: 9, weekly: [3] })
    expect(saved.map(({ whole }) => whole)).toEqual([{ weekly: [3, 4], notice: 9 }])
  })

  it('stays as it is when the dialog is closed, or when nothing could be read', async () => {
    const { draft, saved, type, submit } = start()
    const begun = type({ notice: 5 })
    await submit({ notice: 9 })
    open(draft)?.close()
    await draft.submit(begun, async () => undefined)
    expect([draft.mine, saved, open(draft)]).toEqual([{ weekly: [1], notice: 5 }, [], undefined])
  })

  it('keeps what was typed during a save, and is gone if nothing was', async () => {
    const { draft, type } = start()
    type({ notice: 5, weekly: [7] })
    draft.saved({ weekly: [1], notice: 5 }, { weekly: [1], notice: 5 })
    expect(draft.mine).toEqual({ weekly: [7], notice: 5 })
    draft.saved({ weekly: [7], notice: 5 }, { weekly: [7], notice: 5 })
    expect(draft.mine).toBeUndefined()
  })
})
