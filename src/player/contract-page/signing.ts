import { consent, element, facts, fetchContract, fill, fillCounted, reloadPage, rememberSigned, sign } from './contract'
import { clearProblem, goTo, placeInitials, showProblem } from './form-fields'
import { SignaturePad } from './signature-pad'
import { forgetTyped, keepTyped } from './typed'

type Step = { target: () => HTMLElement; isDone: () => boolean; missing: string; item: HTMLElement }

const { words } = facts

const plain = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase()
const isSameName = (one: string, other: string) => plain(one) === plain(other)

export function startSigning() {
  const form = element<HTMLFormElement>('#sign')
  const name = element<HTMLInputElement>('#name')
  const documentLink = element<HTMLAnchorElement>('#document')
  const missing = element('#missing')
  const itemOf = (step: string) => element(`[data-step=${step}]`)
  const kind = () => (new FormData(form).get('kind') === 'drawn' ? 'drawn' : 'typed')
  const initials = placeInitials()
  const pad = new SignaturePad(element<HTMLCanvasElement>('#pad'), update)
  const state = { isOpened: facts.isOpened, isConsented: facts.isConsented, isSending: false }

  const steps: Step[] = [
    {
      item: itemOf('document'),
      target: () => documentLink,
      isDone: () => state.isOpened,
      missing: words.missingDocument,
    },
    {
      item: itemOf('consent'),
      target: () => document.querySelector<HTMLElement>('#agree') ?? element('#agreed'),
      isDone: () => state.isConsented,
      missing: words.missingConsent,
    },
    ...initials.map(({ clause, field }) => ({
      item: itemOf('initials'),
      target: () => field,
      isDone: () => field.value.trim() !== '',
      missing: fill(words.missingInitials, { clause }),
    })),
    {
      item: itemOf('signature'),
      target: () => name,
      isDone: () => name.value.trim() !== '',
      missing: words.missingName,
    },
    {
      item: itemOf('signature'),
      target: () => element('#pad'),
      isDone: () => kind() === 'typed' || pad.isEnough,
      missing: words.missingDrawing,
    },
  ]

  function update() {
    const left = steps.filter(({ isDone }) => !isDone())
    for (const item of new Set(steps.map((step) => step.item)))
      item.classList.toggle('done', !left.some((step) => step.item === item))
    for (const { field, link } of initials) link?.classList.toggle('given', field.value.trim() !== '')
    for (const step of steps) if (step.isDone()) clearProblem(step.target())
    if (!left.length) missing.hidden = true
    documentLink.classList.toggle('quiet', state.isOpened)
    element('#preview').textContent = name.value
    warn()
    element('#typed').hidden = kind() === 'drawn'
    element('#drawn').hidden = kind() === 'typed'
    element('#left').textContent = fillCounted(words.still, left.length, facts.language)
    element('#first').textContent = left[0]?.missing ?? ''
    if (!left.length) element('#left').textContent = words.ready
    element('#next').textContent = left.length ? words.next : words.toSign
  }

  /** Two people who share a phone can easily sign in the wrong place. */
  function warn() {
    const other = facts.otherNames.find((each) => isSameName(each, name.value) && !isSameName(each, facts.ownName))
    const text = other === undefined ? '' : fill(words.nameOfAnother, { other, own: facts.ownName })
    if (element('#other-name').textContent !== text) element('#other-name').textContent = text
  }

  function showMissing(left: Step[]) {
    const title = Object.assign(document.createElement('p'), {
      textContent: fillCounted(words.missing, left.length, facts.language),
    })
    const list = document.createElement('ul')
    for (const step of left) {
      const link = Object.assign(document.createElement('a'), { href: '#signing', textContent: step.missing })
      link.addEventListener('click', (event) => {
        event.preventDefault()
        goTo(step.target())
      })
      const item = document.createElement('li')
      item.append(link)
      list.append(item)
      showProblem(step.target(), step.missing)
    }
    missing.hidden = false
    missing.replaceChildren(title, list)
    if (left[0]) goTo(left[0].target())
  }

  function say(text: string) {
    missing.hidden = false
    missing.replaceChildren(Object.assign(document.createElement('p'), { textContent: text }))
  }

  /** The tab with the document cannot notify this one, so the server is asked when the reader comes back. */
  async function lookAgain() {
    if (document.visibilityState !== 'visible' || state.isOpened) return
    const contract = await fetchContract()
    if (contract && contract.status !== 'sent' && contract.status !== 'opened') return reloadPage()
    state.isOpened = Boolean(contract?.documentOpenedAt)
    update()
  }

  /** Signing waits for this, because someone quick can sign before the consent has been saved. */
  let agreeing: Promise<void> | undefined

  async function agree() {
    const agreed = await consent()
    const seen = agreed === 'conflict' ? await fetchContract() : undefined
    if (seen && seen.status !== 'sent' && seen.status !== 'opened') return reloadPage()
    if (agreed === 'done') return showAgreed(new Date().toISOString())
    if (seen?.consent.givenAt) return showAgreed(seen.consent.givenAt)
    const problems = { conflict: words.openFirst, ofCompany: words.ofCompany, failed: words.failed }
    showProblem(element('#agree'), problems[agreed])
    if (agreed === 'conflict') goTo(documentLink)
  }

  function showAgreed(at: string) {
    state.isOpened = true
    state.isConsented = true
    update()
    const said = element('#agreed')
    const { language, timeZone } = facts
    const options = { dateStyle: 'full', timeStyle: 'short', timeZone } as const
    said.textContent = fill(words.wasAgreed, { date: new Intl.DateTimeFormat(language, options).format(new Date(at)) })
    // Moving the focus would interrupt someone who is already typing in the next field.
    if (document.activeElement === document.body || document.activeElement?.id === 'agree')
      said.focus({ preventScroll: true })
  }

  async function send() {
    await agreeing
    const left = steps.filter(({ isDone }) => !isDone())
    if (left.length) return showMissing(left)
    if (state.isSending) return
    const button = element('#sign-now')
    state.isSending = true
    button.setAttribute('aria-disabled', 'true')
    button.textContent = words.sending
    const typedName = name.value.trim()
    const result = await sign({
      name: typedName,
      signature: kind() === 'drawn' ? { kind: 'drawn', value: pad.toPng() } : { kind: 'typed', value: typedName },
      initials: Object.fromEntries(initials.map(({ clause, field }) => [clause, field.value.trim()])),
    })
    if (result === 'done') {
      forgetTyped()
      rememberSigned()
    }
    if (result === 'done' || result === 'conflict') return reloadPage()
    state.isSending = false
    button.removeAttribute('aria-disabled')
    button.textContent = words.signNow
    say(words[result])
  }

  form.noValidate = true
  for (const each of document.querySelectorAll<HTMLElement>('[data-script]')) each.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  document.querySelector('#consent')?.addEventListener('submit', (event) => {
    event.preventDefault()
    agreeing = agree()
  })
  const fields = [name, ...initials.map((each) => each.field)]
  keepTyped(fields)
  for (const field of fields) field.addEventListener('input', update)
  form.addEventListener('change', update)
  element('#undo').addEventListener('click', () => pad.undo())
  element('#clear').addEventListener('click', () => pad.clear())
  document.addEventListener('visibilitychange', lookAgain)
  addEventListener('focus', lookAgain)
  element('#next').addEventListener('click', () => {
    const next = steps.find(({ isDone }) => !isDone())
    goTo(next ? next.target() : element('#sign-now'))
  })
  new IntersectionObserver(([entry]) => {
    element('#bar').hidden = entry?.isIntersecting ?? false
  }).observe(element('#sign-now'))
  update()
}
