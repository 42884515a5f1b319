/** A viewer who played this share of a presentation has watched it. Triggers in `drizzle/shard` name it too. */
export const finishedShare = 0.9
