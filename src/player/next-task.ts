/** Lets the browser draw and listen in between. Not by a timer, which a page in the background slows down. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })

export const afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
