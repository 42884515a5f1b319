export const words = {
  send: { one: '{count} Link per E-Mail senden', other: '{count} Links per E-Mail senden' },
  sendNow: { one: '{count} Link jetzt per E-Mail senden', other: '{count} Links jetzt per E-Mail senden' },
  withoutEmail: { one: '{count} ohne E-Mail', other: '{count} ohne E-Mail' },
  sendText: 'Alle erhalten den Link per E-Mail im Namen Ihrer Firma, auch wer ihn schon bekommen hat.',
  to: 'An {names}.',
  more: '{count} weitere',
  begun: 'E-Mails sind unterwegs.',
  progress: '{sent} von {total} Links gesendet',
  pace: 'Wir senden 60 pro Minute. Sie können diese Seite verlassen.',
  someone: 'Gelöschter Hausbesitzer',
  moreNames: 'und {count} weitere',
  skipped: {
    presentation_not_found: { one: '{count} wurde gelöscht', other: '{count} wurden gelöscht' },
    no_email: { one: '{count} hat keine E-Mail-Adresse', other: '{count} haben keine E-Mail-Adresse' },
    deck_inactive: {
      one: '{count} hat eine inaktive Präsentation',
      other: '{count} haben eine inaktive Präsentation',
    },
    already_waiting: { one: '{count} wartet schon auf den Versand', other: '{count} warten schon auf den Versand' },
    email_changed: { one: '{count} hat eine neue E-Mail-Adresse', other: '{count} haben eine neue E-Mail-Adresse' },
    email_failed: { one: '{count} E-Mail ist fehlgeschlagen', other: '{count} E-Mails sind fehlgeschlagen' },
  },
}
