import { registerHooks } from 'node:module'

/** The Worker's files are imported as they are; they name each other without an ending. */
registerHooks({
  resolve(specifier, context, next) {
    const isBare = !specifier.startsWith('.') || /\.\w+$/.test(specifier)
    return next(isBare ? specifier : `${specifier}.ts`, context)
  },
})
Object.assign(globalThis, { scheduler: { wait: async () => {} } })

await import('./fit-answers/run.ts')
