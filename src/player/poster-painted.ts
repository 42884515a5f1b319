/** In a page that nobody sees nothing is painted, and some browsers do not tell. */
const mostMilliseconds = 300

/** The first drawing gives the poster another place, and what was on its way to the screen would begin once more. */
export const posterPainted = (poster: Element) =>
  new Promise((resolve) => {
    const picture = poster.querySelector<HTMLImageElement>('.poster-picture')
    const name = picture?.complete ? 'image-paint' : 'text-paint'
    new PerformanceObserver((list) => list.getEntriesByName(name).forEach(resolve)).observe({
      type: 'element',
      buffered: true,
    })
    setTimeout(resolve, mostMilliseconds)
  })
