import { homeownerFields } from '../../../core/shared/merge-fields'
import type { Table } from './read-csv'

/** A column may contain a field of the homeowner, the full name, or an id from another system. */
const targets = [...homeownerFields, 'whole_name', 'external_id'] as const
export type Target = (typeof targets)[number]

/** Names that spreadsheets use for them, in English, Spanish and German. */
const known: Record<Target, string[]> = {
  first_name: ['first name', 'first', 'firstname', 'fname', 'given name', 'nombre', 'nombre de pila', 'vorname'],
  last_name: [
    'last name',
    'last',
    'lastname',
    'lname',
    'surname',
    'family name',
    'apellido',
    'apellidos',
    'nachname',
    'familienname',
  ],
  email: [
    'email',
    'e mail',
    'mail',
    'email address',
    'correo',
    'correo electronico',
    'e mail adresse',
    'e mail address',
  ],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'cell',
    'cell phone',
    'phone 1',
    'tel',
    'telefono',
    'movil',
    'telefon',
    'telefonnummer',
    'handy',
  ],
  address: [
    'address',
    'street',
    'street address',
    'address 1',
    'direccion',
    'calle',
    'adresse',
    'strasse',
    'anschrift',
  ],
  city: ['city', 'town', 'ciudad', 'poblacion', 'ort', 'stadt'],
  state: ['state', 'st', 'province', 'estado', 'provincia', 'bundesland'],
  zip: ['zip', 'zipcode', 'zip code', 'postal code', 'postcode', 'codigo postal', 'plz', 'postleitzahl'],
  country: ['country', 'pais', 'land'],
  whole_name: [
    'name',
    'full name',
    'last first',
    'last name first name',
    'name last first',
    'homeowner',
    'customer',
    'customer name',
    'homeowner name',
    'client',
    'nombre completo',
    'apellidos nombre',
    'cliente',
    'kunde',
    'name vorname',
    'nachname vorname',
    'hausbesitzer',
  ],
  external_id: [
    'id',
    'external id',
    'lead id',
    'crm id',
    'crm ref',
    'ref',
    'reference',
    'customer id',
    'job number',
    'kundennummer',
    'numero de cliente',
  ],
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const email = /^\S+@\S+\.\S+$/

/** Most of its cells that aren't empty are emails. */
function hasEmails(rows: string[][], at: number) {
  const cells = rows.slice(0, 100).flatMap((row) => row[at]?.trim() || [])
  return cells.filter((cell) => email.test(cell)).length * 2 > cells.length
}

/**
 * Guesses what each column contains by its name; if two match the same field, the first one gets it. Emails are also
 * recognized under another name, such as “Contact”.
 */
export function guessTargets({ columns, rows }: Pick<Table, 'columns' | 'rows'>): (Target | '')[] {
  const taken = new Set<Target>()
  const guessed = columns.map((column): Target | '' => {
    const name = plain(column)
    const found = targets.find((target) => !taken.has(target) && known[target].includes(name))
    if (found) taken.add(found)
    return found ?? ''
  })
  const at = taken.has('email') ? -1 : guessed.findIndex((target, index) => !target && hasEmails(rows, index))
  return at < 0 ? guessed : guessed.with(at, 'email')
}
