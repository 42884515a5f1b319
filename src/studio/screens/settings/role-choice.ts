import { html } from 'lit'
import type { words as settings } from '../../../locales/studio/settings/en'
import type { Context } from '../../context'
import { textField } from '../../parts/field'
import type { Submission } from '../../submission'

type Words = typeof settings
export type Role = keyof Words['roles']

const roles = ['viewer', 'editor', 'owner'] as const

export const roleIn = (form: HTMLFormElement) => (new FormData(form).get('role') ?? 'viewer') as Role

export const rolesOf = (words: Words, chosen: Role) => html`<fieldset class="settings-choices">
  <legend>${words.role}</legend>
  ${roles.map(
    (role) => html`<label>
      <input type="radio" name="role" value=${role} .checked=${role === chosen} />
      <span><strong>${words.roles[role]}</strong><span class="hint">${words.roleTexts[role]}</span></span>
    </label>`,
  )}
</fieldset>`

export const inviteFields = (words: Words, { common }: Context, submission: Submission) => html`
  ${textField({ name: 'name', label: words.memberName, isRequired: true, fault: submission.faultOf('name') })}
  ${textField({ name: 'email', label: common.email, type: 'email', isRequired: true, fault: submission.faultOf('email') })}
  ${rolesOf(words, 'editor')}
`
