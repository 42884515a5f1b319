import { html } from 'lit'

type Host = { updateComplete: Promise<unknown> }
type Order = {
  words: { earlier: string; later: string }
  name: string
  at: number
  count: number
  /** Shows the new order at once, and resolves when it is saved. */
  move: (to: number) => Promise<unknown>
}

/** Buttons that move an item of a list up and down. */
export function orderButtons(host: Host, { words, name, at, count, move }: Order) {
  const button = (label: string, to: number) =>
    html`<button type="button" class="quiet" aria-label="${label}: ${name}" ?disabled=${to < 0 || to >= count} @click=${(event: Event) => moveByButton(host, event, () => move(to))}>${label}</button>`
  return html`${button(words.earlier, at - 1)} ${button(words.later, at + 1)}`
}

/** An element that moves in the page loses the focus, and at either end one button is disabled. */
async function moveByButton(host: Host, { currentTarget }: Event, move: () => Promise<unknown>) {
  const pressed = currentTarget as HTMLButtonElement
  const actions = [...(pressed.parentElement?.querySelectorAll('button') ?? [])]
  const moved = move()
  await host.updateComplete
  const button = pressed.disabled ? actions.find(({ disabled }) => !disabled) : pressed
  button?.focus()
  await moved
}
