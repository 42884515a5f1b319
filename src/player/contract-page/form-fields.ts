import { element, facts } from './contract'

type Initial = { clause: string; field: HTMLInputElement; link: HTMLAnchorElement | undefined }

export const placeInitials = (): Initial[] =>
  [...document.querySelectorAll<HTMLLabelElement>('.initial')].map((label) => {
    const clause = label.dataset.clause ?? ''
    const field = element<HTMLInputElement>(`#${label.querySelector('input')?.id}`)
    const blank = [...document.querySelectorAll<HTMLElement>(`.paper [data-initials="${CSS.escape(clause)}"]`)].find(
      ({ dataset }) => dataset.signer === undefined || dataset.signer === facts.signerId,
    )
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

const idOf = (target: HTMLElement) => `${target.id}-problem`

export function showProblem(target: HTMLElement, text: string) {
  clearProblem(target)
  const problem = Object.assign(document.createElement('p'), { className: 'problem', textContent: text })
  problem.id = idOf(target)
  const sheet = target.closest('.sheet')
  ;(sheet ?? target).after(problem)
  sheet?.classList.add('invalid')
  if (target instanceof HTMLInputElement) target.setAttribute('aria-invalid', 'true')
  describe(target, [...describers(target), problem.id])
}

export function clearProblem(target: HTMLElement) {
  const problem = document.getElementById(idOf(target))
  if (!problem) return
  problem.remove()
  target.closest('.sheet')?.classList.remove('invalid')
  target.removeAttribute('aria-invalid')
  describe(
    target,
    describers(target).filter((id) => id !== idOf(target)),
  )
}

const describers = (target: HTMLElement) => (target.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)

function describe(target: HTMLElement, ids: string[]) {
  if (ids.length) target.setAttribute('aria-describedby', ids.join(' '))
  else target.removeAttribute('aria-describedby')
}
