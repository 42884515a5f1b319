import { homeownerFields } from '../../../core/shared/merge-fields'

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

/** Guesses what each column contains; if two match the same field, the first one gets it. */
export function guessTargets(columns: string[]): (Target | '')[] {
  const taken = new Set<Target>()
  return columns.map((column) => {
    const name = plain(column)
    const found = targets.find((target) => !taken.has(target) && known[target].includes(name))
    if (found) taken.add(found)
    return found ?? ''
  })
}
