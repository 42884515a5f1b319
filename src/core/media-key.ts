const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export const mediaKeyPattern = new RegExp(`^media/${uuid}/${uuid}/[A-Za-z0-9_][A-Za-z0-9_.-]{0,149}$`)

export const looksLikeMediaKey = (text: string) => mediaKeyPattern.test(text)

export const mediaUrl = (requestUrl: string, key: string) => new URL(`/${key}`, requestUrl).href
