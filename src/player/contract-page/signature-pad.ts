type Point = { x: number; y: number; width: number }

const ink = '#17202e'
const thinnest = 1.5
const thickest = 3.8
const leastLength = 30
const pngScale = 2
const mostPngWidth = 1000
const margin = 8

/** Strokes are kept so that they can be undone and redrawn at another size. */
export class SignaturePad {
  readonly #canvas: HTMLCanvasElement
  readonly #onChange: () => void
  readonly #context: CanvasRenderingContext2D
  #strokes: Point[][] = []
  #lastTime = 0
  /** Strokes keep the coordinates of this width; a narrower field scales them. */
  #drawnWidth = 0

  constructor(canvas: HTMLCanvasElement, onChange: () => void) {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws nothing.')
    this.#canvas = canvas
    this.#onChange = onChange
    this.#context = context
    canvas.addEventListener('pointerdown', (event) => this.#start(event))
    canvas.addEventListener('pointermove', (event) => this.#move(event))
    // Older Safari scrolls in spite of `touch-action`.
    canvas.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false })
    new ResizeObserver(() => this.#fit()).observe(canvas)
  }

  get isEmpty() {
    return this.#strokes.length === 0
  }

  get isEnough() {
    const length = this.#strokes
      .flatMap((stroke) => stroke.slice(1).map((point, index) => distance(point, stroke[index] ?? point)))
      .reduce((sum, each) => sum + each, 0)
    return length >= leastLength
  }

  undo() {
    this.#strokes.pop()
    this.#redraw()
    this.#onChange()
  }

  clear() {
    this.#strokes = []
    this.#redraw()
    this.#onChange()
  }

  toPng() {
    const points = this.#strokes.flat()
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
    const [width, height] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top]
    const scale = Math.min(pngScale, mostPngWidth / width)
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(width * scale)
    canvas.height = Math.ceil(height * scale)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws nothing.')
    context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
    for (const stroke of this.#strokes) draw(context, stroke)
    return canvas.toDataURL('image/png')
  }

  #start(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return
    event.preventDefault()
    this.#canvas.setPointerCapture(event.pointerId)
    if (this.isEmpty) this.#drawnWidth = this.#canvas.clientWidth
    this.#lastTime = event.timeStamp
    this.#strokes.push([{ ...this.#place(event), width: (thinnest + thickest) / 2 }])
    this.#drawFrom(0)
  }

  #move(event: PointerEvent) {
    if (!this.#canvas.hasPointerCapture(event.pointerId)) return
    const stroke = this.#strokes.at(-1)
    if (!stroke) return
    const before = stroke.length
    const coalesced = event.getCoalescedEvents?.() ?? []
    for (const each of coalesced.length ? coalesced : [event]) this.#add(stroke, each)
    this.#drawFrom(Math.max(0, before - 2))
    this.#onChange()
  }

  #add(stroke: Point[], event: PointerEvent) {
    const last = stroke.at(-1)
    const place = this.#place(event)
    if (!last || distance(place, last) < 0.7) return
    const speed = distance(place, last) / Math.max(1, event.timeStamp - this.#lastTime)
    this.#lastTime = event.timeStamp
    const isPen = event.pointerType === 'pen' && event.pressure > 0
    const wanted = isPen
      ? thinnest + (thickest - thinnest) * event.pressure
      : Math.max(thinnest, thickest - 1.3 * speed)
    stroke.push({ ...place, width: last.width * 0.7 + wanted * 0.3 })
  }

  #place({ clientX, clientY }: PointerEvent) {
    const { left, top } = this.#canvas.getBoundingClientRect()
    return { x: (clientX - left) / this.#scale, y: (clientY - top) / this.#scale }
  }

  get #scale() {
    return this.#drawnWidth ? Math.min(1, this.#canvas.clientWidth / this.#drawnWidth) : 1
  }

  #fit() {
    const { clientWidth, clientHeight } = this.#canvas
    if (!clientWidth) return
    this.#canvas.width = Math.round(clientWidth * devicePixelRatio)
    this.#canvas.height = Math.round(clientHeight * devicePixelRatio)
    this.#redraw()
  }

  #redraw() {
    this.#context.setTransform(1, 0, 0, 1, 0, 0)
    this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height)
    const scale = this.#scale * devicePixelRatio
    this.#context.setTransform(scale, 0, 0, scale, 0, 0)
    for (const stroke of this.#strokes) draw(this.#context, stroke)
  }

  #drawFrom(index: number) {
    const stroke = this.#strokes.at(-1)
    const scale = this.#scale * devicePixelRatio
    this.#context.setTransform(scale, 0, 0, scale, 0, 0)
    if (stroke) draw(this.#context, stroke, index)
  }
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Curves run through the midpoints between the points, so that no corners show. */
function draw(context: CanvasRenderingContext2D, stroke: Point[], from = 0) {
  context.strokeStyle = ink
  context.fillStyle = ink
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const [first] = stroke
  if (first && from === 0) {
    context.beginPath()
    context.arc(first.x, first.y, first.width / 2, 0, 2 * Math.PI)
    context.fill()
  }
  for (let index = Math.max(1, from); index < stroke.length; index++) {
    const [before, here, next] = [stroke[index - 1], stroke[index], stroke[index + 1]]
    if (!before || !here) continue
    const start = index === 1 ? before : middle(before, here)
    const end = next ? middle(here, next) : here
    context.lineWidth = here.width
    context.beginPath()
    context.moveTo(start.x, start.y)
    context.quadraticCurveTo(here.x, here.y, end.x, end.y)
    context.stroke()
  }
}
