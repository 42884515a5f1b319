const milliseconds = 300

/** A wait that is over before anyone noticed is not worth a word. */
export class Patience {
  isLost = false
  #timer = 0

  begin(lost: () => void) {
    this.end()
    this.#timer = setTimeout(() => {
      this.isLost = true
      lost()
    }, milliseconds)
  }

  end() {
    clearTimeout(this.#timer)
    this.isLost = false
  }
}
