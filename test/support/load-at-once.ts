/**
 * Loads modules together with the one that would load them on first use. Under Vitest, a module that one request has
 * begun to load is out of reach for another request that waits for it ("Cannot perform I/O on behalf of a different
 * request"); in production it isn't.
 */
export const loadAtOnce = {
  name: 'load-at-once',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/\/src\/.*\.ts$/.test(id)) return
    const imports: string[] = []
    const changed = code.replace(/(?<!typeof )\bimport\(('[^']+')\)/g, (_, path: string) => {
      const name = `loadedAtOnce${imports.length}`
      imports.push(`import * as ${name} from ${path}`)
      return `Promise.resolve(${name})`
    })
    if (imports.length) return { code: `${imports.join(';')};${changed}`, map: null }
  },
}
