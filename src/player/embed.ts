import type { PorchlightPlayerElement } from '../../packages/player/src/index'
import { PorchlightPlayer } from './player'

const element: new () => PorchlightPlayerElement = PorchlightPlayer

// A page may include the script twice, and defining an element twice throws.
function define() {
  if (!customElements.get('porchlight-player')) customElements.define('porchlight-player', element)
}

/** Longer than a page needs that is painted at all. */
const longestWait = 1000

// To define the element draws what is in it anew, and a browser that has not shown the poster yet would begin once more.
// The first paint of all may be that of the background alone.
if (document.querySelector('.poster')) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) define()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(define, longestWait)
} else define()
