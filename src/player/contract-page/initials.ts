import { element, facts } from './facts'

export type Initial = { clause: string; field: HTMLInputElement; link: HTMLAnchorElement | undefined }

export const placeInitials = (): Initial[] =>
  [...document.querySelectorAll<HTMLLabelElement>('.initial')].map((label) => {
    const clause = label.dataset.clause ?? ''
    const field = element<HTMLInputElement>(`#${label.querySelector('input')?.id}`)
    const blank = document.querySelector<HTMLElement>(`.paper [data-initials="${CSS.escape(clause)}"]`)
    const item = label.parentElement
    if (!blank || !item) return { clause, field, link: undefined }
    const link = Object.assign(document.createElement('a'), { href: `#${field.id}`, textContent: clause })
    const beside = Object.assign(document.createElement('div'), { className: 'beside' })
    const said = label.querySelector('span')
    field.setAttribute('aria-label', said?.textContent ?? clause)
    if (said) said.textContent = facts.words.initialsHere
    beside.append(label)
    blank.hidden = true
    blank.after(beside)
    item.append(link)
    link.addEventListener('click', (event) => {
      event.preventDefault()
      goTo(field)
    })
    return { clause, field, link }
  })

export function goTo(target: HTMLElement) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
  target.focus({ preventScroll: true })
}
