export type Role = 'owner' | 'editor' | 'viewer'

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

export const isSameCaller = (one: Caller, other: Caller) =>
  one.sessionId === other.sessionId &&
  one.expiresAt === other.expiresAt &&
  one.userId === other.userId &&
  one.email === other.email &&
  one.name === other.name &&
  one.role === other.role &&
  one.organizationId === other.organizationId &&
  one.organizationName === other.organizationName &&
  one.allowedEmbedOrigins.join(' ') === other.allowedEmbedOrigins.join(' ')
