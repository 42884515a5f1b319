import type { words as english } from './en'

export const words: typeof english = {
  text: 'Es sind Ihre Daten: Exportieren oder löschen Sie sie jederzeit.',
  exportTitle: 'Daten exportieren',
  exportText:
    'Sie erhalten jede Tabelle als JSON und jede Datei, in ZIP-Archiven, die Sie sieben Tage lang herunterladen können. Passwörter und Schlüssel sind nicht enthalten.',
  gather: 'Daten exportieren',
  gathering: 'Wir bereiten Ihren Export vor. Sie können diese Seite verlassen.',
  requests: 'Exporte und Löschungen',
  noRequests: 'Noch wurde nichts exportiert oder gelöscht.',
  kinds: {
    export: 'Daten eines Hausbesitzers exportiert',
    erasure: 'Daten eines Hausbesitzers gelöscht',
    company_export: 'Daten der Firma exportiert',
  },
  statuses: { running: 'Läuft', done: 'Fertig', expired: 'Abgelaufen' },
  download: 'Herunterladen',
  downloadPart: 'Teil {number} herunterladen',
  until: 'bis {date}',
  kept: 'Die unterschriebenen Verträge haben wir behalten, weil beide Seiten vielleicht nachweisen müssen, was vereinbart wurde.',
  deleteTitle: 'Firma löschen',
  deleteText:
    'Sitzungen und Schlüssel funktionieren sofort nicht mehr, Links nach spätestens zwei Minuten. 30 Tage lang kann ein Inhaber das rückgängig machen. Danach ist alles endgültig weg, auch unterschriebene Verträge.',
  delete: 'Firma löschen…',
  deleteSure: '{company} löschen?',
  deleteSureText:
    'Wir benachrichtigen alle Mitglieder per E-Mail. Exportieren Sie vorher, was Sie behalten müssen: Auch unterschriebene Verträge werden gelöscht.',
  nameAgain: 'Geben Sie zur Bestätigung den Namen der Firma ein: {company}',
  password: 'Ihr Passwort',
  deleteNow: 'Firma löschen',
  closed:
    '{company} ist geschlossen und wird am {date} gelöscht. Bis dahin kann sich ein Inhaber hier anmelden und die Löschung stoppen.',
}
