import type { words as english } from './en'

export const words: typeof english = {
  text: 'Wer was geändert hat, und jeder Versuch sich anzumelden. Für 400 Tage.',
  who: 'Wer',
  anyone: 'Alle',
  until: 'Bis zum Ende von',
  show: 'Zeigen',
  none: 'Nichts wurde getan',
  noneText: 'Wählen Sie jemand anderen oder einen späteren Tag.',
  showAll: 'Alles zeigen',
  kinds: { user: 'Ein Mitglied', key: 'Ein API-Schlüssel', homeowner: 'Ein Hausbesitzer', system: 'Porchlight' },
  sent: 'Gesendet: {members}',
  from: 'von {address}',
}
