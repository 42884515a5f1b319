import { finiteNumber } from './finite-number'

/** In a media element muted and volume 0 are independent; the viewer's slider and keys change both. */
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

  /** At volume 0 unmuting alone would stay silent. */
  toggleMute() {
    if (this.#volume === 0) this.slideTo(this.#lastAudibleVolume)
    else this.isMuted = !this.#isMuted
  }
}
