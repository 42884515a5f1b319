import type * as english from './en'

export const contractEmails: typeof english.contractEmails = {
  hello: 'Guten Tag {name},',
  kinds: {
    link: {
      subject: 'Ihr Vertrag von {company}',
      sentence:
        '{company} hat für Sie den Vertrag Nr. {number}, „{title}“, über {total} erstellt. Bitte lesen Sie ihn, und unterschreiben Sie, wenn Sie einverstanden sind.',
      note: 'Dieser Link ist nur für Sie. Wer ihn hat, kann unterschreiben. Geben Sie ihn deshalb bitte nicht weiter. Er gilt bis {expires}.',
      button: 'Vertrag lesen',
    },
    copy: {
      subject: 'Ihr unterschriebener Vertrag mit {company}',
      sentence:
        'Hier ist Ihre unterschriebene Ausfertigung des Vertrags Nr. {number}, „{title}“, mit dem Nachweis, wie er unterschrieben wurde.',
      note: 'Sie können ihn bis einschließlich {cancelBy} ohne Nachteil widerrufen. Über den Link öffnen Sie Ihre Ausfertigung oder widerrufen.',
      button: 'Ausfertigung öffnen',
    },
    cancelled: {
      subject: 'Ihr Vertrag mit {company} ist widerrufen',
      sentence: 'Sie haben den Vertrag Nr. {number}, „{title}“, widerrufen. {company} wurde benachrichtigt.',
      note: 'Alle Zahlungen, die Sie geleistet haben, müssen Ihnen innerhalb von zehn Werktagen zurückgezahlt werden.',
      button: 'Vertrag ansehen',
    },
    countersign: {
      subject: 'Ihr Vertrag mit {company}: Jetzt unterschreibt {company}',
      sentence:
        'Für den Vertrag Nr. {number}, „{title}“, liegen alle nötigen Unterschriften aus Ihrem Haushalt vor. {company} unterschreibt zuletzt.',
      note: 'Sie können ihn bis einschließlich {cancelBy} ohne Nachteil widerrufen. Über den Link sehen Sie den Vertrag an oder widerrufen. Wenn {company} unterschrieben hat, senden wir Ihnen eine versiegelte Ausfertigung.',
      button: 'Vertrag öffnen',
    },
    declined: {
      subject: 'Der Vertrag von {company} wurde abgelehnt',
      sentence:
        '{who} hat den Vertrag Nr. {number}, „{title}“, abgelehnt. Er kann deshalb nicht mehr unterschrieben werden.',
      note: 'Sie müssen nichts tun. {company} kann Ihnen jederzeit ein neues Angebot machen.',
      button: 'Vertrag ansehen',
    },
    void: {
      subject: 'Ein Vertrag von {company} wurde zurückgezogen',
      sentence:
        '{company} hat den Vertrag Nr. {number}, „{title}“, zurückgezogen. Er kann nicht mehr unterschrieben werden.',
      note: 'Sie müssen nichts tun.',
      button: 'Vertrag ansehen',
    },
  },
  cancelledByOther:
    '{who} hat den Vertrag Nr. {number}, „{title}“, für alle widerrufen, die ihn unterschrieben haben. {company} wurde benachrichtigt.',
  cancelOver:
    'Bis einschließlich {cancelBy} konnten Sie ihn ohne Nachteil widerrufen. Über den Link öffnen Sie Ihre Ausfertigung.',
  depositDue: 'Jetzt fällige Anzahlung',
  payDeposit: 'Anzahlung bezahlen',
  depositElsewhere: '{company} teilt Ihnen mit, wie Sie die Anzahlung bezahlen.',
}
