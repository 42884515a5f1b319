/**
 * Forms in which somebody typed since they were last saved, each with the number of its latest change. One that is left,
 * or thrown away, is in the page no more.
 */
const typedIn = new Map<HTMLFormElement, number>()
let changes = 0

/** Parts of a page that are sending what ends with them. */
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

/** Everything typed in there up to change number `until` is saved; what came later is not. */
export function noteSaved(place: Element, until: number) {
  for (const [form, latest] of typedIn)
    if (!form.isConnected || (place.contains(form) && latest <= until)) typedIn.delete(form)
}

const formOf = ({ target }: Event) => (target instanceof Element ? target.closest('form') : null)

/** Filters keep nothing, so that nothing is lost with them. */
export function watchTyping(page: Element) {
  page.addEventListener('input', (event) => {
    const form = formOf(event)
    if (form && !form.classList.contains('filters')) typedIn.set(form, ++changes)
  })
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault()
  })
}
