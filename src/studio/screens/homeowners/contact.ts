import { html, nothing } from 'lit'
import { isPhone, phoneUrl, splitPhone } from '../../../core/shared/phone-url'
import { type Answer, api } from '../../api'
import { emailIcon, phoneIcon } from '../../icons'
import type { Presentation, Words } from './standing'

export type Member = Answer<'/api/organization/members', 'get'>['members'][number]

export const readMembers = async () =>
  (await api.get('/api/organization/members')).members.filter(({ status }) => status === 'active')

/** Lists mix the formats in which numbers were entered, so all plain US numbers are shown in one. */
export function phoneText(phone: string) {
  const { number, extension } = splitPhone(phone)
  const [, ...parts] = /^(?:\+?1[\s.-]?)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})$/.exec(number.trim()) ?? []
  return parts.length ? `(${parts[0]}) ${parts[1]}-${parts[2]}${extension ? ` x${extension}` : ''}` : phone
}

/** Someone may have typed “none”, or two numbers, which can't be called. */
const phoneLink = (phone: string) =>
  isPhone(phone) ? html`<a href=${phoneUrl(phone)}>${phoneIcon()}${phoneText(phone)}</a>` : html`<span>${phone}</span>`

/** What isn't a number can't be called. */
export const shapeOf = (field: string, words: Words) =>
  field === 'phone' ? { pattern: '(.*\\d){7}.*', title: words.phoneDigits } : undefined

/** A long address breaks between its parts instead of before its last letter. */
const breakable = (email: string) =>
  email.split(/(?<=@)|(?=\.)/).map((part, index) => (index ? html`<wbr />${part}` : part))

type Contact = { homeownerData: Pick<Presentation['homeownerData'], 'phone' | 'email'> }

export const contactLinks = ({ homeownerData: { phone, email } }: Contact) => html`<span class="contact">
  ${phone ? phoneLink(phone) : nothing}
  ${email ? html`<a href=${`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>${emailIcon()}<span>${breakable(email)}</span></a>` : nothing}
</span>`
