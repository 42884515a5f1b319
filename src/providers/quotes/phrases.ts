/** Several words that mean one thing, and the word that the sources have for it. */
const phrases: [said: RegExp, meant: string][] = [
  [/\b(?:credit|debit|bank) cards?\b/gi, 'card'],
  [/\bhome ?owners?['’]?s? association\b/gi, 'HOA'],
  [/\b(?:change|changed|changes) (?:my|our|your) minds?\b|\bback out\b|\bget out of (?=the (?:contract|agreement|deal))/gi, 'cancel'],
  [/\b(?:got?|gets|getting) rid of\b/gi, 'remove'],
  [/\bhow come\b/gi, 'why'],
  [/\bput off\b|\bmove (?:the|my|our) (?:date|day|appointment)\b/gi, 'reschedule'],
  [/\bhow may (?!i\b|we\b|one\b)/gi, 'how many '],
  [/\bhow many of you\b/gi, 'how many people'],
  [/\bin charge\b/gi, 'lead'],
  [/\b(?:down payment|money down|up[- ]front|in advance)\b/gi, 'deposit'],
  [/\b(?:goes|go|going|went) up\b/gi, 'increase'],
  [/\bturn(?:s|ed)? (?:me |us |it )?down\b/gi, 'deny'],
  [/\b(?:hand|pass|sign)(?:ed|ing)? (?:it |this |that )?(?:on|over)\b/gi, 'transfer'],
  [/\bhow (?:quickly|fast|soon|quick)\b/gi, 'how soon'],
  [/\bout of pocket\b/gi, 'pay'],
  [/\bextra (?:charge|cost|fee)s?\b/gi, 'extra cost'],
  [/\bsolar (?:panels?|cells?)\b/gi, 'solar panels'],
]

export const inWordsOfTheSources = (question: string) =>
  phrases.reduce((text, [said, meant]) => text.replace(said, meant), question)
