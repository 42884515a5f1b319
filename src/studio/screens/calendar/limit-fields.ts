import { html, noChange, nothing, type TemplateResult } from 'lit'
import { fill } from '../../../locales/fill'
import type { Formats } from '../../formats'
import { closeIcon } from '../../icons'
import { field, textField } from '../../parts/field'
import { belowRow } from '../../parts/form-fault'
import { selectField } from '../../parts/select-field'
import type { Calendar } from './calendar'
import type { Fields } from './weekly-fields'

/** Shows what is set inside it even while it is closed. It opens for a field that is wrong, and never closes by itself. */
const foldedCard = (heading: string, summary: string, isWrong: boolean, content: TemplateResult) =>
  html`<details class="card" ?open=${isWrong || noChange}>
    <summary><h2>${heading}</h2><span class="quiet-text">${summary}</span></summary>
    ${content}
  </details>`

const linesOf = (text: string) =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean)

export function limitFields({ words, rules, faultOf, change, format }: Fields & { format: Formats }) {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = known.includes(rules.timeZone) ? known : [rules.timeZone, ...known]
  const number = (name: 'minimumNoticeHours' | 'horizonDays', label: string, hint: string) =>
    textField({
      ...{ name, label, hint, type: 'number', isRequired: true, fault: faultOf(name) },
      value: Number.isNaN(rules[name]) ? '' : String(rules[name]),
      onInput: (value) => {
        rules[name] = value === '' ? Number.NaN : Number(value)
        change()
      },
    })
  const { zips } = rules.serviceArea ?? {}
  const summary = [
    format.counted(words.noticeOf, rules.minimumNoticeHours || 0),
    format.counted(words.horizonOf, rules.horizonDays || 0),
    zips ? format.counted(words.zipsOf, zips.length) : words.areaAll,
  ].join(' · ')
  const isWrong = ['timeZone', 'minimumNoticeHours', 'horizonDays', 'serviceArea'].some(faultOf)
  return foldedCard(
    words.limits,
    summary,
    isWrong,
    html`
    ${selectField({
      ...{
        name: 'timeZone',
        label: words.timeZone,
        chosen: rules.timeZone,
        fault: faultOf('timeZone'),
      },
      options: Object.fromEntries(zones.map((zone) => [zone, zone.replaceAll('_', ' ')])),
      onChange: (timeZone) => {
        rules.timeZone = timeZone
        change()
      },
    })}
    <div class="pair">
      ${number('minimumNoticeHours', words.notice, words.noticeHint)}
      ${number('horizonDays', words.horizon, words.horizonHint)}
    </div>
    ${areaFields({ words, rules, faultOf, change })}`,
  )
}

function areaFields({ words, rules, faultOf, change }: Pick<Fields, 'words' | 'rules' | 'faultOf' | 'change'>) {
  const turn = (area: 'all' | 'some') => {
    rules.serviceArea = area === 'all' ? null : { zips: [] }
    change()
  }
  return html`${selectField({
    ...{ name: 'area', label: words.area, chosen: rules.serviceArea ? ('some' as const) : ('all' as const) },
    options: { all: words.areaAll, some: words.areaSome },
    onChange: turn,
  })}
  ${
    rules.serviceArea
      ? field({
          ...{ name: 'zips', label: words.zips, hint: words.zipsHint, fault: faultOf('serviceArea') },
          input: ({ id, describedBy, invalid }) => html`<textarea
            id=${id}
            rows="4"
            spellcheck="false"
            .defaultValue=${rules.serviceArea?.zips.join('\n') ?? ''}
            aria-describedby=${describedBy}
            aria-invalid=${invalid}
            @input=${(event: Event) => {
              rules.serviceArea = { zips: linesOf((event.target as HTMLTextAreaElement).value) }
              change()
            }}
          ></textarea>`,
        })
      : nothing
  }`
}

type Busy = Fields & { busy: Calendar['busyCalendar'] | undefined; moment: (iso: string) => string }

export function busyFields({ words, rules, faultOf, change, busy, moment }: Busy) {
  const isWrong = Boolean(busy?.failingSince ?? faultOf('busyCalendarUrl'))
  const summary = rules.busyCalendarUrl ? words.busyLinked : words.busyNone
  return foldedCard(
    words.busyTitle,
    summary,
    isWrong,
    html`
    ${textField({
      ...{
        name: 'busyCalendarUrl',
        label: words.busy,
        hint: words.busyHint,
        type: 'url',
        fault: faultOf('busyCalendarUrl'),
      },
      value: rules.busyCalendarUrl ?? '',
      onInput: (value) => {
        rules.busyCalendarUrl = value.trim() || null
        change()
      },
    })}
    ${busy?.failingSince ? html`<p class="fault">${fill(words.busyFails, { when: moment(busy.failingSince), problem: busy.problem ?? '' })}</p>` : nothing}
    ${busy && !busy.failingSince ? html`<p class="hint">${busy.readAt ? fill(words.busyRead, { when: moment(busy.readAt) }) : words.busyUnread}</p>` : nothing}`,
  )
}

export function kindFields({ words, rules, faultOf, faultAt, change }: Fields) {
  const add = () => {
    rules.kinds.push({ id: crypto.randomUUID(), name: '', durationMinutes: 60 })
    change()
  }
  const summary = rules.kinds.map(({ name }) => name || words.newKind).join(', ') || words.nothing
  return foldedCard(
    words.kinds,
    summary,
    Boolean(faultOf('kinds')),
    html`
    <p class="quiet-text">${words.kindsText}</p>
    ${faultAt('kinds') ? html`<p class="fault" role="alert">${faultAt('kinds')}</p>` : nothing}
    ${rules.kinds.map((kind, index) => {
      const labels = { name: words.kindName, durationMinutes: words.minutes }
      const faults = Object.entries(labels).flatMap(
        ([name, label]) => belowRow(label, faultOf(`kinds[${index}].${name}`)) ?? [],
      )
      const named = kind.name || words.newKind
      return html`<div class="kind-row">
        <label><span>${words.kindName}</span><input type="text" required maxlength="100" .value=${kind.name} @input=${(
          event: Event,
        ) => {
          kind.name = (event.target as HTMLInputElement).value
          change()
        }} /></label>
        <label><span>${words.minutes}</span><input type="number" required min="5" max="1440" aria-label="${words.minutes}, ${named}" .value=${String(kind.durationMinutes || '')} @input=${(
          event: Event,
        ) => {
          kind.durationMinutes = (event.target as HTMLInputElement).valueAsNumber
          change()
        }} /></label>
        <button type="button" class="plain remove-row" aria-label=${fill(words.removeKind, { name: named })} @click=${() => {
          rules.kinds = rules.kinds.filter((each) => each !== kind)
          change()
        }}>${closeIcon()}</button>
        ${faults.length ? html`<p class="fault" role="alert">${faults.join(' ')}</p>` : nothing}
      </div>`
    })}
    <button type="button" class="plain" @click=${add}>${words.addKind}</button>`,
  )
}
