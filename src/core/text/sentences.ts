/** `\p{Lo}` matches letters of scripts without capitals, such as Arabic and Hebrew. */
const end = /(?<=[.!?…؟]["'”’“»)\]]*)\s+(?=["'“„«‘(¿¡]?[\p{Lu}\p{Lo}\d])/u
const abbreviation =
  /(?:\b(?:e\.g|i\.e|approx|nos|dr|mr|mrs|ms|st|ave|inc|ltd|co|vs|fig|sec|[zdu]|z\.\s?b|d\.\s?h|u\.\s?a|bzw|ca|inkl|zzgl|str|abs|p|p\.\s?ej|sra?|ud|uds|pág|av|env|mme)|\d\s?(?:min|max|ft|in|sq))\.["')\]]*$/i
/** Neither “No. 4” nor “4. Mai” ends a sentence. */
const numbering = /\b(?:no|nr)\.$/i
const ordinal = /\b\d{1,2}\.$/
const month = /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/
const listMark = /^\s*(?:[-•*–]|\d{1,2}[.)])\s+/

/** Each line of a list or table is a sentence of its own; any other line continues on the next. */
export function sentencesIn(text: string): string[] {
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const words = line.replace(listMark, '').trim()
    const isItem = listMark.test(line) || line.trim().startsWith('|')
    if (words && isOpen && !isItem) paragraphs[paragraphs.length - 1] += ` ${words}`
    else if (words) paragraphs.push(words)
    isOpen = words !== '' && !/[.!?…؟:;]["'”’“»)\]]*$/.test(words) && !line.trim().startsWith('|')
  }
  return paragraphs.flatMap(splitParagraph)
}

function splitParagraph(paragraph: string) {
  const sentences: string[] = []
  let isUnfinished = false
  const pieces = paragraph.split(end)
  for (const [index, piece] of pieces.entries()) {
    if (isUnfinished) sentences[sentences.length - 1] += ` ${piece}`
    else sentences.push(piece)
    const said = sentences.at(-1) ?? ''
    const next = pieces[index + 1] ?? ''
    isUnfinished =
      abbreviation.test(said) || (numbering.test(said) && /^\d/.test(next)) || (ordinal.test(said) && month.test(next))
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}|\d/u.test(sentence))
}
