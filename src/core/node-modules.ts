/**
 * Of Node's modules, loaded when something first needs them. The Worker is one file, and what any part of it imports by name
 * would be loaded at each start, which takes as long as all the rest of a start.
 */
export const nodeCrypto = () => process.getBuiltinModule('node:crypto')
export const nodeZlib = () => process.getBuiltinModule('node:zlib')
