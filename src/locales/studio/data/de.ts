import type { words as english } from './en'

export const words: typeof english = {
  text: 'Alles gehört Ihnen: nehmen Sie es mit, oder lassen Sie es löschen.',
  exportTitle: 'Alles mitnehmen',
  exportText:
    'Jede Tabelle als JSON und jede Datei, in Zips, die sieben Tage lang geladen werden können. Passwörter und Schlüssel sind nicht dabei.',
  gather: 'Alles sammeln',
  gathering: 'Es wird gesammelt. Sie können diese Seite verlassen.',
  requests: 'Was herausgegeben und gelöscht wurde',
  noRequests: 'Noch wurde nichts herausgegeben oder gelöscht.',
  kinds: {
    export: 'Daten eines Hausbesitzers',
    erasure: 'Löschung eines Hausbesitzers',
    company_export: 'Alles der Firma',
  },
  statuses: { running: 'Läuft', done: 'Fertig', expired: 'Beendet' },
  download: 'Herunterladen',
  downloadPart: 'Teil {number} herunterladen',
  until: 'bis {date}',
  kept: 'Behalten: {why}',
  deleteTitle: 'Die Firma löschen',
  deleteText:
    'Jede Sitzung und jeder Schlüssel enden sofort, Links in zwei Minuten. Dreißig Tage lang kann ein Inhaber es zurücknehmen; dann geht alles, auch unterschriebene Verträge.',
  delete: 'Die Firma löschen…',
  deleteSure: '{company} löschen?',
  deleteSureText:
    'Alle Mitglieder erfahren es per Mail. Nehmen Sie vorher mit, was Sie behalten müssen: auch unterschriebene Verträge werden gelöscht.',
  nameAgain: 'Der Name der Firma, Buchstabe für Buchstabe: {company}',
  password: 'Ihr Passwort',
  deleteNow: 'Löschen',
  closed:
    '{company} ist geschlossen und wird am {date} gelöscht. Bis dahin kann ein Inhaber sich hier anmelden und das zurücknehmen.',
}
