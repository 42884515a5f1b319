import { registerHooks } from 'node:module'

/** Files of the Worker import each other without a file ending, which Node does not resolve by itself. */
registerHooks({
  resolve(specifier, context, next) {
    const isBare = !specifier.startsWith('.') || /\.\w+$/.test(specifier)
    return next(isBare ? specifier : `${specifier}.ts`, context)
  },
})
Object.assign(globalThis, { scheduler: { wait: async () => {} } })

await import('./fit-answers/run.ts')
