import type { words as english } from './en'

export const words: typeof english = {
  text: 'E-Mails an Hausbesitzer, in Ihrem Namen, wenn eine Präsentation, ein Besuch oder eine Unterschrift wartet. Nie nachts und höchstens fünf am Tag an eine Adresse.',
  none: 'Noch keine Erinnerungen',
  noneText:
    'Ein Hausbesitzer, der den Link beiseitegelegt hat, öffnet ihn vielleicht, wenn Sie noch einmal schreiben. Beginnen Sie mit diesen, und bearbeiten Sie den Text.',
  begin: 'Mit vier Erinnerungen beginnen',
  add: 'Erinnerung hinzufügen',
  on: 'An',
  off: 'Aus',
  preview: 'Vorschau',
  previewText: 'Für eine Beispielkundin, Maria Lopez.',
  sendTest: 'Test an mich senden',
  testSent: 'Test an {email} gesendet.',
  remove: 'Entfernen',
  removed: 'Diese Erinnerung wird beim Speichern entfernt.',
  when: 'Wann',
  occasions: {
    not_opened: 'Link nicht geöffnet',
    opened_not_finished: 'Präsentation nicht zu Ende gesehen',
    finished_not_booked: 'Gesehen, aber kein Besuch gebucht',
    contract_unsigned: 'Vertrag wartet auf eine Unterschrift',
    appointment_soon: 'Besuch steht bevor',
  },
  titles: {
    not_opened: 'Wenn der Link {time} lang nicht geöffnet wird',
    opened_not_finished: 'Wenn die Präsentation {time} lang nicht zu Ende gesehen wird',
    finished_not_booked: 'Wenn {time} nach dem Ansehen kein Besuch gebucht ist',
    contract_unsigned: 'Wenn der Vertrag {time} lang nicht unterschrieben wird',
    appointment_soon: '{time} vor einem Besuch',
  },
  after: 'Nach',
  before: 'Vor dem Besuch',
  unit: 'Einheit',
  units: { hours: 'Stunden', days: 'Tagen' },
  subject: 'Betreff',
  message: 'Nachricht',
  messageHint: 'Eine Leerzeile beginnt einen neuen Absatz. Der Link erscheint unter Ihrer Nachricht. Felder: {fields}.',
  unknownField: '{{{field}}} ist kein Feld. Verwenden Sie eines von unten.',
  strayBraces: 'Einige Klammern gehören zu keinem Feld. Ein Feld schreibt man so: {{first_name}}.',
  marked: 'Nichts wurde gespeichert. Berichtigen Sie die markierten Felder, und speichern Sie noch einmal.',
  noHours: 'Geben Sie zwischen einer Stunde und 30 Tagen an.',
  gone: 'Keine',
  suggested: {
    not_opened: {
      subject: '{{first_name|Guten Tag}}, Ihre Präsentation wartet',
      text: 'Guten Tag,\n\nwir haben eine kurze Präsentation über Ihr Haus vorbereitet. Sie dauert ein paar Minuten, und Sie können darin alles fragen, was Sie wissen möchten.',
    },
    opened_not_finished: {
      subject: '{{first_name|Guten Tag}}, sehen Sie weiter',
      text: 'Guten Tag,\n\nSie haben angefangen, die Präsentation über Ihr Haus anzusehen. Die Preise kommen am Ende.',
    },
    finished_not_booked: {
      subject: '{{first_name|Guten Tag}}, wann dürfen wir kommen?',
      text: 'Guten Tag,\n\ndanke, dass Sie sich die Präsentation angesehen haben. Ein Besuch kostet nichts, und Sie können jetzt eine Zeit wählen.',
    },
    contract_unsigned: {
      subject: '{{first_name|Guten Tag}}, Ihr Vertrag ist bereit',
      text: 'Guten Tag,\n\nIhr Vertrag liegt zum Lesen und Unterschreiben bereit. Wenn etwas darin nicht stimmt, schreiben Sie uns bitte vorher.',
    },
    appointment_soon: {
      subject: '{{first_name|Guten Tag}}, bis bald',
      text: 'Guten Tag,\n\nunser Besuch steht bevor. Bitte sorgen Sie dafür, dass wir zum Haus kommen können.',
    },
  },
}
