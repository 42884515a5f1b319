/** The Worker is one file, so an import by name would load these at each start, which doubles the time of a start. */
export const nodeCrypto = () => process.getBuiltinModule('node:crypto')
export const nodeZlib = () => process.getBuiltinModule('node:zlib')
