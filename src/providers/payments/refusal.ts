/**
 * The provider answered, and would give the same answer to the same idempotency key. After any other error, it may or
 * may not have acted.
 */
export class PaymentRefusal extends Error {
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}
