/** One structured line. Callers pass ids and numbers; never a cookie, a password or a body. */
export function log(level: 'info' | 'warn' | 'error', fields: Record<string, unknown>) {
  console[level](JSON.stringify({ level, ...fields }))
}
