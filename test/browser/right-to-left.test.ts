import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { ask, playerOf, ready } from './player.ts'
import { prices, productData, tier } from './priced-slides.ts'
import { useSite } from './site.ts'

const site = useSite()
const viewport = { width: 360, height: 740 }

/** Returns the visual order of the parts of the text, from left to right. */
const order = (part: Locator, words: string[]) =>
  part.evaluate((element, words) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = new Range()
    const found: { word: string; left: number; top: number }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of words) {
        const at = node.textContent?.indexOf(word) ?? -1
        if (at < 0) continue
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        const { left, top } = range.getBoundingClientRect()
        found.push({ word, left, top: Math.round(top / 8) })
      }
    return found.toSorted((one, other) => one.top - other.top || one.left - other.left).map(({ word }) => word)
  }, words)

it.each([
  ['he', 'הבית', 'נבדוק את הבית שלכם'],
  ['ar', 'المنزل', 'سنفحص المنزل معكم'],
])('a street address reads as it is written, in poster, bullets, captions and prices: %s', async (...given) => {
  const [language, house, sentence] = given
  const { id, deckId } = await site.company.present({
    language,
    homeowner: { first_name: 'Maria', address: '418 Elm Rd, Denver' },
    branding: { contact: { phone: '+1 303 555 0142' }, chatName: 'Dana 7' },
    slides: [
      {
        title: sentence,
        bullets: [`${house} {{address}} ${house}`, `{{address}} ${house}`],
        narrationScript: `${house} {{address}}.`,
      },
      {
        ...prices,
        productData: { ...productData, good: { name: 'Shelter', ...tier, warranty: '10 years, on 2 parts.' } },
      },
    ],
  })
  await site.company.send('PATCH', `/api/decks/${deckId}`, { posterShows: 'address' })
  const { page, visit, close } = await site.open(id, { viewport })
  await visit()
  await ready(page)
  const poster = page.locator('.poster .title')
  expect(await order(poster, ['418', 'Elm Rd'])).toEqual(['418', 'Elm Rd'])
  expect(await poster.evaluate((title) => getComputedStyle(title).direction)).toBe('rtl')

  await ask(page, (player) => {
    player.play()
    player.seekTo(2)
    player.pause()
  })
  const player = playerOf(page)
  const [middle, first] = [player.locator('.bullet').nth(0), player.locator('.bullet').nth(1)]
  await middle.waitFor()
  expect(await order(middle, ['418', 'Elm Rd', 'Denver'])).toEqual(['418', 'Elm Rd', 'Denver'])
  expect(await order(first, ['418', 'Elm Rd', house])).toEqual([house, '418', 'Elm Rd'])
  expect(await order(player.locator('.line'), ['418', 'Elm', 'Rd,'])).toEqual(['418', 'Elm', 'Rd,'])

  await ask(page, (player) => player.goTo(1))
  const warranty = player.locator('.card-warranty').first()
  await warranty.waitFor()
  expect(await order(warranty.locator('bdi').last(), ['10 years', '2 parts'])).toEqual(['10 years', '2 parts'])
  expect(
    await warranty.locator('bdi').evaluateAll((all) => all.map((each) => getComputedStyle(each).direction)),
  ).toEqual(['rtl', 'ltr'])
  await close()

  const vtt = await fetch(`${site.address}/api/narration/presentations/${id}/captions.vtt`)
  expect(vtt.status).toBe(200)
  expect(await vtt.text()).toContain('\u2068418 Elm Rd, Denver\u2069')
})

it('the phone number and the buttons of a company read as they are written', async () => {
  const { id, deckId } = await site.company.present({
    language: 'he',
    branding: { contact: { phone: '+1 303 555 0142', email: 'hello@summit.example' }, name: 'Summit Inc.' },
    slides: [{ title: 'הבית' }],
  })
  for (const trigger of ['always', 'slide_end'])
    await site.company.send('POST', `/api/decks/${deckId}/action-configs`, {
      type: 'open_url',
      label: `Shall we ${trigger}?`,
      trigger,
      config: { url: `https://summit.example/${trigger}` },
    })
  const { page, visit, close } = await site.open(id, { viewport })
  await visit()
  await ready(page)
  const player = playerOf(page)
  const readsAsWritten = async (part: Locator, words: string[]) => {
    await part.waitFor()
    expect(await order(part, words)).toEqual(words)
  }
  await readsAsWritten(player.locator('.always button'), ['Shall', '?'])
  await ask(page, (player) => {
    void player.play()
    player.seekTo(player.duration)
  })
  await readsAsWritten(player.locator('.ending button', { hasText: 'Shall we slide_end' }), ['Shall', '?'])
  await readsAsWritten(player.locator('.ending button', { hasText: 'Shall we always' }), ['Shall', '?'])
  await readsAsWritten(player.locator('.header .company'), ['Summit', '.'])

  await ask(page, (player) => player.ask('Zxqv wpf?'))
  await readsAsWritten(player.locator('.ways a').first(), ['+1', '303', '0142'])
  const [avatar, cross] = [player.locator('.panel-head > :first-child'), player.locator('.panel-head button')]
  const { x = 0, width = 0 } = (await avatar.boundingBox()) ?? {}
  expect(Math.round(viewport.width - x - width)).toBe(16)
  expect(Math.round((await cross.boundingBox())?.x ?? 0)).toBe(12)
  await close()
})
