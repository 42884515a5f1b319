/** A viewer who has played this share of a presentation counts as having watched it. */
export const finishedShare = 0.9
