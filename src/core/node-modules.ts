/**
 * Loaded when something first needs them: the Worker is one file, so an import by name would load the module at each
 * start, which takes as long as all the rest of a start.
 */
export const nodeCrypto = () => process.getBuiltinModule('node:crypto')
export const nodeZlib = () => process.getBuiltinModule('node:zlib')
