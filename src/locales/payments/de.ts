import type * as english from './en'

export const mails: typeof english.mails = {
  hello: 'Guten Tag {name},',
  receipt: {
    subject: 'Quittung: Ihre Anzahlung an {company}',
    sentence: '{company} hat Ihre Anzahlung für den Vertrag Nr. {number}, „{title}“, erhalten. Vielen Dank.',
    note: 'Bewahren Sie diese E-Mail als Quittung auf. Wenn Sie rechtzeitig widerrufen, wird die Anzahlung automatisch auf dieselbe Karte zurückgezahlt.',
    button: 'Vertrag ansehen',
  },
  refund: {
    subject: '{company} hat {amount} zurückgezahlt',
    button: 'Vertrag ansehen',
    note: 'Der Betrag geht auf die Karte, mit der Sie gezahlt haben. Bei Banken dauert es fünf bis zehn Tage, bis er zu sehen ist.',
    reasons: {
      called_off: 'Der Vertrag Nr. {number}, „{title}“, wurde widerrufen, daher wurde Ihre Anzahlung zurückgezahlt.',
      paid_twice:
        'Die Anzahlung für den Vertrag Nr. {number}, „{title}“, wurde zweimal gezahlt, daher wurde die zweite Zahlung zurückgezahlt.',
      amount_differs:
        'Ihre Zahlung für den Vertrag Nr. {number}, „{title}“, entsprach nicht der Anzahlung, daher wurde sie zurückgezahlt. Die Anzahlung ist weiterhin fällig.',
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
  expiry: 'Gültig bis (MM/JJ)',
  code: 'Prüfnummer',
  payNow: '{amount} zahlen',
  close: 'Schließen, ohne zu zahlen',
  tests: 'Testkarten',
  testsLead: 'Verwenden Sie ein beliebiges künftiges Datum und drei beliebige Ziffern.',
  paid: 'wird angenommen',
  declined: 'wird abgelehnt',
  step: 'braucht die Freigabe Ihrer Bank',
  use: '{card} verwenden',
  wasDeclined: 'Ihre Karte wurde abgelehnt. Es wurde nichts gezahlt. Versuchen Sie es mit einer anderen Karte.',
  incomplete: 'Geben Sie eine der Testkarten unten, ein künftiges Datum und drei Ziffern ein.',
  bank: 'Ihre Bank braucht Ihre Freigabe',
  bankLead: 'Geben Sie die Zahlung von {amount} an {company} frei?',
  approve: 'Zahlung freigeben',
  refuse: 'Zahlung ablehnen',
  wasRefused:
    'Ihre Bank hat die Zahlung nicht freigegeben. Es wurde nichts gezahlt. Versuchen Sie es mit einer anderen Karte.',
  over: 'Diese Zahlungsseite ist geschlossen',
  overPaid: 'Die Anzahlung wurde hier gezahlt. Sie können diese Seite schließen.',
  overExpired: 'Hier wurde nichts gezahlt. Beginnen Sie noch einmal vom Vertrag aus.',
  back: 'Zurück zum Vertrag',
}
