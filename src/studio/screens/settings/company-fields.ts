import { html, nothing } from 'lit'
import type { words as settings } from '../../../locales/studio/settings/en'
import { field, textField } from '../../parts/field'
import { selectField } from '../../parts/select-field'
import type { Texts } from './company-texts'

type Words = typeof settings
export type Kept = 'usual' | 'own' | 'never'
const daysAtFirst = '730'

export const keptOf = ({ days }: Texts): Kept => (days === 'usual' || days === 'never' ? days : 'own')

export function timeZoneField(words: Words, timeZone: string, fault: string | undefined) {
  const known = Intl.supportedValuesOf('timeZone')
  const all = known.includes(timeZone) ? known : [timeZone, ...known]
  return selectField({
    ...{ name: 'timeZone', label: words.timeZone, hint: words.timeZoneHint, fault },
    options: Object.fromEntries(all.map((zone) => [zone, zone.replaceAll('_', ' ')])),
    chosen: timeZone,
  })
}

export const originsField = (words: Words, { origins }: Texts, fault: string | undefined) =>
  field({
    ...{ name: 'allowedEmbedOrigins', label: words.origins, hint: words.originsHint, fault },
    input: ({ id, describedBy, invalid }) =>
      html`<textarea id=${id} name="allowedEmbedOrigins" rows="3" spellcheck="false" .value=${origins} aria-describedby=${describedBy} aria-invalid=${invalid}></textarea>`,
  })

type Chosen = { kept: Kept; keep: (kept: Kept) => void; fault: string | undefined }

export const daysFields = (words: Words, { days }: Texts, { kept, keep, fault }: Chosen) => html`
  ${selectField({
    ...{ name: 'kept', label: words.kept, hint: words.keptHint, chosen: kept, onChange: keep },
    options: { usual: words.keptUsual, own: words.keptOwn, never: words.keptNever },
  })}
  ${
    kept === 'own'
      ? textField({
          ...{ name: 'presentationDays', label: words.days, type: 'number', isRequired: true, fault },
          value: Number(days) ? days : daysAtFirst,
        })
      : nothing
  }
`
