import { LitElement } from 'lit'
import type { Manifest } from '../features/viewer/schemas'
import { directionOf } from './labels'
import type { Talk } from './talk'

/** The face that a page knows from `<video>`. */
export class Playback extends LitElement {
  manifest: Manifest | undefined
  talk: Talk | undefined

  refresh = () => this.requestUpdate()

  get paused() {
    return this.talk?.state !== 'playing'
  }

  get ended() {
    return this.talk?.state === 'ended'
  }

  get currentTime() {
    return this.talk?.currentTime ?? 0
  }

  set currentTime(time: number) {
    this.seekTo(time)
  }

  get duration() {
    return this.talk?.duration ?? Number.NaN
  }

  /** Its place among the slides, from zero; null while the intro plays or before there is a slide. */
  get currentSlide() {
    const { talk } = this
    const slide = talk?.scene?.slide
    return talk && slide ? talk.scenes.filter((scene) => !scene.isIntro).findIndex(({ id }) => id === slide.id) : null
  }

  get volume() {
    return this.talk?.narrator.volume ?? 1
  }

  set volume(volume: number) {
    this.setVolume(volume)
  }

  get muted() {
    return this.talk?.narrator.isMuted ?? false
  }

  set muted(isMuted: boolean) {
    this.talk?.narrator.applyVolume(this.volume, isMuted)
    this.refresh()
  }

  get playbackRate() {
    return this.talk?.narrator.rate ?? 1
  }

  set playbackRate(rate: number) {
    if (this.talk) this.talk.narrator.rate = Math.min(3, Math.max(0.25, rate))
    this.refresh()
  }

  get isRightToLeft() {
    return directionOf(this.manifest?.language ?? null) === 'rtl'
  }

  play() {
    this.talk?.play()
  }

  pause() {
    this.talk?.pause()
  }

  toggle() {
    if (this.paused) this.play()
    else this.pause()
  }

  next() {
    this.talk?.next()
  }

  previous() {
    this.talk?.previous()
  }

  /** By its place among the slides, from zero. */
  goTo(slide: number) {
    const { talk } = this
    const scenes = talk?.scenes ?? []
    const first = scenes.findIndex((scene) => !scene.isIntro)
    if (first >= 0) talk?.goTo(first + slide)
  }

  seekTo(time: number) {
    if (this.talk) this.talk.currentTime = time
    this.refresh()
  }

  seekBy(seconds: number) {
    this.seekTo(this.currentTime + seconds)
  }

  setVolume(volume: number) {
    const value = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100
    this.talk?.narrator.applyVolume(value, value === 0)
    this.refresh()
  }

  toggleMute() {
    this.muted = !this.muted
  }
}
