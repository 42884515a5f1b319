import type { PorchlightPlayer } from '../player'

/** From the loosest to the tightest. */
const rhythms = [[], ['close'], ['close', 'closer']]
const tried = new WeakMap<Element, string>()

/**
 * An offer should be visible at one glance, and CSS cannot tell whether all of it fits. A spacing that did not fit this
 * frame before is not tried again.
 */
export function fitOffer(player: PorchlightPlayer, shown: string) {
  const offer = player.shadowRoot?.querySelector('.offer')
  const { clientWidth, clientHeight } = player.frame
  const key = `${clientWidth} ${clientHeight} ${shown}`
  if (!offer || (tried.get(offer) === key && fits(offer)) || tried.get(offer) === `${key} in vain`) return
  const before = offer.className
  const rhythm = rhythms.find((names) => {
    offer.classList.remove('close', 'closer')
    offer.classList.add(...names)
    return fits(offer)
  })
  tried.set(offer, rhythm ? key : `${key} in vain`)
  if (offer.className !== before) player.refresh()
}

const fits = ({ scrollHeight, clientHeight }: Element) => scrollHeight <= clientHeight + 1
