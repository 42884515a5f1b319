import { html, nothing } from 'lit'
import { type Answer, api } from '../../api'
import type { Presentation } from './standing'

export type Member = Answer<'/api/organization/members', 'get'>['members'][number]

export const readMembers = async () =>
  (await api.get('/api/organization/members')).members.filter(({ status }) => status === 'active')

/** A phone dials digits, so spaces and brackets are left out of the address. */
const dialed = (phone: string) => phone.replaceAll(/[^\d+]/g, '')

/** Someone may have typed “none”, which can't be called. */
export const phoneLink = (phone: string) =>
  /\d/.test(phone) ? html`<a href=${`tel:${dialed(phone)}`}>${phone}</a>` : html`<span>${phone}</span>`

export const contactLinks = ({ homeownerData: { phone, email } }: Presentation) => html`<span class="contact">
  ${phone ? phoneLink(phone) : nothing}
  ${email ? html`<a href=${`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>${email}</a>` : nothing}
</span>`
