import { html, nothing } from 'lit'
import type { Answer, Body } from '../../api'
import type { Context } from '../../context'
import { field, textField } from '../../parts/field'
import type { Words } from './standing'

export type Template = Answer<'/api/contracts/templates/{templateId}', 'get'>['template']
export type Input = Required<Body<'/api/contracts/templates/{templateId}', 'patch'>>

/** Heading ids such as `## Payment {#x}` aren't supported, so the whole line is the name, without formatting. */
export const headingsOf = (body: string) => [
  ...new Set(
    [...body.matchAll(/^ {0,3}#{1,6}[ \t]+(.+?)[ \t#]*$/gm)].map(([, name = '']) => name.replaceAll(/[*_`]/g, '')),
  ),
]

export function inputOf(form: HTMLFormElement): Input {
  const given = new FormData(form)
  const text = (name: string) => String(given.get(name) ?? '')
  return {
    name: text('name').trim(),
    language: text('language') as Input['language'],
    body: text('body'),
    cancellation: { businessDays: Number(text('businessDays')) },
    depositBasisPoints: Math.round(Number(text('depositPercent')) * 100),
    requiredInitials: given.getAll('initials').map(String),
    companySigns: given.has('companySigns'),
  }
}

export const inputIn = ({ id, createdAt, updatedAt, ...input }: Template): Input => input

type Fields = {
  input: Input
  headings: string[]
  faultOf: (path: string) => string | undefined
  bodyTyped: (body: string) => void
}

export function templateFields({ input, headings, faultOf, bodyTyped }: Fields, words: Words, studio: Context) {
  const isFixed = !studio.canWrite
  return html`<fieldset class="bare" ?disabled=${isFixed}>
    ${textField({ name: 'name', label: words.templateName, value: input.name, isRequired: true, fault: faultOf('name') })}
    ${field({
      name: 'language',
      label: words.templateLanguage,
      fault: faultOf('language'),
      input: ({ id }) => html`<select id=${id} name="language">
        ${Object.entries(words.languages).map(([language, name]) => html`<option value=${language} ?selected=${language === input.language}>${name}</option>`)}
      </select>`,
    })}
    ${field({
      name: 'body',
      label: words.body,
      hint: words.bodyHint,
      fault: faultOf('body'),
      input: ({ id, describedBy, invalid }) =>
        html`<textarea id=${id} name="body" rows="18" required aria-describedby=${describedBy || nothing} aria-invalid=${invalid} .value=${input.body} @input=${(event: Event) => bodyTyped((event.target as HTMLTextAreaElement).value)}></textarea>`,
    })}
    <fieldset class="choices">
      <legend>${words.initials}</legend>
      ${headings.length ? headings.map((name) => html`<label><input type="checkbox" name="initials" value=${name} ?checked=${input.requiredInitials.includes(name)} /> ${name}</label>`) : html`<p class="hint">${words.noHeadings}</p>`}
      ${faultOf('requiredInitials') ? html`<p class="fault" role="alert">${faultOf('requiredInitials')}</p>` : nothing}
    </fieldset>
    <div class="pair">
      ${number('depositPercent', words.depositPercent, input.depositBasisPoints / 100, { min: 0, max: 100, step: 0.01 }, faultOf('depositBasisPoints'))}
      ${number('businessDays', words.businessDays, input.cancellation.businessDays, { min: 3, max: 30, step: 1 }, faultOf('cancellation'), words.businessDaysHint)}
    </div>
    <label class="choice"><input type="checkbox" name="companySigns" ?checked=${input.companySigns} /> ${words.companySigns}</label>
  </fieldset>`
}

function number(
  name: string,
  label: string,
  value: number,
  { min, max, step }: { min: number; max: number; step: number },
  fault?: string,
  hint?: string,
) {
  return field({
    name,
    label,
    hint,
    fault,
    input: ({ id, describedBy, invalid }) =>
      html`<input id=${id} name=${name} type="number" inputmode="decimal" min=${min} max=${max} step=${step} required .value=${String(value)} aria-describedby=${describedBy || nothing} aria-invalid=${invalid} />`,
  })
}
