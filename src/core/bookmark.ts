/** A bookmark that D1 may have given; the cookie can say anything. */
export const lastWrite = (bookmark?: string) =>
  bookmark && /^[0-9a-f]{8}(-[0-9a-f]{8,32}){3}$/.test(bookmark) ? bookmark : undefined
