import { html, nothing, type TemplateResult } from 'lit'
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js'
import { api, askPerson } from './api'
import { forgetEverything } from './cached'
import type { CommonWords, Context } from './context'
import { followColorScheme } from './dark'
import { chooseLanguage, chosenLanguage, type Language } from './languages'
import { Leaving } from './leaving'
import { navigationOf } from './navigation'
import { empty, failed, OwnError, skeleton } from './parts/states'
import { isFrom, keepScroll, keptScroll, scrollOnceGrown } from './place-in-list'
import './parts/dialog'
import { addressOf, type Place, pathClicked, placeNow } from './router'
import { type FoundScreen, screenAt } from './screens'
import { Searching } from './searching'
import { loadCommonWords, readSession, viewOf } from './session'
import { sayIn, type ToastAction } from './toast'
import { forgetUnsaved, watchTyping } from './unsaved'
import './confirm-password'
import './ring'
import './sign-in'
import { PageElement } from './page-element'
import styles from './styles/studio.css'

type Shown = { place: Place; found: FoundScreen | undefined; words?: unknown; error?: unknown; isReady: boolean }

/** The whole page: who is signed in, the current path, and its screen. */
class PorchlightStudio extends PageElement {
  #common: CommonWords | undefined
  #studio: Context | undefined
  #shown: Shown = { place: placeNow(), found: undefined, isReady: false }
  #error: unknown
  #isSignedOut = false
  #signedInAgain: (() => void) | undefined
  #passwordGiven: ((isGiven: boolean) => void) | undefined
  /** The reason why someone was signed out. */
  #note = ''
  readonly #leaving = new Leaving(this)
  readonly #searching = new Searching(this)

