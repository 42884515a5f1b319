import { z } from '../../core/zod'

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !/<[a-z/!]|```|\n|\{\{|https?:/i.test(text), { error: 'must be plain text in one line' })
const citing = z.object({ text: line(600), sources: z.array(z.int()).min(1).max(8) })

export const outlineSchema = (slides: number, sections: number) =>
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
export const slideSchema = z.object({
  title: line(120),
  bullets: z.array(citing).max(6),
  script: z.array(citing).min(1).max(12),
  missing: z.array(line(80)).max(5).default([]),
})
export const faqsSchema = (count: number) =>
  z.object({ faqs: z.array(z.object({ question: line(200), answer: z.array(citing).min(1).max(4) })).max(count) })
