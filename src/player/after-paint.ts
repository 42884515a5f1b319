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

/** A hidden page paints nothing, so the wait ends after this time. */
const mostMilliseconds = 500

/** The first drawing moves the poster, so a paint in progress would start again. */
export const posterPainted = (poster: Element | null | false) =>
  poster &&
  new Promise((resolve) => {
    const picture = poster.querySelector('img')
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as LargestContentfulPaint[])
        if (!picture?.currentSrc.startsWith('data:') || element === picture) resolve(element)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(resolve, globalThis.LargestContentfulPaint ? mostMilliseconds : 0)
  })
