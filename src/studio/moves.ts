/** Saves an item's moves one write at a time, each with all clicks made during the previous write. */
export class Moves<Move> {
  isUnderWay = false
  #waiting: Move[] = []
  readonly #keep: (moves: Move[]) => Promise<boolean>

  constructor(keep: (moves: Move[]) => Promise<boolean>) {
    this.#keep = keep
  }

  /** Returns false if a write was refused; clicks made since then are dropped with it. */
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
