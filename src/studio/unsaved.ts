/** Forms in which somebody typed since they were last saved. One that is left, or thrown away, is in the page no more. */
const typedIn = new Set<HTMLFormElement>()

/** Parts of a page that are sending what ends with them. */
const sending = new Set<Element>()

export const hasUnsaved = () => [...typedIn, ...sending].some(({ isConnected }) => isConnected)

export function forgetUnsaved() {
  typedIn.clear()
  sending.clear()
}

export async function whileSending(part: Element, send: () => Promise<unknown>) {
  sending.add(part)
  await send().finally(() => sending.delete(part))
}

/** What was typed in there is saved. */
export function noteSaved(place: Element) {
  for (const form of typedIn) if (place.contains(form) || !form.isConnected) typedIn.delete(form)
}

const formOf = ({ target }: Event) => (target instanceof Element ? target.closest('form') : null)

/** Filters keep nothing, so that nothing is lost with them. */
export function watchTyping(page: Element) {
  page.addEventListener('input', (event) => {
    const form = formOf(event)
    if (form && !form.classList.contains('filters')) typedIn.add(form)
  })
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved()) event.preventDefault()
  })
}
