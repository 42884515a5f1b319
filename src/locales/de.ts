import type * as english from './en'

export const controls: typeof english.controls = {
  language: 'de',
  play: 'Abspielen',
  pause: 'Pause',
  previous: 'Zurück',
  next: 'Weiter',
  progress: 'Fortschritt',
  captions: 'Untertitel',
  speed: 'Tempo',
  mute: 'Ton aus',
  unmute: 'Ton an',
  volume: 'Lautstärke',
  menu: 'Kapitel und Einstellungen',
  chapters: 'Kapitel',
  questions: 'Frage stellen',
  fullscreen: 'Vollbild',
  leaveFullscreen: 'Vollbild verlassen',
  close: 'Schließen',
  continue: 'Dort weitersehen, wo Sie aufgehört haben',
  startOver: 'Von vorn beginnen',
  goOn: 'Weiter',
  backToPresentation: 'Zurück zur Präsentation',
  skipIntro: 'Überspringen',
  slideOf: 'Folie {n} von {count}: {title}',
  missing:
    'Diese Präsentation ist nicht mehr verfügbar. Bitten Sie die Person, von der Sie den Link haben, um einen neuen.',
  unreachable:
    'Die Präsentation konnte nicht geladen werden. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
  empty: 'Hier gibt es noch nichts zu sehen. Bitte schauen Sie bald wieder vorbei.',
  retry: 'Noch einmal versuchen',
  waiting: 'Wird geladen',
  offline: 'Sie sind offenbar offline. Die Präsentation läuft weiter, sobald Sie wieder online sind.',
  player: 'Präsentation',
  unset: 'Hier wurde noch keine Präsentation ausgewählt.',
  book: 'Termin vereinbaren',
}

export const player: typeof english.player = {
  contact: {
    noAnswer: 'Darauf habe ich keine Antwort, und raten möchte ich nicht.',
    askDirectly: 'Fragen Sie uns direkt:',
    callUs: 'Rufen Sie uns an',
    writeToUs: 'Schreiben Sie uns',
  },
  questions: {
    yourQuestion: 'Ihre Frage',
    send: 'Senden',
    greeting: 'Guten Tag! Was möchten Sie wissen?',
    suggestions: 'Häufige Fragen',
    sendTo: 'Frage an {name} senden',
    sentTo: 'Mit Ihrem Namen an {name} gesendet.',
    didYouMean: 'Ich bin nicht sicher, ob ich Sie richtig verstehe. Meinen Sie eine dieser Fragen?',
    uncertain: 'Das kann ich nicht mit Sicherheit beantworten.',
    from: 'Das steht in „{title}“: „{quote}“',
    fromPage: 'Das steht in „{title}“, Seite {n}: „{quote}“',
    offline: 'Sie sind offenbar offline, daher kann ich nicht nachsehen. Ihre Frage steht noch unten im Feld.',
    tooMany: 'Sie haben in kurzer Zeit viele Fragen gestellt. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    failed: 'Ich konnte gerade keine Antwort finden. Bitte senden Sie Ihre Frage noch einmal.',
    sources: 'Aus',
    page: 'Seite {n}',
    inLanguage: 'Unsere Quellen sind auf {language}.',
  },
  prices: {
    thanks: 'Danke fürs Zuschauen',
    nextStep: 'Bereit für den nächsten Schritt?',
    replay: 'Noch einmal ansehen',
    recommended: 'Empfohlen',
    aMonth: '{price} im Monat',
    terms: '{months} zu {rate} effektivem Jahreszins, {down} Anzahlung',
    holdUntil: 'Diese Preise gelten für das Dach, das wir vermessen haben, und bis zum {date}.',
    onRequest: 'Auf Anfrage',
    warranty: 'Garantie',
    wantTier: '{name} wählen',
    tierChosen: 'Sie haben {name} gewählt',
    compare: 'Nebeneinander vergleichen',
    showCards: 'Zurück zu den Preisoptionen',
    price: 'Preis',
    included: 'Enthalten',
    notIncluded: 'Nicht enthalten',
    yourChoice: 'Ihre Wahl',
    share: 'Mit Miteigentümern oder Familie teilen',
    linkCopied: 'Link kopiert',
    keepPdf: 'Als PDF speichern',
  },
  booking: {
    title: 'Termin vereinbaren',
    days: 'Tag wählen',
    times: 'Uhrzeit wählen',
    few: 'Nur noch wenige frei',
    zone: 'Zeitzone: {zone}.',
    yours: '{when} Ihrer Zeit',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    onFile: 'Lassen Sie ein Feld leer, wenn wir die vorhandenen Angaben verwenden sollen.',
    send: 'Diesen Termin buchen',
    another: 'Andere Zeit wählen',
    taken: 'Diese Zeit hat gerade jemand anderes gebucht. Bitte wählen Sie eine andere.',
    tooMany:
      'Sie haben so viele Termine gebucht, wie dieser Link erlaubt. Bitte verschieben oder stornieren Sie zuerst einen davon.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    none: 'Zurzeit sind keine Termine frei.',
    outside: 'Ihr Haus liegt außerhalb unseres Einsatzgebiets.',
    booked: 'Ihr Termin ist gebucht',
    arrival: 'Wir treffen in dieser Zeit bei Ihnen ein.',
    mailed: 'Sie erhalten eine Bestätigung per E-Mail.',
    calendar: 'Zum Kalender hinzufügen',
    change: 'Verschieben oder absagen',
  },
  done: {
    yourVisit: 'Ihr Termin',
    visit: 'Ihr Termin: {when}',
    visitBooked: 'Ihr Termin ist gebucht. Um die Zeit zu sehen oder zu ändern, nutzen Sie den Link aus unserer E-Mail.',
    change: 'Ändern',
    signed: 'Unterschrieben',
    contractSigned: 'Unterschrieben. Über den Link zu Ihrem Vertrag öffnen Sie Ihre Ausfertigung.',
    copy: 'Ausfertigung öffnen',
    depositDue: 'Anzahlung fällig',
    depositPaid: 'Anzahlung bezahlt',
    depositRefunded: 'Anzahlung zurückgezahlt',
    depositReturning: 'Rückzahlung der Anzahlung unterwegs',
    openContract: 'Vertrag öffnen',
  },
  contract: {
    title: 'Ihr Vertrag',
    choose: 'Für welche Option möchten Sie den Vertrag?',
    lead: 'Wir senden Ihnen den Vertrag per E-Mail, damit Sie ihn in Ruhe lesen können. Sie unterschreiben damit noch nichts.',
    send: 'Vertrag zusenden',
    another: 'Andere Option wählen',
    sent: 'Wir senden ihn an {email}',
    sentLead:
      'Der Link in der E-Mail führt zum Vertrag für „{tier}“. Lesen Sie ihn und unterschreiben Sie, wenn Sie so weit sind.',
    noAddress: 'Wir haben keine E-Mail-Adresse von Ihnen, an die wir ihn senden könnten.',
    notReady: 'Wir können noch keinen Vertrag senden, weil der Preis für Ihr Haus noch nicht bestätigt ist.',
    tooMany:
      'Wir haben Ihnen heute schon mehrere E-Mails gesendet. Sehen Sie in Ihrem Posteingang nach, oder versuchen Sie es morgen noch einmal.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  roof: {
    squares: 'Squares',
    pitch: 'Neigung',
    waste: 'Verschnitt',
    fromAbove: 'Ihr Dach von oben',
  },
  gallery: {
    pictures: 'Bilder',
    enlarge: 'Vergrößern',
    picture: 'Bild {n}',
    before: 'Vorher',
    after: 'Nachher',
    compare: 'Vorher und nachher vergleichen',
  },
  keys: {
    title: 'Tastenkürzel',
    skip: '{n} Sekunden zurück oder vor',
    tenth: 'Zu 0–90 % der Präsentation springen',
    ends: 'Zum Anfang oder Ende springen',
    these: 'Diese Tastenkürzel anzeigen',
  },
}

