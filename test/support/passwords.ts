import type { ScryptOptions } from 'node:crypto'

type Done = (error: Error | null, key: Buffer) => void
type Scrypt = (password: string, salt: Buffer, length: number, options: ScryptOptions, done: Done) => void

const crypto = process.getBuiltinModule('node:crypto') as unknown as { scrypt: Scrypt }

/** Kept across files, which share a runtime. */
const shared = globalThis as { slowScrypt?: Scrypt }
shared.slowScrypt ??= crypto.scrypt

/** In production, hashing a password takes a quarter of a second of CPU. */
const slowScrypt = shared.slowScrypt

/** Hundreds of members sign up in the tests, so each password costs next to nothing there. */
export function hashPasswordsQuickly() {
  crypto.scrypt = (password, salt, length, _, done) => slowScrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done)
}

export async function withSlowPasswords<Result>(work: () => Promise<Result>) {
  crypto.scrypt = slowScrypt
  try {
    return await work()
  } finally {
    hashPasswordsQuickly()
  }
}
