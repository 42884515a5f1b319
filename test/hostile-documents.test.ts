import { describe, expect, it } from 'vitest'
import { hostileDocuments } from './hostile/documents'
import { signedIn } from './support/client'
import { uploadDocument } from './support/uploads'

describe('a hostile document', () => {
  it.each(hostileDocuments)(
    'with $name is read or refused for good',
    async ({ outcome, make }) => {
      const client = await signedIn()
      const { status, failureReason } = await uploadDocument(client, make())
      expect(failureReason ?? status).toContain(outcome)
    },
    90_000,
  )
})
