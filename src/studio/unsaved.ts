/** Forms in which somebody typed since they were last saved. One that is left, or thrown away, is in the page no more. */
const typedIn = new Set<HTMLFormElement>()

export const hasUnsaved = () => [...typedIn].some(({ isConnected }) => isConnected)
export const forgetUnsaved = () => typedIn.clear()

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
