/** In a page that nobody sees nothing is painted. */
const mostMilliseconds = 500

/** The first drawing gives the poster another place, and what was on its way to the screen would begin once more. */
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
