import type { Database } from '../../core/database/database'
import { needed } from '../../core/needed'
import { tokenOf } from '../../events/mails/mail-token'
import type { Mail } from '../../events/mails/tables'
import { signUrl } from './contract-response'
import { contractLinks, type Signer } from './tables'

export type Linked = { signer: Signer; url: string }

type Mailed = { contractId: string; mail: Mail; now: number }

/** For all signers whom one mail is for, a link each. */
export async function mailedLinks(
  env: Env,
  db: Database,
  signers: Signer[],
  { contractId, mail, now }: Mailed,
): Promise<Linked[]> {
  const linked = signers.map((signer, index) => ({
    signer,
    ...tokenOf(env, index ? { id: `${mail.id} ${index}` } : mail),
  }))
  const [first, ...others] = linked.map(({ signer, hash }) =>
    db
      .insert(contractLinks)
      .values({ tokenHash: hash, contractId, signerId: signer.id, createdAt: now })
      .onConflictDoNothing(),
  )
  if (first) await db.batch([first, ...others])
  const base = needed(env, 'APP_URL')
  return linked.map(({ signer, token }) => ({ signer, url: signUrl(base, contractId, token) }))
}
