import { html, nothing } from 'lit'
import { fill } from '../../../locales/fill'
import type { words as settings } from '../../../locales/studio/settings/en'
import { type Answer, api } from '../../api'
import { changed } from '../../cached'
import { Paged } from '../../paged'
import { confirmDialog } from '../../parts/confirm-dialog'
import { moreRows } from '../../parts/more-rows'
import { shownOnce } from '../../parts/shown-once'
import { shown } from '../../parts/states'
import { Screen } from '../../screen'
import { Submission, valuesOf } from '../../submission'
import { settingsFrame } from './frame'
import { inviteFields, roleIn, rolesOf } from './role-choice'

type Member = Answer<'/api/organization/members', 'get'>['members'][number]
type Invited = Answer<'/api/organization/members', 'post'>
type Invite = Pick<Member, 'email' | 'name' | 'role'>
type Asked = { what: 'invite'; member?: undefined } | { what: 'role' | 'remove'; member: Member }

const rowsOfPage = 100

class Members extends Screen<typeof settings> {
  #asked: Asked | undefined
  #invited: Invited | undefined
  readonly #submission = new Submission(this)
  readonly #members = new Paged<Member>(this, () => ({
    key: 'members',
    load: async (cursor) => {
      const query = { limit: rowsOfPage, ...(cursor && { cursor }) }
      const { members, nextCursor = null } = await api.get('/api/organization/members', { params: { query } })
      return { items: members, nextCursor }
    },
  }))

  override render() {
    const { studio, words } = this
    const invite = html`<button type="button" @click=${() => this.#ask({ what: 'invite' })}>${words.invite}</button>`
    return settingsFrame(studio, 'members', {
      text: words.membersText,
      actions: studio.isOwner ? invite : nothing,
      content: () => html`
        ${shown(studio, this.#members.loaded, () => this.#list())} ${this.#dialog()}
      `,
    })
  }

  #list() {
    return html`<ul class="list">${this.#members.items?.map((member) => this.#row(member))}</ul>
      ${moreRows(this.studio, this.#members)}`
  }

  #row(member: Member) {
    const { words, studio } = this
    const isInvited = member.status === 'invited'
    const isMe = member.id === studio.member.id
    return html`<li class="row">
      <span class="what">
        <strong>${member.name}</strong> ${isMe ? html`<span class="state">${words.you}</span>` : nothing}
        ${isInvited ? html`<span class="state waits">${words.invited}</span>` : nothing}
        <span class="quiet-text">${member.email}</span>
        <span class="quiet-text">${words.roles[member.role]} · ${fill(isInvited ? words.invitedOn : words.since, { date: studio.format.date(member.createdAt) })}</span>
      </span>
      ${studio.isOwner && !isMe ? this.#actions(member, isInvited) : nothing}
    </li>`
  }

  #actions(member: Member, isInvited: boolean) {
    const { words } = this
    const button = (label: string, click: () => unknown) =>
      html`<button type="button" class="quiet" aria-label="${label}: ${member.name}" @click=${click}>${label}</button>`
    return html`<span class="actions">
      ${isInvited ? button(words.newLink, () => this.#invite(member)) : nothing}
      ${button(words.changeRole, () => this.#ask({ what: 'role', member }))}
      ${button(isInvited ? words.withdraw : words.remove, () => this.#ask({ what: 'remove', member }))}
    </span>`
  }

  #dialog() {
    const { words, studio } = this
    const close = () => this.#ask(undefined)
    if (this.#invited) return this.#link(this.#invited)
    if (!this.#asked) return nothing
    const { what, member } = this.#asked
    const common = { submission: this.#submission, close }
    if (what === 'invite')
      return confirmDialog(studio, {
        ...common,
        heading: words.invite,
        text: words.inviteText,
        more: inviteFields(words, studio, this.#submission),
        button: words.makeInvite,
        confirm: (form) => {
          const { email = '', name = '' } = valuesOf(form)
          return this.#invite({ email, name, role: roleIn(form) })
        },
      })
    const { name } = member
    if (what === 'role')
      return confirmDialog(studio, {
        ...common,
        heading: fill(words.changeRoleOf, { name }),
        text: words.changeRoleText,
        more: rolesOf(words, member.role),
        button: studio.common.save,
        confirm: (form) => this.#changeRole(member, roleIn(form)),
      })
    const isInvited = member.status === 'invited'
    return confirmDialog(studio, {
      ...common,
      heading: fill(isInvited ? words.withdrawInvite : words.removeMember, { name }),
      text: isInvited ? words.withdrawInviteText : words.removeMemberText,
      button: isInvited ? words.withdraw : words.remove,
      isDanger: true,
      confirm: () => this.#remove(member),
    })
  }

  #link({ inviteUrl, expiresAt, isEmailed, member: { name, email } }: Invited) {
    const { words, studio } = this
    return shownOnce(studio, {
      heading: fill(words.inviteMade, { name }),
      text: fill(isEmailed ? words.inviteEmailedText : words.inviteMadeText, {
        email,
        until: studio.format.moment(expiresAt),
      }),
      label: words.inviteLink,
      value: inviteUrl,
      close: () => {
        this.#invited = undefined
        this.requestUpdate()
      },
    })
  }

  readonly #ask = (asked: Asked | undefined) => {
    this.#asked = asked
    this.#submission.forget()
  }

  async #invite({ email, name, role }: Invite) {
    const isDone = await this.#submission.run(async () => {
      this.#invited = await api.post('/api/organization/members', {
        body: { email, name, role, language: this.studio.language },
      })
    })
    if (isDone) this.#done()
  }

  async #changeRole({ id, name }: Member, role: Member['role']) {
    const path = { userId: id }
    const isDone = await this.#submission.run(() =>
      api.patch('/api/organization/members/{userId}', { params: { path }, body: { role } }),
    )
    if (isDone) this.#done(fill(this.words.roleChanged, { name, role: this.words.roles[role] }))
  }

  async #remove({ id }: Member) {
    const path = { userId: id }
    if (await this.#submission.run(() => api.delete('/api/organization/members/{userId}', { params: { path } })))
      this.#done(this.words.removed)
  }

  #done(said?: string) {
    this.#ask(undefined)
    changed('members')
    if (said) this.studio.say(said)
  }
}

customElements.define('studio-settings-members', Members)
