import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sealerOf } from '../../src/account/idempotency/kept-answer'
import { Keys } from '../../src/core/crypto'
import { atNone } from '../../src/core/database/shards'
import { decryptSecret, encryptSecret } from '../../src/core/stored-secrets'
import { hasServedSignature, signServed } from '../../src/media/files/served-signature'

const newKey = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')
const used = { caller: 'Ana', path: '/api/decks', key: 'once' }
const answer = { status: 201, headers: {}, body: new Uint8Array([1, 2]) }
const asked = ['?a=1', new Uint8Array([3])] as const
const file = { key: 'media/a/b/roof.png', etag: 'e1' }

type Name = 'SECRETS_KEY' | 'MEDIA_KEY' | 'ANSWERS_KEY'

/** For each key, makes something in one environment and tells whether another can still use it. */
const protectedBy: Record<Name, (made: Env) => (later: Env) => boolean> = {
  SECRETS_KEY: (made) => {
    const stored = encryptSecret(made, 'id', 'whsec_1')
    return (later) => decryptSecret(later, 'id', stored) === 'whsec_1'
  },
  MEDIA_KEY: (made) => {
    const confirmed = signServed(made, file.key, file.etag)
    return (later) => hasServedSignature(later, { ...file, customMetadata: { confirmed } })
  },
  ANSWERS_KEY: (made) => {
    const sealer = sealerOf(made, used)
    const [kept, fingerprint] = [sealer.seal(answer), sealer.fingerprint(...asked)]
    return (later) => {
      const again = sealerOf(later, used)
      return again.open(kept).status === 201 && again.isFingerprint(fingerprint, ...asked)
    }
  },
}

const names = Object.keys(protectedBy) as Name[]
const works = (work: () => boolean) => {
  try {
    return work()
  } catch {
    return false
  }
}

describe('a secret key', () => {
  const before: Env = {
    ...atNone(atNone(env)),
    SECRETS_KEY: `v1.${newKey()}`,
    MEDIA_KEY: `v1.${newKey()}`,
    ANSWERS_KEY: `v1.${newKey()}`,
  }

  it.each(names)('%s can be rotated, and everything that the keys protect stays valid', (name) => {
    const made = names.map((each) => protectedBy[each](before))
    const rotated = { ...before, [name]: `v2.${newKey()},${before[name]}` }
    expect(made.map((stays) => works(() => stays(rotated)))).toEqual([true, true, true])
    const newer = protectedBy[name](rotated)
    expect(works(() => newer(rotated))).toBe(true)
    expect(works(() => newer(before))).toBe(false)
  })

  it.each(names)('%s can be dropped, and only what it protects is lost', (name) => {
    const made = names.map((each) => [each, protectedBy[each](before)] as const)
    const without = { ...before, [name]: `v2.${newKey()}` }
    for (const [each, stays] of made) expect([each, works(() => stays(without))]).toEqual([each, each !== name])
  })

  it('for storage can be replaced, and every file is still served', () => {
    const stays = protectedBy.MEDIA_KEY(before)
    expect(stays({ ...before, R2_ACCESS_KEY_ID: 'other', R2_SECRET_ACCESS_KEY: 'other' })).toBe(true)
  })

  it('without a version is v0, as is everything made with it', () => {
    const key = newKey()
    const plain = { ...before, SECRETS_KEY: key }
    const stored = encryptSecret(plain, 'id', 'whsec_1')
    expect(stored).toMatch(/^v0\./)
    const rotated = { ...before, SECRETS_KEY: `v1.${newKey()}, v0.${key}` }
    expect(decryptSecret(rotated, 'id', stored.slice('v0.'.length))).toBe('whsec_1')
  })

  it('that is too short is rejected by name', () => {
    expect(() => new Keys('MEDIA_KEY', 'v1.c2hvcnQ=')).toThrow('MEDIA_KEY must be keys of 32 bytes in base64')
  })
})
