import type * as english from './en'

export const mails: typeof english.mails = {
  hello: 'Guten Tag {name},',
  receipt: {
    subject: 'Quittung: Ihre Anzahlung an {company}',
    sentence: '{company} hat Ihre Anzahlung für den Vertrag Nr. {number}, „{title}“, erhalten. Vielen Dank.',
    note: 'Bewahren Sie diese E-Mail als Quittung auf. Wenn Sie rechtzeitig widerrufen, geht die Anzahlung von selbst auf dieselbe Karte zurück.',
    button: 'Vertrag ansehen',
  },
  refund: {
    subject: '{company} hat {amount} zurückgezahlt',
    button: 'Vertrag ansehen',
    note: 'Der Betrag geht auf die Karte, mit der Sie gezahlt haben. Banken brauchen fünf bis zehn Tage, bis sie ihn zeigen.',
    reasons: {
      called_off: 'Der Vertrag Nr. {number}, „{title}“, wurde widerrufen, daher wurde Ihre Anzahlung zurückgezahlt.',
      paid_twice:
        'Die Anzahlung für den Vertrag Nr. {number}, „{title}“, wurde zweimal gezahlt, daher wurde die zweite Zahlung zurückgezahlt.',
      amount_differs:
        'Was Sie für den Vertrag Nr. {number}, „{title}“, gezahlt haben, war nicht der Betrag der Anzahlung, daher wurde es zurückgezahlt. Die Anzahlung ist weiterhin fällig.',
      by_company: '{company} hat Ihnen {amount} für den Vertrag Nr. {number}, „{title}“, zurückgezahlt.',
    },
  },
  facts: {
    amount: 'Betrag',
    date: 'Datum',
    contract: 'Vertrag',
    company: 'Gezahlt an',
    total: 'Gesamtpreis',
    left: 'Fällig, wenn die Arbeit getan ist',
    payment: 'Zahlung',
    refund: 'Rückzahlung',
  },
}

export const practice: typeof english.practice = {
  deposit: 'Anzahlung, Vertrag Nr. {number}',
  banner: 'Übungsseite: Es fließt kein Geld',
  pay: '{company} bezahlen',
  card: 'Kartennummer',
  expiry: 'Gültig bis (Monat / Jahr)',
  code: 'Prüfziffer',
  payNow: '{amount} zahlen',
  close: 'Schließen, ohne zu zahlen',
  tests: 'Testkarten',
  testsLead: 'Dazu gehören ein beliebiges künftiges Datum und drei beliebige Ziffern.',
  paid: 'wird bezahlt',
  declined: 'wird abgelehnt',
  step: 'verlangt einen zweiten Schritt',
  use: '{card} nehmen',
  wasDeclined: 'Ihre Karte wurde abgelehnt. Es wurde nichts gezahlt. Versuchen Sie es mit einer anderen Karte.',
  incomplete: 'Geben Sie eine der Testkarten unten, ein künftiges Datum und drei Ziffern ein.',
  bank: 'Ihre Bank fragt nach',
  bankLead: 'Geben Sie die Zahlung von {amount} an {company} frei?',
  approve: 'Freigeben',
  refuse: 'Ablehnen',
  wasRefused:
    'Ihre Bank hat die Zahlung nicht freigegeben. Es wurde nichts gezahlt. Versuchen Sie es mit einer anderen Karte.',
  over: 'Diese Zahlungsseite ist beendet',
  overPaid: 'Die Anzahlung wurde hier gezahlt. Sie können diese Seite schließen.',
  overExpired: 'Hier wurde nichts gezahlt. Beginnen Sie noch einmal vom Vertrag aus.',
  back: 'Zurück zum Vertrag',
}
