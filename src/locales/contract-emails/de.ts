import type * as english from './en'

export const contractEmails: typeof english.contractEmails = {
  hello: 'Guten Tag {name},',
  kinds: {
    link: {
      subject: 'Ihr Vertrag von {company}',
      sentence:
        '{company} sendet Ihnen den Vertrag Nr. {number}, „{title}“, über {total}. Lesen Sie ihn, und unterschreiben Sie, wenn Sie einverstanden sind.',
      note: 'Der Link ist nur für Sie: Wer ihn hat, kann unterschreiben. Er gilt bis zum {expires}.',
      button: 'Vertrag lesen',
    },
    copy: {
      subject: 'Ihr unterschriebener Vertrag mit {company}',
      sentence:
        'Das ist Ihre Ausfertigung des Vertrags Nr. {number}, „{title}“, so wie Sie ihn unterschrieben haben, mit den Nachweisen.',
      note: 'Sie können ihn bis einschließlich {cancelBy} ohne Nachteil widerrufen. Der Link führt zur Ausfertigung und zum Widerruf.',
      button: 'Ausfertigung öffnen',
    },
    cancelled: {
      subject: 'Ihr Vertrag mit {company} ist widerrufen',
      sentence: 'Sie haben den Vertrag Nr. {number}, „{title}“, widerrufen. {company} weiß davon.',
      note: 'Was Sie gezahlt haben, muss Ihnen innerhalb von zehn Werktagen zurückgezahlt werden.',
      button: 'Vertrag ansehen',
    },
    countersign: {
      subject: 'Ihr Vertrag mit {company}: Nun unterschreibt {company}',
      sentence:
        'Den Vertrag Nr. {number}, „{title}“, haben bei Ihnen alle unterschrieben, die gefragt waren. {company} unterschreibt zuletzt.',
      note: 'Sie können ihn bis einschließlich {cancelBy} ohne Nachteil widerrufen. Der Link führt zum Vertrag und zum Widerruf. Eine versiegelte Ausfertigung folgt, sobald {company} unterschrieben hat.',
      button: 'Vertrag öffnen',
    },
    declined: {
      subject: 'Der Vertrag von {company} wurde abgelehnt',
      sentence: '{who} hat den Vertrag Nr. {number}, „{title}“, abgelehnt. Er endet für alle, die ihn erhielten.',
      note: 'Sie müssen nichts tun. {company} kann Ihnen jederzeit ein neues Angebot machen.',
      button: 'Vertrag ansehen',
    },
    void: {
      subject: 'Ein Vertrag von {company} ist ungültig',
      sentence: '{company} hat den Vertrag Nr. {number}, „{title}“, zurückgezogen. Er gilt nicht mehr.',
      note: 'Sie müssen nichts tun.',
      button: 'Vertrag ansehen',
    },
  },
  cancelledByOther:
    '{who} hat den Vertrag Nr. {number}, „{title}“, für alle widerrufen, die ihn unterschrieben haben. {company} weiß davon.',
  cancelOver:
    'Bis einschließlich {cancelBy} konnten Sie ihn ohne Nachteil widerrufen. Der Link führt zur Ausfertigung.',
  depositDue: 'Jetzt fällige Anzahlung',
  payDeposit: 'Anzahlung bezahlen',
  depositElsewhere: '{company} teilt Ihnen mit, wie Sie die Anzahlung bezahlen.',
}
