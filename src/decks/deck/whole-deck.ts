import { languageOfScripts } from '../../core/text/language'
import { brandingOf } from '../branding/schemas'
import { faqOf } from '../faqs/schemas'
import { qaSettingsOf } from '../qa-settings/schemas'
import { slideOf } from '../slides/schemas'
import type { getWholeDeck } from './queries'
import { deckOf } from './schemas'

export const wholeDeckOf = (whole: Awaited<ReturnType<typeof getWholeDeck>>) => ({
  deck: deckOf(whole.deck),
  slides: whole.slides.map(slideOf),
  faqs: whole.faqs.map(faqOf),
  branding: whole.branding ? brandingOf(whole.branding) : null,
  qaSettings: whole.qaSettings ? qaSettingsOf(whole.qaSettings) : null,
  presentationsCount: whole.presentationsCount,
  language: languageOfScripts(whole.slides.map((slide) => slide.narrationScript)),
})
