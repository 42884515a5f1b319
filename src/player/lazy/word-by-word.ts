const wordMilliseconds = 45

export class WordByWord {
  readonly #show: (text: string) => void
  #words: string[] = []
  #count = 0
  #timer = 0

  constructor(show: (text: string) => void) {
    this.#show = show
  }

  add(sentence: string) {
    this.#words.push(...sentence.split(/\s+/))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#count = this.#words.length - 1
    this.#timer ||= setInterval(() => this.#next(), wordMilliseconds)
    this.#next()
  }

  #next() {
    if (this.#count < this.#words.length) this.#count++
    this.#show(this.#words.slice(0, this.#count).join(' '))
  }

  stop() {
    clearInterval(this.#timer)
  }

  async whole(text: string) {
    while (this.#count < this.#words.length) await new Promise((resolve) => setTimeout(resolve, wordMilliseconds))
    this.stop()
    this.#show(text)
  }
}
