import { wordCount } from './source-sections'

const longestTitle = 80
const wordsOfTitle = 9
/** The text may be long, and a title needs less than this. */
const lookedAt = 500

export function titleOf(text: string) {
  const bare = text
    .slice(0, lookedAt)
    .replace(/^\s*(?:\d+(?:\.\d+)*\.?|[IVX]+\.|[A-Z]\.|§)\s+/, '')
    .replaceAll(/[[\]{}<>]/g, '')
    .replace(/[\s.:;,–—-]+$/, '')
    .trim()
  const isShouted = bare === bare.toUpperCase() && /\p{Lu}{4}/u.test(bare)
  const calm = isShouted ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare
  const clause = wordCount(calm) > wordsOfTitle ? (calm.split(/[,;:–—(]\s*/)[0] ?? calm) : calm
  const cut = clause.split(/\s+/).slice(0, wordsOfTitle).join(' ').slice(0, longestTitle)
  const title =
    wordCount(clause) > wordsOfTitle
      ? cut.replace(
          /(?:\s+(?:the|a|an|of|to|in|on|at|for|and|or|with|by|that|is|are|de|la|el|y|en|der|die|das|und|le|les|des|et))+$/i,
          '',
        )
      : cut
  return title.charAt(0).toUpperCase() + title.slice(1)
}
