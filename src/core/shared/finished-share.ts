/** A viewer who played this share of a presentation has watched it. */
export const finishedShare = 0.9
