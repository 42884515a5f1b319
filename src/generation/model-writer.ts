import { check } from '../answers/retrieval/check'
import type { z } from '../core/http/zod'
import { hasPlaceholders, textPlaceholder } from '../core/shared/text-placeholders'
import { languageOf } from '../core/text/language'
import { sentencesIn } from '../core/text/sentences'
import { wordsIn } from '../locales/languages'
import type { WritingModel } from '../providers/language-model'
import {
  askModel,
  faqPrompt,
  faqsSchema,
  outlinePrompt,
  outlineSchema,
  rewritePrompt,
  slidePrompt,
  slideSchema,
} from './ask-model'
import { outlineFrom, type Topic } from './outline'
import { titleOf } from './source-sections'
import { contextOf, type Said, saidIn, sourcesOf, writeSlide } from './write-slide'
import type { Writer } from './writer'

const mostNumbered = 60

/** Drops sentences that no source supports. */
export function modelWriter(model: WritingModel): Writer {
  const ask = <Schema extends z.ZodType>(schema: Schema, prompt: string) => askModel(model, schema, prompt)

  return {
    async outline(all, asked) {
      const { outline, problems } = outlineFrom(all, asked)
      const { sections, language } = outline
      const between = outline.topics.length - 2
      const { value, tokens } = await ask(
        outlineSchema(between, Math.max(1, sections.length)),
        outlinePrompt(sections, between, asked),
      )
      const topics = value.slides.map(
        ({ title, sections: used, missing }): Topic => ({
          kind: used.length ? 'topic' : 'missing',
          title: withoutNumbers(titleOf(title)),
          sections: [...new Set(used)].filter((index) => index < sections.length),
          toFillIn: used.length ? missing.map(withoutNumbers) : [withoutNumbers(title), ...missing.map(withoutNumbers)],
        }),
      )
      const [first, last] = [outline.topics[0] as Topic, outline.topics.at(-1) as Topic]
      const agenda = topics.map(({ title }) => title)
      const welcome = first.agenda ? { ...first, agenda } : first
      return { outline: { language, sections, topics: [welcome, ...topics, last] }, problems, tokens }
    },

    async slide(topic, sections, language, asked) {
      const said = saidIn(sections).slice(0, mostNumbered)
      if (!said.length) return { slide: writeSlide(topic, [], language), problems: [], tokens: 0 }
      const { value, tokens } = await ask(slideSchema, slidePrompt(topic, said, language, asked))
      const script = value.script.flatMap((each) => grounded(each, said))
      const bullets = value.bullets.flatMap((each) => grounded(each, said))
      const words = wordsIn(language).generation
      const marks = [...topic.toFillIn, ...value.missing.map(withoutNumbers)].map(textPlaceholder)
      const lost = script.length ? [] : [textPlaceholder(topic.title)]
      const before = topic.kind === 'welcome' ? [words.hello] : []
      const after = topic.kind === 'closing' ? [words.thanks] : []
      const used = [...script, ...bullets].flatMap((each) => each.said)
      const title = grounded({ text: value.title, sources: said.map((_, index) => index + 1) }, said).length
        ? value.title
        : topic.title
      const dropped = value.script.length + value.bullets.length - script.length - bullets.length
      return {
        tokens,
        problems: dropped
          ? [`“${topic.title}”: ${dropped} of what the model wrote stands in no source, and was left out.`]
          : [],
        slide: {
          title,
          bullets: [...bullets.map(({ text }) => text.replace(/\.$/, '')), ...marks, ...lost],
          narrationScript: [...before, ...script.map(({ text }) => text), ...marks, ...lost, ...after].join(' '),
          slideContext: contextOf([...new Set(used)], language),
        },
      }
    },

    async rewrite(slide, sections, instruction) {
      const own = sentencesIn(slide.narrationScript)
      const language = languageOf(slide.narrationScript) ?? 'en'
      const ofSlide = own
        .filter((text) => !text.includes('{{') && !hasPlaceholders(text))
        .map((text): Said => ({ text, documentId: '', source: { title: slide.title, page: null, heading: null } }))
      const said = [...ofSlide, ...saidIn(sections)].slice(0, mostNumbered)
      const { value, tokens } = await ask(slideSchema, rewritePrompt(slide.title, own, said, language, instruction))
      const script = value.script.flatMap((each) => grounded(each, said))
      const bullets = value.bullets.flatMap((each) => grounded(each, said))
      const marks = value.missing.map(withoutNumbers).map(textPlaceholder)
      const [first = '', last = ''] = [own[0], own.length > 1 ? own.at(-1) : '']
      const text = [
        first.includes('{{') ? first : '',
        ...script.map((each) => each.text),
        ...marks,
        last?.includes('{{') ? last : '',
      ]
      const used = [...new Set([...script, ...bullets].flatMap((each) => each.said))].filter((each) => each.documentId)
      const context = [slide.slideContext, contextOf(used, language)].filter(Boolean).join('\n')
      const dropped = value.script.length + value.bullets.length - script.length - bullets.length
      return {
        tokens,
        problems: [],
        proposal: {
          slideId: slide.id,
          title: grounded({ text: value.title, sources: said.map((_, index) => index + 1) }, said).length
            ? value.title
            : slide.title,
          bullets: [...bullets.map((each) => each.text.replace(/\.$/, '')), ...marks],
          narrationScript: text.filter(Boolean).join(' '),
          slideContext: context || null,
          sources: sourcesOf(used),
          problems: dropped ? [`${dropped} of what the model wrote stands in no source, and was left out.`] : [],
        },
      }
    },

    async faqs(sections, count, language, known) {
      const said = saidIn(sections).slice(0, mostNumbered * 2)
      if (!said.length) return { faqs: [], tokens: 0, problems: [] }
      const { value, tokens } = await ask(faqsSchema(count), faqPrompt(said, count, language, known))
      const faqs = value.faqs.flatMap(({ question, answer }) => {
        const sentences = answer.flatMap((each) => grounded(each, said))
        if (!sentences.length) return []
        const used = [...new Set(sentences.flatMap((each) => each.said))]
        const section = sections.findIndex(({ sentences: own }) => own.some(({ text }) => text === used[0]?.text))
        return [
          {
            userQuestion: question,
            cannedAnswer: sentences.map(({ text }) => text).join(' '),
            said: used,
            section: section < 0 ? null : section,
          },
        ]
      })
      return { faqs, tokens, problems: [] }
    },
  }
}

const withoutNumbers = (text: string) =>
  text
    .replaceAll(/[$€£]?\d[\d.,]*\s?%?-?/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim() || text.replaceAll(/\d/g, '')

/** Uses the same check as for answers to homeowners: every number, name and promise must appear in the cited source. */
function grounded({ text, sources }: { text: string; sources: number[] }, said: Said[]) {
  const cited = sources.flatMap((number) => {
    const found = said[number - 1]
    return found ? [{ number, title: found.source.title, heading: found.source.heading, text: found.text, found }] : []
  })
  const checked = check({ text, citations: cited.map(({ number }) => number) }, cited)
  return checked ? [{ text: checked.text, said: cited.map(({ found }) => found) }] : []
}
