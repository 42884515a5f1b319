const replacements: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': ', ',
  '…': '...',
  '×': ' by ',
  '½': ' one half',
  '¼': ' one quarter',
  '¾': ' three quarters',
  '°': ' degrees ',
  '″': ' inches ',
  '′': ' feet ',
  '²': ' squared ',
  '€': ' euros ',
  '£': ' pounds ',
  '&': ' and ',
  '+': ' plus ',
  '=': ' equals ',
  '%': ' percent',
  '#': ' number ',
  '@': ' at ',
  _: ' ',
  '*': ' ',
  '|': ', ',
  '~': ' about ',
  '<': ' ',
  '>': ' ',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
}

const units: Record<string, string> = {
  in: 'inches',
  ft: 'feet',
  sq: 'square',
  lb: 'pounds',
  lbs: 'pounds',
  oz: 'ounces',
}
const halves: Record<string, string> = { a: 'A M', p: 'P M' }

/** The engine reads only ASCII. Returns an empty text if nothing can be said. */
export function plainEnglish(word: string, before = ''): string {
  const tail = /[.,!?;:)\]"'”’]*$/.exec(word)?.[0] ?? ''
  const head = word.slice(0, word.length - tail.length)
  return `${sayUnit(head, tail, before) ?? sayLink(head)}${tail}`
    .replaceAll(/[^\x20-\x7e]|[&+=%#@_*|~<>]/gu, (sign) => replacements[sign] ?? withoutMarks(sign))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const withoutMarks = (sign: string) => sign.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '')

/** Without this, “2 in.” and “7:30 a.m.” would be read as a preposition and an article. */
function sayUnit(head: string, tail: string, before: string) {
  const [, number = '', unit = ''] = /^(\d[\d,./]*)?([a-z]+)$/i.exec(head) ?? []
  const isMeasure = tail.startsWith('.') && (number || /\d$/.test(before))
  const said = units[unit.toLowerCase()]
  if (isMeasure && said) return `${number} ${said}`
  const [, clock = '', half] = /^(\d{1,2}(?::\d\d)?)?([ap])\.m$/i.exec(head) ?? []
  return half && `${clock} ${halves[half.toLowerCase()]}`
}

function sayLink(head: string) {
  if (/^(?:https?:\/\/|www\.)/i.test(head))
    return head
      .replace(/^https?:\/\//i, '')
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .replace(/^www\./i, 'w w w dot ')
      .replaceAll('.', ' dot ')
      .replaceAll('/', ' slash ')
      .replaceAll('-', ' dash ')
  return head.replace(/^([\w-]+(?:@[\w-]+)?)\.(com|org|net|io|example)$/i, '$1 dot $2')
}
