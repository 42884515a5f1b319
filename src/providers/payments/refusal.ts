/** The provider answered, and would answer the same to the same idempotency key. After any other error it may have acted. */
export class PaymentRefusal extends Error {
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}
