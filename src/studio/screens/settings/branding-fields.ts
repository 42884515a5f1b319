import { html, nothing, type TemplateResult } from 'lit'
import { contrast, type Palette, themeOf } from '../../../core/shared/theme'
import { fill } from '../../../locales/fill'
import type { Context } from '../../context'
import { colorField, colorSample } from '../../parts/colors'
import { field, textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import { colors, type Path, type Values, type Words } from './branding-values'

type Form = {
  /** The initial values of the fields. */
  base: Values
  /** The current choices. */
  palette: Palette
  pictures: Pick<Values, 'logo' | 'avatar'>
  families: string[]
  faultOf: (path: string) => string | undefined
  choose: (what: 'logo' | 'avatar', file: File | undefined) => void
}

export function brandingFields(form: Form, words: Words, studio: Context) {
  const { base, faultOf } = form
  const text = (name: Path, more: { type?: string; hint?: string } = {}) =>
    textField({ name, label: words.fields[name], value: base[name], fault: faultOf(name), ...more })
  const font = (name: 'fonts.heading' | 'fonts.body') =>
    selectField({
      name,
      label: words.fields[name],
      options: fontsWith(base[name], form.families, words),
      chosen: base[name],
      fault: faultOf(name),
    })
  const part = (title: string, fields: TemplateResult) =>
    html`<fieldset class="branding-part"><legend>${title}</legend>${fields}</fieldset>`
  return html`
    ${part(words.whoYouAre, html`${text('name', { hint: words.nameHint })} ${picture('logo', form, words, studio)} ${picture('avatar', form, words, studio)}`)}
    ${part(
      words.colors,
      html`
        <div class="colors">
          ${colors.map((name) => colorField({ name: `palette.${name}`, label: words.fields[`palette.${name}`], value: base[`palette.${name}`], fault: faultOf(`palette.${name}`) }))}
        </div>
        ${colorSample(form.palette, studio.common)} ${contrasts(form.palette, words, studio)}
      `,
    )}
    ${part(words.letters, html`${font('fonts.heading')} ${font('fonts.body')}`)}
    ${part(words.chat, html`${text('chatName', { hint: words.chatNameHint })} ${text('chatGreeting')}`)}
    ${part(words.contact, html`${text('contact.phone', { type: 'tel' })} ${text('contact.email', { type: 'email' })}`)}
    ${part(words.end, html`${text('cta.headline')} ${text('cta.body')} ${text('cta.buttonText')} ${text('cta.buttonUrl', { hint: words.buttonUrlHint })}`)}
  `
}

const fontsWith = (chosen: string, families: string[], words: Words) => ({
  '': words.usualFont,
  ...Object.fromEntries([...new Set([...families, ...(chosen ? [chosen] : [])])].map((name) => [name, name])),
})

function picture(name: 'logo' | 'avatar', { pictures, choose, faultOf }: Form, words: Words, { common }: Context) {
  const key = pictures[name]
  const chosen = (event: Event) => choose(name, (event.target as HTMLInputElement).files?.[0])
  return field({
    name,
    label: words.fields[name],
    hint: words.pictureHints[name],
    fault: faultOf(name),
    input: ({ id, describedBy }) => html`<div class="branding-picture">
      ${key ? html`<img src="/${key}" alt=${words.fields[name]} />` : nothing}
      <input id=${id} type="file" accept="image/png,image/jpeg,image/webp,image/svg+xml" aria-describedby=${describedBy} @change=${chosen} />
      ${key ? html`<button type="button" class="quiet" aria-label="${common.delete}: ${words.fields[name]}" @click=${() => choose(name, undefined)}>${common.delete}</button>` : nothing}
    </div>`,
  })
}

/** Checks each text of the player on its background; WCAG AA requires 4.5. */
function contrasts(palette: Palette, words: Words, { format }: Context) {
  const theme = themeOf({ palette })
  const pairs = {
    stage: [theme.stage, theme['on-stage']],
    button: [theme.accent, theme['on-accent']],
    panel: [theme.panel, theme['on-panel']],
    question: [theme.user, theme['on-user']],
    answer: [theme.assistant, theme['on-assistant']],
  } as const
  return html`<dl class="contrasts" aria-label=${words.contrast}>
    ${(Object.entries(pairs) as [keyof typeof pairs, readonly [string, string]][]).map(
      ([name, [ground, text]]) => html`<div .style=${`--ground:${ground};--text:${text}`}>
        <dt>${words.grounds[name]}</dt>
        <dd>${fill(words.ratio, { ratio: format.number(Math.floor(contrast(ground, text) * 10) / 10) })}</dd>
      </div>`,
    )}
  </dl>`
}
