import { expect, it } from 'vitest'
import { useSite } from './site.ts'
import { openStudio, press, said } from './studio-pages.ts'

const site = useSite()

/** Returns whether the message covers a field of the page. */
const coversField = () => {
  const toast = document.querySelector('.said')?.getBoundingClientRect()
  const fields = [...document.querySelectorAll('input, select, textarea')].map((field) => field.getBoundingClientRect())
  return fields.some(
    (field) =>
      toast &&
      field.left < toast.right &&
      toast.left < field.right &&
      field.top < toast.bottom &&
      toast.top < field.bottom,
  )
}

it('shows a message where it covers no field, on a phone and on a laptop', async () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const { page, close } = await openStudio(site, '/settings', { viewport })
    await page.getByLabel('Mailing address').fill(`${viewport.width} Canyon Road`)
    await press(page, 'Save')
    await said(page, 'Saved.')
    expect(await page.evaluate(coversField)).toBe(false)
    // A field that moves under the message makes the message move.
    const { bottom } = await page.locator('.said').evaluate((toast) => toast.getBoundingClientRect().toJSON())
    await page.getByLabel('Mailing address').evaluate((field, to) => {
      field.style.cssText = `position: fixed; z-index: 1; inset: ${to - 30}px 16px auto`
      field.focus()
      dispatchEvent(new Event('scroll'))
    }, bottom)
    expect(await page.evaluate(coversField)).toBe(false)
    await close()
  }
})
