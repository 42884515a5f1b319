/** A deck is read in one answer, which has to stay small. */
export const mostRows = 500
export const highestOrderIndex = 9999

export const longestScript = 50_000
export const longestBullet = 500
export const mostBullets = 50
export const fewestSlides = 3
export const mostImages = 6
export const mostCallouts = 8
export const longestLink = 2000
export const longestEmailAddress = 254

export const mostWordTimings = 5000
export const longestTimedWord = 60
export const longestAudioSeconds = 86_400

export const mostRequestIdLetters = 64

export const mostRowsOfPage = 200

export const mostTextBytes = 20_000_000
export const longestBlock = 8000
export const mostRowsUnpaged = 1000

export const highestPriceCents = 100_000_000_00
