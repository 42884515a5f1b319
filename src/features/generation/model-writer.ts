import { hasMarks, toFillIn } from '../../core/to-fill-in'
import { describeProblems, z } from '../../core/zod'
import { ModelFailed } from '../../providers/language-model'
import { sentencesIn } from '../../providers/quotes/sentences'
import type { WritingModel } from '../../providers/writing-model'
import { check } from '../qa/check'
import { languageOf } from '../qa/languages'
import { outlineFrom, type Topic } from './outline'
import { faqPrompt, outlinePrompt, rewritePrompt, rules, slidePrompt } from './prompts'
import { titleOf } from './title'
import { wordsOfLanguage } from './words'
import { contextOf, type Said, saidIn, sourcesOf, writeSlide } from './write-slide'
import { UnusableText, type Writer } from './writer'

const secondsToWrite = 60
const mostTokens = 3000
const mostNumbered = 60

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !/<[a-z/!]|```|\n|\{\{|https?:/i.test(text), { error: 'must be plain text in one line' })
const citing = z.object({ text: line(600), sources: z.array(z.int()).min(1).max(8) })

const outlineSchema = (slides: number, sections: number) =>
  z.object({
    slides: z
      .array(
        z.object({
          title: line(120),
          sections: z
            .array(
              z
                .int()
                .min(0)
                .max(sections - 1),
            )
            .max(12),
          missing: z.array(line(80)).max(5).default([]),
        }),
      )
      .length(slides),
  })
const slideSchema = z.object({
  title: line(120),
  bullets: z.array(citing).max(6),
  script: z.array(citing).min(1).max(12),
  missing: z.array(line(80)).max(5).default([]),
})
const faqsSchema = (count: number) =>
  z.object({ faqs: z.array(z.object({ question: line(200), answer: z.array(citing).min(1).max(4) })).max(count) })

/** A model's answer of another shape is asked for once more; what no source says is left out. */
export function modelWriter(model: WritingModel): Writer {
  async function ask<Schema extends z.ZodType>(schema: Schema, prompt: string) {
    let tokens = 0
    let problem = ''
    for (const asked of [
      prompt,
      () => `${prompt}\n\nYour last answer could not be used: ${problem} Answer with the JSON alone.`,
    ]) {
      const signal = AbortSignal.timeout(secondsToWrite * 1000)
      const text = typeof asked === 'string' ? asked : asked()
      try {
        const written = await model({ system: rules, prompt: text, mostTokens }, signal)
        tokens += written.tokens
        const read = schema.safeParse(jsonIn(written.text))
        if (read.success) return { value: read.data as z.output<Schema>, tokens }
        problem = describeProblems(read.error.issues.slice(0, 5), 'The answer')
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error
        problem = error.message
      }
    }
    throw new UnusableText(`The language model wrote nothing that could be used, twice: ${problem}`, tokens)
  }

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
      const words = wordsOfLanguage(language)
      const marks = [...topic.toFillIn, ...value.missing.map(withoutNumbers)].map(toFillIn)
      const lost = script.length ? [] : [toFillIn(topic.title)]
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
        .filter((text) => !text.includes('{{') && !hasMarks(text))
        .map((text): Said => ({ text, documentId: '', source: { title: slide.title, page: null, heading: null } }))
      const said = [...ofSlide, ...saidIn(sections)].slice(0, mostNumbered)
      const { value, tokens } = await ask(slideSchema, rewritePrompt(slide.title, own, said, language, instruction))
      const script = value.script.flatMap((each) => grounded(each, said))
      const bullets = value.bullets.flatMap((each) => grounded(each, said))
      const marks = value.missing.map(withoutNumbers).map(toFillIn)
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

/** The check of answers to homeowners: each number, name and promise stands in what is cited. */
function grounded({ text, sources }: { text: string; sources: number[] }, said: Said[]) {
  const cited = sources.flatMap((number) => {
    const found = said[number - 1]
    return found ? [{ number, title: found.source.title, heading: found.source.heading, text: found.text, found }] : []
  })
  const checked = check({ text, citations: cited.map(({ number }) => number) }, cited)
  return checked ? [{ text: checked.text, said: cited.map(({ found }) => found) }] : []
}

/** Models like to wrap JSON in words or in a fence. */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')]
  try {
    return JSON.parse(from < 0 ? text : text.slice(from, to + 1))
  } catch {
    return undefined
  }
}
