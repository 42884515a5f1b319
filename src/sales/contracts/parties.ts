import type { Source } from './load-source'
import type { Signer } from './tables'
import type { Party } from './tree'

/** Members that are left out are taken from the presentation. */
export type NamedSigner = {
  id?: string
  name?: string | null | undefined
  email?: string | null | undefined
  role: Signer['role']
}

export const homeownerAlone: NamedSigner[] = [{ role: 'homeowner' }]

type Presented = Source['presented']

export function partiesOf({ organizationName, brandName, address, contact, homeowner }: Presented) {
  const { first_name, last_name, city, state, zip, country, email, phone } = homeowner
  const region = [state, zip].filter(Boolean).join(' ')
  const company: Party = {
    name: brandName || organizationName,
    address: address || null,
    phone: contact?.phone || null,
    email: contact?.email || null,
  }
  const person: Party = {
    name: [first_name, last_name].filter(Boolean).join(' '),
    address: [homeowner.address, city, region, country].filter(Boolean).join(', ') || null,
    phone: phone || null,
    email: email || null,
  }
  return { company, homeowner: person }
}

/**
 * Only the first signer may take missing members from `presented`, so that no one else's link goes to the homeowner's
 * mailbox.
 */
export function signerFrom({ id, name, email, role }: NamedSigner, presented: Party | undefined): Signer {
  const taken = (['name', 'email'] as const).filter((member) => presented && { name, email }[member] === undefined)
  return {
    id: id ?? crypto.randomUUID(),
    name: name ?? presented?.name ?? '',
    email: (email === undefined ? presented?.email : email) ?? null,
    role,
    ...(taken.length && { fromPresentation: taken }),
    openedAt: null,
    documentOpenedAt: null,
    consentedAt: null,
    signedAt: null,
    declinedAt: null,
  }
}