  override connectedCallback() {
    super.connectedCallback()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [sheet]
    this.addEventListener('click', this.#follow)
    addEventListener('popstate', () => this.#leaving.askAfter(this.#shown.place, this.#open))
    followColorScheme()
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', keepScroll)
    watchTyping(this)
    for (const change of ['online', 'offline']) addEventListener(change, () => this.requestUpdate())
    void this.#start()
  }

  override render(): TemplateResult {
    const studio = this.#studio
    if (!this.#common) return html``
    if (this.#error !== undefined)
      return html`<main class="alone">${failed({ common: this.#common }, this.#error, this.#start)}</main>`
    if (this.#isSignedOut)
      return html`<main class="alone"><studio-sign-in .words=${this.#common} .note=${this.#note} @done=${this.#signedIn}></studio-sign-in></main>`
    if (!studio) return html`<main class="alone">${skeleton({ common: this.#common })}</main>`
    return html`
      <a class="skip" href="#content">${studio.common.skip}</a>
      ${navigationOf(studio, this.#shown.place.path, { signOut: this.#mayLeave(this.#signOut), speak: this.#mayLeave(this.#speak), search: this.#searching.open })}
      <studio-toast></studio-toast>
      <main id="content" tabindex="-1">
        ${navigator.onLine ? nothing : html`<p class="banner" role="status">${studio.common.offlineNow}</p>`}
        ${studio.canWrite ? nothing : html`<p class="banner">${studio.common.viewerNote}</p>`}
        ${this.#screen(studio)}
      </main>
      ${studio.canWrite ? html`<studio-ring .studio=${studio}></studio-ring>` : nothing}
      ${this.#searching.dialog(studio, (go) => this.#leaving.ask(go))} ${this.#leaving.dialog(studio)} ${this.#passwordGiven ? this.#passwordDialog(studio) : nothing}
      ${this.#signedInAgain ? this.#dialog(studio) : nothing}
    `
  }

  #screen(studio: Context) {
    const { found, words, error, isReady, place } = this.#shown
    const { common } = studio
    if (!found) return empty(common.missingTitle, common.missingText, { label: common.toHome, path: '/' })
    // After a release the file has another name, which only a reloaded page knows.
    if (error !== undefined) return failed(studio, new OwnError(common.notLoaded), () => location.reload())
    if (!isReady) return skeleton(studio, 6)
    const tag = unsafeStatic(found.tag)
    return staticHtml`<${tag} .studio=${studio} .words=${words} .params=${found.params} .search=${place.search}></${tag}>`
  }

  #dialog({ common }: Context) {
    const content = html`<studio-sign-in again .words=${common} @done=${this.#signedInAgain}></studio-sign-in>`
    return html`<studio-dialog fixed heading=${common.signInAgain} .content=${content}></studio-dialog>`
  }

  #passwordDialog({ common }: Context) {
    const answer = (isGiven: boolean) => () => this.#passwordGiven?.(isGiven)
    const content = html`<studio-confirm-password .words=${common} @done=${answer(true)}></studio-confirm-password>`
    return html`<studio-dialog heading=${common.confirmPassword} close-label=${common.close} .content=${content} @close=${answer(false)}></studio-dialog>`
  }

  readonly #start = async () => {
    this.#error = undefined
    const language = chosenLanguage()
    document.documentElement.lang = language
    this.#common = await loadCommonWords(language)
    this.requestUpdate()
    try {
      const session = await readSession()
      this.#isSignedOut = !session
      askPerson(session && { signIn: this.#askToSignIn, password: this.#askForPassword })
      this.#studio = session && this.#contextOf(viewOf(session), this.#common)
    } catch (error) {
      this.#error = error
    }
    this.requestUpdate()
    if (this.#studio) this.#open(placeNow())
  }

  #contextOf(view: ReturnType<typeof viewOf>, common: CommonWords): Context {
    const reloadSession = async () => {
      const session = await readSession()
      if (session && this.#studio) this.#studio = this.#contextOf(viewOf(session, view.language), common)
      this.requestUpdate()
    }
    const hasScreen = (path: string) => screenAt(path) !== undefined
    return { ...view, common, hasScreen, go: this.#go, say: this.#say, reloadSession, leave: this.#leave }
  }

  readonly #open = async (place: Place) => {
    const isSamePlace = place.path === this.#shown.place.path && this.#shown.isReady
    const found = screenAt(place.path)
    const shown: Shown = { place, found, isReady: false }
    if (isSamePlace) {
      this.#shown = { ...this.#shown, place }
      this.requestUpdate()
      const scrolled = keptScroll()
      return scrolled === undefined ? undefined : scrollOnceGrown(scrolled)
    }
    this.#shown = shown
    this.requestUpdate()
    try {
      const language = this.#studio?.language ?? 'en'
      const [, file] = await Promise.all([found?.load(), found?.words[language]()])
      shown.words = file?.words
      shown.isReady = true
    } catch (error) {
      shown.error = error
    }
    if (this.#shown !== shown) return
    this.requestUpdate()
    await this.updateComplete
    scrollOnceGrown(keptScroll() ?? 0)
    document.title = `${this.querySelector('main h1')?.textContent ?? 'Porchlight'} · ${this.#studio?.organization.name}`
    const focused = document.activeElement
    requestAnimationFrame(() => {
      // Someone quick may have moved on already.
      if (document.activeElement !== focused && document.activeElement !== document.body) return
      this.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    })
  }

  readonly #go = (path: string) => {
    keepScroll()
    const { pathname, search } = location
    history.pushState({ from: pathname + search }, '', addressOf(path))
    void this.#open(placeNow())
  }

  readonly #follow = (event: MouseEvent) => {
    const path = pathClicked(event)
    if (path === undefined) return
    event.preventDefault()
    const isBack = (event.target as Element).closest('a.back') && isFrom(path)
    this.#leaving.ask(() => (isBack ? history.back() : this.#go(path)))
  }

  /** Asks first if there are unsaved changes. */
  #mayLeave<Wish extends unknown[]>(leave: (...wish: Wish) => unknown) {
    return (...wish: Wish) => this.#leaving.ask(() => leave(...wish))
  }

  readonly #say = (text: string, actions?: ToastAction[]) => void sayIn(this, text, actions)

  readonly #speak = async (language: Language) => {
    chooseLanguage(language)
    this.#shown.isReady = false
    await this.#start()
  }

  readonly #signedIn = ({ detail }: CustomEvent<{ isNew: boolean }>) => {
    if (detail.isNew && screenAt('/welcome')) history.replaceState(null, '', addressOf('/welcome'))
    void this.#start()
  }

  readonly #signOut = async () => {
    await api.post('/api/auth/logout')
    this.#leave('')
  }

  readonly #leave = (note: string) => {
    forgetEverything()
    askPerson(undefined)
    this.#studio = undefined
    this.#isSignedOut = true
    this.#note = note
    this.requestUpdate()
  }

  readonly #askForPassword = async () => {
    const isGiven = await new Promise<boolean>((resolve) => {
      this.#passwordGiven = resolve
      this.requestUpdate()
    })
    this.#passwordGiven = undefined
    this.requestUpdate()
    return isGiven
  }

  /** If another member signs in here, everything starts over. */
  readonly #askToSignIn = async () => {
    await new Promise<void>((resolve) => {
      this.#signedInAgain = resolve
      this.requestUpdate()
    })
    this.#signedInAgain = undefined
    const session = await readSession()
    if (session?.member.id !== this.#studio?.member.id) {
      forgetUnsaved()
      location.reload()
      // The first member's pending writes must not be sent as the second member's.
      await new Promise(() => undefined)
    }
    this.requestUpdate()
  }
}

customElements.define('porchlight-studio', PorchlightStudio)
