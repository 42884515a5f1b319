import { outlineFrom } from './outline'
import { rewritten } from './rewrite'
import { writeFaqs } from './write-faqs'
import { writeSlide } from './write-slide'
import type { Writer } from './writer'

const free = { tokens: 0, problems: [] }

export const quotingWriter: Writer = {
  outline: async (sections, asked) => ({ tokens: 0, ...outlineFrom(sections, asked) }),
  slide: async (topic, sections, language) => ({ ...free, slide: writeSlide(topic, sections, language) }),
  rewrite: async (slide, sections, instruction) => ({ ...free, proposal: rewritten(slide, sections, instruction) }),
  faqs: async (sections, count, language, known) => ({ ...free, faqs: writeFaqs(sections, count, language, known) }),
}
