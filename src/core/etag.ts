/** If-None-Match compares weakly, takes a list, and `*` matches anything. */
export const matchesEtag = (header: string | null | undefined, etag: string | null) =>
  header?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false