export const page: typeof english.page = {
  withAddress: '{name}, Ihr Dach: {address}',
  withName: '{name}, das ist für Sie',
  atAddress: 'Ihr Dach: {address}',
  length: 'Etwa {minutes}',
  needsScript: 'Schalten Sie JavaScript ein, um diese Präsentation anzusehen.',
  missingTitle: 'Diese Präsentation ist nicht verfügbar',
  missingText:
    'Vielleicht ist der Link unvollständig, oder die Präsentation wurde entfernt. Bitten Sie die Person, von der Sie den Link haben, um einen neuen.',
}

export const voices: typeof english.voices = {
  example: 'Guten Tag! So klinge ich, wenn ich Ihnen Ihr Dach, unsere Arbeit und Ihre Preisoptionen vorstelle.',
}

export const mail: typeof english.mail = {
  noReplies: 'Bitte antworten Sie nicht auf diese E-Mail. Antworten werden nicht gelesen.',
}

export const sending: typeof english.sending = {
  subject: 'Ihre Präsentation von {company}',
  hello: 'Guten Tag {name},',
  sentence:
    'Wir von {company} haben diese Präsentation für Sie erstellt. Sehen Sie sie sich an, wann es Ihnen passt, am Telefon oder am Computer.',
  button: 'Präsentation ansehen',
  note: 'Diese Präsentation wurde für Sie erstellt. Alle, die den Link haben, können sie ansehen.',
}

export { missingContract } from './missing-contract/de'
export { appointments } from './visits/de'

export const generation: typeof english.generation = {
  welcome: 'Willkommen',
  hello: 'Guten Tag, {{first_name}}, schön, dass Sie da sind.',
  agenda: 'Das sehen wir uns gemeinsam an: {titles}.',
  closing: 'Wie es weitergeht',
  thanks: 'Vielen Dank, {{first_name}}. Fragen Sie mich alles, was Sie wissen möchten.',
  sources: 'Quellen',
  page: 'Seite',
  first: 'worum es in dieser Präsentation geht',
  next: 'wie es weitergeht und wen man anruft',
  questions: {
    take: 'Wie lange dauert {subject}?',
    last: 'Wie lange hält {subject}?',
    cost: 'Was kostet {subject}?',
    cover: 'Was deckt {subject} ab?',
    include: 'Was umfasst {subject}?',
    need: 'Was braucht {subject}?',
    about: 'Was sollte ich wissen über: {subject}?',
  },
}
