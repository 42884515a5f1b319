/** The interface of `<porchlight-player>` on a page. Importing the module defines the element. */
export interface PorchlightPlayerElement extends HTMLElement {
  /** The id of the presentation. Setting another one replaces it. */
  presentation: string
  autoplay: boolean
  loop: boolean
  muted: boolean
  /** The second at which it starts, instead of where the viewer left off. */
  start: number
  /** From 0 to 1; anything else throws an `IndexSizeError`. */
  volume: number
  /** From 0.25 to 3; anything else throws a `NotSupportedError`. */
  playbackRate: number
  currentTime: number
  hasCaptions: boolean
  readonly duration: number
  readonly paused: boolean
  readonly ended: boolean
  readonly seeking: boolean
  /** Ranges from 0, nothing is there, to 4, it can play to its end. */
  readonly readyState: number
  /** The codes are those of `MediaError`: 2 if it could not be reached, 4 if it is not there. */
  readonly error: { readonly code: 2 | 4; readonly message: string } | null
  /** Counted from zero without the intro; null during the intro or if there is no slide. */
  readonly currentSlide: number | null

  /** Resolves once it plays, and rejects with `NotAllowedError` if the browser requires a gesture first. */
  play(): Promise<void>
  pause(): void
  goTo(slide: number): void
  next(): void
  previous(): void
  ask(question: string): Promise<void>

  addEventListener<Type extends keyof PorchlightPlayerEventMap>(
    type: Type,
    listener: (this: PorchlightPlayerElement, event: PorchlightPlayerEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof PorchlightPlayerEventMap>(
    type: Type,
    listener: (this: PorchlightPlayerElement, event: PorchlightPlayerEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

type Place = { slide: number | null }

/** The events of the player, in addition to those of every element. */
export interface PorchlightPlayerOwnEventMap {
  abort: Event
  loadstart: Event
  durationchange: Event
  loadedmetadata: Event
  loadeddata: Event
  canplay: Event
  canplaythrough: Event
  play: CustomEvent<Place>
  playing: Event
  pause: CustomEvent<Place>
  waiting: Event
  timeupdate: Event
  seeking: Event
  seeked: Event
  volumechange: Event
  ratechange: Event
  ended: CustomEvent<Place>
  emptied: Event
  error: CustomEvent<'missing' | 'unreachable'>
  slidechange: CustomEvent<Place>
  /** `preventDefault()` keeps the player from answering the question. */
  question: CustomEvent<{ question: string; faqId: string | null }>
  /** `preventDefault()` keeps the player from taking the action. */
  action: CustomEvent<{ id: string; type: string; label: string; config: Record<string, unknown> }>
}

export interface PorchlightPlayerEventMap
  extends Omit<HTMLElementEventMap, keyof PorchlightPlayerOwnEventMap>,
    PorchlightPlayerOwnEventMap {}

declare global {
  interface HTMLElementTagNameMap {
    'porchlight-player': PorchlightPlayerElement
  }
}
