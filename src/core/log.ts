export type Fields = Record<string, unknown>

const asLine = (level: string, fields: Fields) => JSON.stringify({ level, ...fields })

/** Callers pass ids and numbers, never a cookie, a password or a body. */
export function log(level: 'info' | 'warn' | 'error', fields: Fields) {
  console[level](asLine(level, fields))
}
