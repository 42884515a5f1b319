/** Keeps what someone moves press by press: one write at a time, each with all that was pressed during the one before. */
export class Moves<Move> {
  isUnderWay = false
  #waiting: Move[] = []
  readonly #keep: (moves: Move[]) => Promise<boolean>

  constructor(keep: (moves: Move[]) => Promise<boolean>) {
    this.#keep = keep
  }

  /** False if a write was refused; what was pressed since is dropped with it. */
  async add(move: Move) {
    this.#waiting.push(move)
    if (this.isUnderWay) return true
    this.isUnderWay = true
    let isKept = true
    while (isKept && this.#waiting.length) isKept = await this.#keep(this.#waiting.splice(0))
    this.#waiting = []
    this.isUnderWay = false
    return isKept
  }
}
