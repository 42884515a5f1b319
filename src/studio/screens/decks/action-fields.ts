import { html, nothing } from 'lit'
import type { words as decks } from '../../../locales/studio/decks/en'
import type { Answer, Body } from '../../api'
import { textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import type { Slide } from './slide-editor'

export type Action = Answer<'/api/decks/{deckId}/action-configs', 'get'>['actionConfigs'][number]
type ActionInput = Body<'/api/decks/{deckId}/action-configs', 'post'>
/** The choices in the dialog that other fields depend on. */
export type Choice = Pick<Action, 'type' | 'trigger' | 'label'>

type Text = { name: 'durationMinutes' | 'url' | 'phone' | 'to' | 'subject' | 'prompt'; type: string; isRequired?: true }

const textsOf: Record<Action['type'], Text[]> = {
  book_appointment: [{ name: 'durationMinutes', type: 'number' }],
  sign_contract: [],
  open_url: [{ name: 'url', type: 'url', isRequired: true }],
  call: [{ name: 'phone', type: 'tel', isRequired: true }],
  email: [
    { name: 'to', type: 'email', isRequired: true },
    { name: 'subject', type: 'text' },
  ],
  ask_question: [{ name: 'prompt', type: 'text' }],
}

const valueIn = (action: Action | undefined, name: string) =>
  String((action?.config as Record<string, unknown> | undefined)?.[name] ?? '')

type Fields = {
  words: typeof decks
  choice: Choice
  /** The action as it was saved. */
  action: Action | undefined
  slides: Slide[]
  templates: { id: string; name: string }[]
  faultOf: (path: string) => string | undefined
  choose: (choice: Partial<Choice>) => void
}

export function actionFields({ words, choice, action, slides, templates, faultOf, choose }: Fields) {
  const said = words.actions
  const { type, trigger, label } = choice
  const ofSlides = { '': said.everySlide, ...Object.fromEntries(slides.map(({ id, title }) => [id, title])) }
  const ofTemplates = Object.fromEntries(templates.map(({ id, name }) => [id, name]))
  return html`
    ${selectField({ name: 'type', label: said.what, options: said.types, chosen: type, onChange: (to) => choose({ type: to }) })}
    ${textField({ name: 'label', label: said.label, value: label, isRequired: true, fault: faultOf('label'), onInput: (to) => choose({ label: to }) })}
    ${selectField({ name: 'trigger', label: said.when, options: said.triggers, chosen: trigger, onChange: (to) => choose({ trigger: to }) })}
    ${trigger === 'slide_end' ? selectField({ name: 'slideId', label: words.slide, options: ofSlides, chosen: action?.slideId ?? '', fault: faultOf('slideId') }) : nothing}
    ${type === 'sign_contract' ? selectField({ name: 'templateId', label: said.template, options: ofTemplates, chosen: valueIn(action, 'templateId'), fault: templates.length ? faultOf('config.templateId') : said.noTemplate }) : nothing}
    ${textsOf[type].map(({ name, ...rest }) => textField({ name, ...rest, label: said.texts[name], hint: name === 'durationMinutes' ? said.durationHint : undefined, value: valueIn(action, name), fault: faultOf(`config.${name}`) }))}
    <label class="choice"><input type="checkbox" name="isActive" ?checked=${action?.isActive ?? true} /> ${said.isShown}</label>
  `
}

/** Fields that the dialog does not show stay as they are. */
export function inputOf(form: Record<string, string>, { type, trigger }: Choice, before: Action | undefined) {
  const { label = '', slideId, isActive, ...given } = form
  const names = [...textsOf[type].map(({ name }): string => name), ...(type === 'sign_contract' ? ['templateId'] : [])]
  const typed = names.flatMap((name) => {
    const value = given[name]
    return value ? [[name, name === 'durationMinutes' ? Number(value) : value]] : []
  })
  const kept = Object.entries(before?.type === type ? before.config : {}).filter(([name]) => !names.includes(name))
  return {
    type,
    label,
    trigger,
    slideId: trigger === 'slide_end' && slideId ? slideId : null,
    config: Object.fromEntries([...kept, ...typed]),
    isActive: isActive !== undefined,
  } as ActionInput
}
