/** Splits a text with one item per line into a list. */
export const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
