export const endsSentence = /[.!?…。！？؟]["'”’»)\]]*$/
export const endsPart = /[,;:–—،、]["'”’»)\]]*$/

/** Longer words take longer, and punctuation adds a pause. */
export function secondsToRead(word: string) {
  const pause = endsSentence.test(word) ? 0.45 : endsPart.test(word) ? 0.2 : 0
  return 0.13 + 0.042 * Math.min(word.length, 24) + pause
}

/** Even a slide without a script stays long enough to be seen. */
export const shortestSceneSeconds = 4

/** A pause after the last word, before the next slide. */
export const secondsAfterReading = 0.8

const secondsOfPoint = 2.5

export const wholeSeconds = (secondsOfText: number, points: number) =>
  Math.max(shortestSceneSeconds, secondsOfPoint * points, secondsOfText + secondsAfterReading)

export const secondsToReadAll = (text: string, points: number) =>
  wholeSeconds(
    text.split(/\s+/).reduce((sum, word) => sum + (word ? secondsToRead(word) : 0), 0),
    points,
  )
