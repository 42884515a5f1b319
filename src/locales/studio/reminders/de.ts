import type { words as english } from './en'

export const words: typeof english = {
  text: 'E-Mails an Hausbesitzer, in Ihrem Namen, wenn eine Präsentation, ein Besuch oder eine Unterschrift wartet. Nie nachts, und höchstens fünf am Tag an eine Adresse.',
  none: 'Noch wird niemand erinnert',
  noneText:
    'Wer den Link beiseitelegte, öffnet ihn vielleicht, wenn Sie noch einmal schreiben. Beginnen Sie mit diesen, und ändern Sie die Worte.',
  begin: 'Mit vier Erinnerungen beginnen',
  add: 'Erinnerung hinzufügen',
  remove: 'Entfernen',
  removed: 'Diese Erinnerung geht, wenn Sie speichern.',
  when: 'Wann',
  occasions: {
    not_opened: 'Der Link wurde nicht geöffnet',
    opened_not_finished: 'Der Vortrag wurde nicht zu Ende gesehen',
    finished_not_booked: 'Er wurde gesehen, aber kein Besuch gebucht',
    contract_unsigned: 'Ein Vertrag wartet auf eine Unterschrift',
    appointment_soon: 'Ein Besuch steht an',
  },
  after: 'Danach',
  before: 'Davor',
  unit: 'Gezählt in',
  units: { hours: 'Stunden', days: 'Tagen' },
  subject: 'Betreff',
  message: 'Nachricht',
  messageHint: 'Eine leere Zeile beendet einen Absatz. Der Link, der weiterführt, steht darunter. Felder: {fields}.',
  unknownField: 'Ein Feld {{{field}}} gibt es nicht. Nehmen Sie eines von unten.',
  strayBraces: 'Eine Klammer steht allein. Ein Feld schreibt man so: {{first_name}}.',
  marked: 'Nichts wurde gespeichert. Sehen Sie an, was markiert ist.',
  noHours: 'Zwischen einer Stunde und dreißig Tagen.',
  gone: 'Keine',
  suggested: {
    not_opened: {
      subject: '{{first_name|Guten Tag}}, Ihr Vortrag wartet',
      text: 'Guten Tag,\n\nwir haben einen kurzen Vortrag über Ihr Haus gemacht. Er dauert ein paar Minuten, und Sie können ihn alles fragen.',
    },
    opened_not_finished: {
      subject: '{{first_name|Guten Tag}}, sehen Sie weiter',
      text: 'Guten Tag,\n\nSie haben den Vortrag über Ihr Haus begonnen. Die Preise kommen an seinem Ende.',
    },
    finished_not_booked: {
      subject: '{{first_name|Guten Tag}}, wann dürfen wir kommen?',
      text: 'Guten Tag,\n\ndanke, dass Sie zugesehen haben. Ein Besuch kostet nichts, und die nächsten Termine sind frei.',
    },
    contract_unsigned: {
      subject: '{{first_name|Guten Tag}}, Ihr Vertrag ist bereit',
      text: 'Guten Tag,\n\nIhr Vertrag kann gelesen und unterschrieben werden. Ist etwas nicht, wie Sie es wollen, schreiben Sie uns vorher.',
    },
    appointment_soon: {
      subject: '{{first_name|Guten Tag}}, wir sehen uns bald',
      text: 'Guten Tag,\n\nunser Besuch steht an. Bitte sorgen Sie dafür, dass wir zum Haus kommen können.',
    },
  },
}
