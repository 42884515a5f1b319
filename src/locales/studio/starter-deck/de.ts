import type { words as en } from './en'

export const words: typeof en = {
  name: 'Ihr neues Dach',
  ctaHeadline: 'Machen wir einen Termin?',
  ctaBody: 'Bringen Sie alle Ihre Fragen mit.',
  greeting: 'Fragen Sie mich alles über Ihr Dach.',
  slides: [
    {
      slideId: 'welcome',
      title: 'Ein Dach, an das Sie nicht mehr denken',
      narrationScript:
        'Guten Tag {{first_name}}, und danke, dass Sie {company} wegen {{address|Ihres Hauses}} gefragt haben. In den nächsten Minuten zeigen wir Ihnen, wie wir arbeiten, was Sie entscheiden und wie es weitergeht. Halten Sie an, wann Sie möchten, und fragen Sie jederzeit.',
      bullets: ['Ein paar Minuten, in Ihrem Tempo', 'Fragen Sie jederzeit', 'Klare Preise, schriftlich'],
    },
    {
      slideId: 'inspection',
      title: 'Erst sehen wir hin',
      narrationScript:
        'Ein gutes Angebot beginnt auf dem Dach. Wir sehen uns die Eindeckung an, die Anschlüsse an Kaminen und Lüftern, die Rinnen und den Dachboden, und wir fotografieren, was wir finden. Sie sehen dieselben Bilder wie wir und können selbst urteilen.',
      bullets: [
        'Eindeckung, Anschlüsse, Rinnen, Dachboden',
        'Bilder von dem, was wir finden',
        'Sie sehen, was wir sehen',
      ],
    },
    {
      slideId: 'layers',
      title: 'Ein Dach ist mehr als Ziegel',
      narrationScript:
        'Was man von der Straße sieht, ist nur die oberste Schicht. Darunter liegen die Schalung, eine Bahn, wo sich Eis und Wasser sammeln, und eine Unterspannbahn, die das Haus trocken hält, falls oben etwas versagt. Jede Schicht sichert die nächste, und wir prüfen jede.',
      bullets: ['Eine gesunde Schalung', 'Schutz gegen Eis und Wasser', 'Unterspannbahn', 'Eindeckung und Lüftung'],
    },
    {
      slideId: 'work',
      title: 'So laufen die Tage ab',
      narrationScript:
        'Bevor wir anfangen, vereinbaren wir mit Ihnen einen Tag. Wir decken Garten und Fenster ab, nehmen das alte Dach herunter und fahren es weg. Jeden Abend ist das Haus gegen Regen geschlossen, und zum Schluss gehen wir mit Ihnen herum und suchen auch den letzten Nagel.',
      bullets: [
        'Ein Tag, der Ihnen passt',
        'Garten und Fenster abgedeckt',
        'Jeden Abend regendicht',
        'Bis zum letzten Nagel',
      ],
    },
    {
      slideId: 'next',
      title: 'Wie es weitergeht',
      narrationScript:
        '{{first_name}}, so arbeiten wir. Wenn Ihnen das zusagt, wählen Sie eine Zeit für einen Besuch, dann kommen wir und sehen es uns an. Ist noch etwas offen, fragen Sie hier, jetzt oder später; wir antworten. Danke für Ihre Zeit.',
      bullets: ['Wählen Sie eine Zeit für den Besuch', 'Oder fragen Sie, was noch offen ist'],
    },
  ],
  bookVisit: 'Zeit für einen Besuch wählen',
  faqs: [
    {
      userQuestion: 'Wie lange dauert ein neues Dach?',
      cannedAnswer:
        'Das hängt von Größe und Form des Daches ab. Wie viele Tage es sind, steht nach dem Besuch in unserem Angebot.',
    },
    {
      userQuestion: 'Muss ich zu Hause sein?',
      cannedAnswer:
        'Nicht die ganze Zeit. Wir treffen uns am Anfang und am Ende, und dazwischen sind wir am Telefon zu erreichen.',
    },
  ],
}
