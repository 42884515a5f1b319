import { wordsIn } from '../../core/text/words'

/**
 * Words that commit a company, in any language. If a sentence says one of them, the source must contain a word from the
 * same entry.
 */
const promises: { said: RegExp; meant: RegExp }[] = [
  {
    said: /^(?:free|complimentary|gratis|gratuit[aoes]*|gratuitement|gratuitamente|kostenlos\w*|kostenfrei\w*|umsonst|unentgeltlich\w*)$/,
    meant:
      /\b(?:free|complimentary|(?:no|without|any) (?:extra |additional |further )?(?:charge|cost|costs|fee)|included|gratis|gratuit\w*|sin (?:ningun )?(?:cargo|costo|coste)|kosten(?:los|frei)\w*|umsonst|ohne (?:aufpreis|berechnung|kosten|zusatzkosten)|sans (?:frais|supplement)|offert\w*|(?:costs|cuesta|kostet|coute) (?:nothing|nada|nichts|rien)|no cuesta|incluid[ao]s?|inbegriffen|compris\w*)\b/,
  },
  {
    said: /^(?:guarantee[ds]?|warrant(?:y|ies|ed)|garantiza\w*|garantia\w*|garantier\w*|garantie\w*|garanti\w*|gewahrleist\w*)$/,
    meant: /\b(?:guarantee\w*|warrant\w*|garanti\w*|garantiz\w*|gewahrleist\w*)/,
  },
  {
    said: /^(?:always|siempre|immer|toujours)$/,
    meant:
      /\b(?:always|every|each|all|any|siempre|cada|tod[ao]s?|immer|jede[rsnm]?|alle\w?|toujours|chaque|tou[st]e?s?)\b/,
  },
  {
    said: /^(?:never|nunca|jamas|nie|niemals|jamais)$/,
    meant:
      /\b(?:never|no|not|none|don't|doesn't|won't|can't|nunca|jamas|ni|sin|nie|niemals|kein\w*|nicht|jamais|pas|aucun\w*|sans|ne|without)\b/,
  },
  {
    said: /^(?:discounts?|descuentos?|rabatte?|rabatts|remises?)$/,
    meant:
      /\b(?:discount\w*|off|less|save|descuent\w*|descuento|rebaja\w*|rabatt\w*|nachlass\w*|remise\w*|reduction\w*|moins)\b/,
  },
  {
    said: /^(?:lifetime|lebenslang\w*|vitalici[ao]s?)$/,
    meant: /\b(?:lifetime|life|lebenslang\w*|vitalici\w*|vida|vie)\b/,
  },
]

/** “Guaranteed to be dry” promises more than a warranty does. */
const strongest = {
  said: /^(?:guaranteed|garantizad[ao]s?|garantiert\w*|garantis?)$/,
  meant: /\b(?:guarantee\w*|garantiz\w*|garantier\w*|garanti[ert]?\w*)/,
}

export function hasItsPromises(said: string, ground: string) {
  const there = wordsIn(ground.replaceAll(/n['’]t\b/g, ' not')).join(' ')
  return wordsIn(said).every((word) =>
    [...promises, strongest].every((promise) => !promise.said.test(word) || promise.meant.test(there)),
  )
}
