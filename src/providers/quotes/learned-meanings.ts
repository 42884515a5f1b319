/**
 * Written by `npm run fit-answers -- --write`: a vector for each turn of a question and for each word of a sentence, a
 * character a dimension.
 */
export const learnedMeanings = {
  turns: ``,
  words: ``,
}
