import type { words as en } from './en'

export const words: typeof en = {
  conversation: 'Unterhaltung',
  joinOne: 'Zu {name} dazukommen',
  memberIsThere: 'Jemand aus Ihrer Firma ist gerade bei diesem Hausbesitzer.',
  joinStates: {
    joining: 'Verbindung wird hergestellt …',
    asked:
      '{name} sieht, dass Sie da sind. Sie können schreiben und Folien zeigen, sobald {name} Sie begrüßt, oder antworten, falls {name} zuerst geschrieben hat.',
    accepted: '{name} hat Sie begrüßt. Sie können schreiben und Folien zeigen.',
    declined: '{name} möchte gerade nicht chatten.',
    taken: '{by} ist schon bei {name}.',
    away: '{name} ist gerade nicht verbunden.',
    ended: 'Sie sind nicht mehr verbunden.',
  },
  yourMessage: 'Ihre Nachricht',
  sendMessage: 'Nachricht senden',
  sendingMessage: 'Wird gesendet …',
  leaveConversation: 'Unterhaltung verlassen',
  suggestion: 'Vorgeschlagene Antwort',
  useSuggestion: 'Vorschlag übernehmen',
  slide: 'Folie',
  showSlide: 'Diese Folie zeigen',
  slideShown: '„{slide}“ wird gezeigt.',
  notAccepted: '{name} hat Sie noch nicht begrüßt.',
  notDelivered: 'Das wurde nicht zugestellt. Versuchen Sie es noch einmal.',
}
