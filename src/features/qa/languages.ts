import { isSpanish } from '../../providers/quotes/spanish'

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

const words: Record<string, { none: string; ask: string }> = {
  en: { none: 'I have no answer to that here, and I would rather not guess.', ask: 'Ask us directly:' },
  es: { none: 'No tengo aquí una respuesta a eso y prefiero no adivinar.', ask: 'Pregúntenos directamente:' },
  de: { none: 'Darauf habe ich hier keine Antwort, und raten möchte ich nicht.', ask: 'Fragen Sie uns direkt:' },
  fr: { none: 'Je n’ai pas de réponse à cela ici, et je préfère ne pas deviner.', ask: 'Demandez-nous directement :' },
}

export function noAnswer(language: string, { phone, email }: { phone?: string; email?: string }) {
  const { none, ask } = words[language] ?? { none: '', ask: '' }
  const ways = [phone, email].filter(Boolean).join(', ')
  return ways ? `${none} ${ask} ${ways}` : none
}

export const knownLanguage = (tag: string) => {
  const [language = ''] = tag.toLowerCase().split('-')
  return language in words ? language : 'en'
}
