import { isSpanish } from '../../providers/offline-answers/spanish'

const signs: [language: string, words: RegExp][] = [
  ['de', /\b(?:der|die|das|und|ist|nicht|wir|sie|wie|was|wann|ich|ein|eine|mein|kann|kostet|mit|für|auf)\b/gi],
  ['fr', /\b(?:le|les|des|est|vous|nous|une|combien|quand|comment|je|mon|ma|pour|dans|avec|qui|que|puis)\b/gi],
  ['en', /\b(?:the|is|are|how|what|when|who|do|does|can|you|we|will|of|and|it|to|my|in|for)\b/gi],
]

export function languageOf(text: string): string | undefined {
  if (isSpanish(text)) return 'es'
  const [best] = signs
    .map(([language, words]) => ({ language, count: text.match(words)?.length ?? 0 }))
    .sort((a, b) => b.count - a.count)
  return best && best.count > 0 ? best.language : undefined
}
