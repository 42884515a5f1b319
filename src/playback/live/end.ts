/** A presentation that can't be watched anymore has no viewers. */
export const endPresentations = (env: Pick<Env, 'LIVE_PRESENTATIONS'>, ids: string[]) =>
  Promise.all(ids.map((id) => env.LIVE_PRESENTATIONS.getByName(id).end()))

export const endDeck = (env: Env, organizationId: string, deckId: string) =>
  env.LIVE_COMPANIES.getByName(organizationId).end(deckId)

export const endCompany = (env: Env, organizationId: string) => env.LIVE_COMPANIES.getByName(organizationId).end()
