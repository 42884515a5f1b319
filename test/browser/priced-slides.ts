import { encode } from 'fast-png'

export const tier = { priceCents: 1_480_000, monthlyCents: 17_900, features: ['One', 'Two'] }
export const productData = {
  good: { name: 'Shelter', ...tier, features: [] },
  better: { name: 'Hearth', ...tier, isRecommended: true },
  best: { name: 'Heirloom', ...tier },
  financing: { aprBasisPoints: 799, termMonths: 120, downPaymentCents: 0, disclosure: 'With approved credit.' },
}
export const prices = { title: 'Prices', slideType: 'product_pricing_v1', productData }
const contact = { phone: '+1 303 555 0142' }
export const branding = { contact, chatName: 'Dana' }

/** The picture is green, with a red square whose middle is at nine tenths of the width. */
export function pictureWithRedSquare() {
  const [width, height] = [1600, 900]
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const isRed = Math.abs((at % width) - 0.9 * width) < 60 && Math.abs(Math.floor(at / width) - height / 2) < 60
    data.set(isRed ? [230, 20, 20] : [20, 160, 20], at * 3)
  }
  return new Uint8Array(encode({ width, height, data, channels: 3 }))
}
