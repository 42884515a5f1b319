import { commit, none, type Work } from '../../core/database/commit'
import { needed } from '../../core/needed'
import { tokenOf } from '../../events/mails/mail-token'
import type { Mail } from '../../events/mails/tables'
import { signUrl } from './contract-response'
import { contractLinks, type Signer } from './tables'

export type Linked = { signer: Signer; url: string }

type Mailed = { contractId: string; mail: Mail; now: number }

/** Makes a link for each signer that one email is for. */
export async function mailedLinks(work: Work, signers: Signer[], { contractId, mail, now }: Mailed): Promise<Linked[]> {
  const { env, db } = work
  const linked = signers.map((signer, index) => ({
    signer,
    ...tokenOf(env, index ? { id: `${mail.id} ${index}` } : mail),
  }))
  const links = linked.map(({ signer, hash }) =>
    db
      .insert(contractLinks)
      .values({ tokenHash: hash, contractId, signerId: signer.id, createdAt: now })
      .onConflictDoNothing(),
  )
  await commit(work, { links }, none)
  const base = needed(env, 'APP_URL')
  return linked.map(({ signer, token }) => ({ signer, url: signUrl(base, contractId, token) }))
}

/** Two signers who share an address get one email with a link for each. */
export const linksOf = (button: string, linked: Linked[]) =>
  linked.map(({ signer, url }) => ({ text: linked.length > 1 ? `${button} (${signer.name})` : button, url }))
