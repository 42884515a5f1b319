import type { PorchlightPlayerElement } from '../../packages/player/src/index'
import { PorchlightPlayer } from './player'

const element: new () => PorchlightPlayerElement = PorchlightPlayer

// A page may include the script twice, and defining an element twice throws.
function define() {
  if (!customElements.get('porchlight-player')) customElements.define('porchlight-player', element)
}

// To define the element draws what is in it anew, and a browser that has not shown the poster yet would begin once more.
// The first paint of all may be that of the background alone. Whoever waits for the page to load finds the element.
if (document.querySelector('porchlight-player > .poster')) {
  addEventListener('load', define)
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(define)).observe({
    type: 'paint',
    buffered: true,
  })
} else define()
