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
