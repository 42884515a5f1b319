export type Role = 'owner' | 'editor' | 'viewer'

/** Who is asking: what the guard found out about the session cookie. */
export type Caller = {
  sessionId: string
  expiresAt: number
  userId: string
  email: string
  name: string
  role: Role
  organizationId: string
  organizationName: string
  allowedEmbedOrigins: string[]
}
