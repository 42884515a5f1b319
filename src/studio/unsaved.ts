/**
 * Forms with changes since they were last saved, each with the number of its latest change. A form that was left or
 * discarded is no longer in the page.
 */
const typedIn = new Map<HTMLFormElement, number>()
let changes = 0

/** Parts of a page that are sending something, which would stop if the person left. */
const sending = new Set<Element>()

export const hasUnsaved = () => [...typedIn.keys(), ...sending].some(({ isConnected }) => isConnected)

export function forgetUnsaved() {
  typedIn.clear()
  sending.clear()
}

export async function whileSending(part: Element, send: () => Promise<unknown>) {
  sending.add(part)
  await send().finally(() => sending.delete(part))
}

export const changesSoFar = () => changes

/** Everything typed inside this part up to change number `until` is saved; later changes are not. */
export function noteSaved(place: Element, until: number) {
  for (const [form, latest] of typedIn)
    if (!form.isConnected || (place.contains(form) && latest <= until)) typedIn.delete(form)
}

const formOf = ({ target }: Event) => (target instanceof Element ? target.closest('form') : null)

/** Filters save nothing, so nothing is lost with them. */
export function watchTyping(page: Element) {
  page.addEventListener('input', (event) => {
    const form = formOf(event)
    if (form && !form.classList.contains('filters')) typedIn.set(form, ++changes)
  })
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault()
  })
}
