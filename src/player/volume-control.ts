import { finiteNumber } from './finite-number'

/** As in a media element, being muted and being at zero are two things; the viewer's slider and keys join them. */
export class VolumeControl {
  #volume = 1
  #lastAudibleVolume = 1
  #isMuted = false
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  get volume() {
    return this.#volume
  }

  set volume(volume: number) {
    const value = finiteNumber(volume)
    if (value < 0 || value > 1) throw new DOMException(`A volume is between 0 and 1, not ${value}.`, 'IndexSizeError')
    this.#volume = value
    if (value > 0) this.#lastAudibleVolume = value
    this.#onChange()
  }

  get isMuted() {
    return this.#isMuted
  }

  set isMuted(isMuted: boolean) {
    this.#isMuted = isMuted
    this.#onChange()
  }

  slideTo(volume: number) {
    this.volume = Math.round(Math.min(1, Math.max(0, finiteNumber(volume))) * 100) / 100
    this.isMuted = this.#volume === 0
  }

  /** Unmuting at volume 0 would stay silent. */
  toggleMute() {
    if (this.#volume === 0) this.slideTo(this.#lastAudibleVolume)
    else this.isMuted = !this.#isMuted
  }
}
