const step = 8

/** Moves the message up, as far as needed, so that it covers no field that someone may be filling in. */
export function keepFieldsClear(toast: HTMLElement | null) {
  if (!toast?.textContent) return
  toast.style.translate = ''
  const { top, bottom, left, right } = toast.getBoundingClientRect()
  const besides = [...document.querySelectorAll('input, select, textarea')]
    .map((field) => field.getBoundingClientRect())
    .filter((field) => field.left < right && left < field.right)
  const covers = (up: number) => besides.some((field) => field.top < bottom - up && top - up < field.bottom)
  let up = 0
  while (covers(up) && up + step < top) up += step
  toast.style.translate = covers(up) ? '' : `0 ${-up}px`
}
