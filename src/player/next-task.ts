/** Lets the browser draw and handle input in between. Timers are throttled in a background page. */
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
