import type { words as english } from './en'

export const words: typeof english = {
  text: 'Wer was geändert hat, und jeder Anmeldeversuch. Wird 400 Tage lang aufbewahrt.',
  who: 'Wer',
  anyone: 'Alle',
  until: 'Bis einschließlich',
  show: 'Einträge anzeigen',
  none: 'Keine Einträge gefunden',
  noneText: 'Wählen Sie eine andere Person oder ein späteres Datum.',
  showAll: 'Alle Einträge anzeigen',
  kinds: { user: 'Ein Mitglied', key: 'Ein API-Schlüssel', homeowner: 'Ein Hausbesitzer', system: 'Porchlight' },
  sent: 'Gesendet: {members}',
  from: 'von {address}',
}
