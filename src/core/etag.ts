/** As If-None-Match compares: weakly, with any of a list, or with whatever there is. */
export const matchesEtag = (header: string | null | undefined, etag: string | null) =>
  header?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false
