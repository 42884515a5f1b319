/** The first script of the player: what it needs before anything else of it is read. */
export const controls = {
  language: 'en',
  play: 'Play',
  pause: 'Pause',
  previous: 'Back',
  next: 'Next',
  progress: 'Progress',
  captions: 'Captions',
  speed: 'Speed',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  menu: 'Chapters and settings',
  chapters: 'Chapters',
  questions: 'Ask a question',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Exit full screen',
  close: 'Close',
  continue: 'Continue where you left off',
  startOver: 'Start over',
  goOn: 'Continue',
  backToPresentation: 'Back to the presentation',
  skipIntro: 'Skip',
  slideOf: 'Slide {n} of {count}: {title}',
  missing: 'This presentation is no longer available. Ask the person who sent it for a new link.',
  unreachable: 'We couldn’t load the presentation. Check your connection, then try again.',
  empty: 'There’s nothing to watch yet. Check back later.',
  retry: 'Try again',
  waiting: 'Loading',
  offline: 'You seem to be offline. The presentation will continue when you’re back online.',
  player: 'Presentation',
  unset: 'No presentation is selected yet.',
  book: 'Book a visit',
}

/** The parts of the player that load after the first slide. */
export const player = {
  /** The server says these too. */
  contact: {
    noAnswer: 'I don’t have an answer to that, and I’d rather not guess.',
    askDirectly: 'Ask us directly:',
    callUs: 'Call us',
    writeToUs: 'Email us',
  },
  questions: {
    yourQuestion: 'Your question',
    send: 'Send',
    greeting: 'Hello! What would you like to know?',
    suggestions: 'Common questions',
    sendTo: 'Send question to {name}',
    sentTo: 'Sent to {name} with your name.',
    didYouMean: 'I’m not sure I understood. Did you mean one of these?',
    uncertain: 'I can’t answer that for certain.',
    from: 'This is from “{title}”: “{quote}”',
    fromPage: 'This is from “{title}”, page {n}: “{quote}”',
    offline: 'You seem to be offline, so I can’t look that up. Your question is still in the box below.',
    tooMany: 'You’ve asked a lot of questions in a short time. Please try again in a few minutes.',
    failed: 'I couldn’t get an answer just now. Please send your question again.',
    sources: 'From',
    page: 'page {n}',
    inLanguage: 'Our sources are in {language}.',
  },
  prices: {
    thanks: 'Thank you for watching',
    nextStep: 'Ready for the next step?',
    replay: 'Watch again',
    recommended: 'Recommended',
    aMonth: '{price} a month',
    terms: '{months} at {rate} APR, {down} down',
    holdUntil: 'These prices are for the roof we measured and are valid until {date}.',
    onRequest: 'On request',
    warranty: 'Warranty',
    wantTier: 'Choose {name}',
    tierChosen: 'You chose {name}',
    compare: 'Compare side by side',
    showCards: 'Back to price options',
    price: 'Price',
    included: 'Included',
    notIncluded: 'Not included',
    yourChoice: 'Your choice',
    share: 'Share with your co-owner or family',
    linkCopied: 'Link copied',
    keepPdf: 'Save as PDF',
  },
  booking: {
    title: 'Book a visit',
    days: 'Choose a day',
    times: 'Choose a time',
    few: 'Few left',
    zone: 'Times are in {zone}.',
    yours: '{when} your time',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    onFile: 'Leave a field blank to use what we have on file.',
    send: 'Book this visit',
    another: 'Choose another time',
    taken: 'Someone else just took that time. Please choose another.',
    tooMany: 'You’ve booked as many visits as this link allows. Change or cancel one of them first.',
    failed: 'That didn’t work. Please try again.',
    none: 'No times are available right now.',
    outside: 'Your home is outside the area we serve.',
    booked: 'Your visit is booked',
    arrival: 'We’ll arrive during this time.',
    mailed: 'We’ll email you a confirmation.',
    calendar: 'Add to calendar',
    change: 'Change or cancel',
  },
  done: {
    yourVisit: 'Your visit',
    visit: 'Your visit: {when}',
    visitBooked: 'Your visit is booked. To see the time or change it, use the link we emailed you.',
    change: 'Change',
    signed: 'Signed',
    contractSigned: 'Signed. To open your copy, use the link to your agreement.',
    copy: 'Open your copy',
    depositDue: 'Deposit due',
    depositPaid: 'Deposit paid',
    depositRefunded: 'Deposit refunded',
    depositReturning: 'Deposit refund on its way',
    openContract: 'Open agreement',
  },
  contract: {
    title: 'Your agreement',
    choose: 'Which option would you like an agreement for?',
    lead: 'We’ll email you the agreement so you can take your time to read it. You aren’t signing anything yet.',
    send: 'Send me the agreement',
    another: 'Choose another option',
    sent: 'We’ll email it to {email}',
    sentLead: 'The link in the email opens the agreement for {tier}. Read it, and sign when you’re ready.',
    noAddress: 'We don’t have an email address to send it to.',
    notReady: 'We can’t send an agreement yet because the price for your home hasn’t been confirmed.',
    tooMany: 'We’ve already emailed you several times today. Check your inbox, or try again tomorrow.',
    failed: 'That didn’t work. Please try again.',
  },
  roof: {
    squares: 'Squares',
    pitch: 'Pitch',
    waste: 'Waste allowance',
    fromAbove: 'Your roof from above',
  },
  gallery: {
    pictures: 'Pictures',
    enlarge: 'Enlarge',
    picture: 'Picture {n}',
    before: 'Before',
    after: 'After',
    compare: 'Compare before and after',
  },
  keys: {
    title: 'Keyboard shortcuts',
    skip: 'Back or forward {n} seconds',
    tenth: 'Jump to 0–90% of the presentation',
    ends: 'Jump to the start or end',
    these: 'Show these shortcuts',
  },
}

/** The page of a link, which is shown before the player’s script has loaded. */
export const page = {
  withAddress: '{name}, your roof at {address}',
  withName: '{name}, this is for you',
  atAddress: 'Your roof at {address}',
  length: 'About {minutes}',
  needsScript: 'Turn on JavaScript to watch this presentation.',
  missingTitle: 'This presentation isn’t available',
  missingText:
    'The link may be incomplete, or the presentation may have been taken down. Ask the person who sent it for a new link.',
}

/** Says how a voice sounds, for a company that chooses one. */
export const voices = {
  example: 'Hello! This is how I’ll sound when I walk you through your roof, our work, and your price options.',
}

/** At the foot of every email to a homeowner. */
export const mail = {
  noReplies: 'Please don’t reply to this email. Replies aren’t read.',
}

/** The email with the link to a presentation. */
export const sending = {
  subject: 'Your presentation from {company}',
  answerSubject: 'Your question to {company}',
  hello: 'Hello {name},',
  sentence: 'We at {company} made this presentation for you. Watch it whenever you like, on your phone or computer.',
  button: 'Watch the presentation',
  note: 'This presentation was made for you. Anyone who has the link can watch it.',
}

/** The page of a contract that is not there. */
export { missingContract } from './missing-contract/en'
/** Emails about a visit, and its page. */
export { appointments } from './visits/en'

/** A deck that is written from documents. No document backs these sentences, so they must state no facts. */
export const generation = {
  welcome: 'Welcome',
  hello: 'Hello {{first_name}}, it’s good to have you here.',
  agenda: 'Here’s what we’ll look at together: {titles}.',
  closing: 'What happens next',
  thanks: 'Thank you, {{first_name}}. Ask me anything you’d like to know.',
  sources: 'Sources',
  page: 'page',
  first: 'what this presentation is about',
  next: 'what happens next, and who to call',
  questions: {
    take: 'How long does {subject} take?',
    last: 'How long does {subject} last?',
    cost: 'What does {subject} cost?',
    cover: 'What does {subject} cover?',
    include: 'What does {subject} include?',
    need: 'What does {subject} need?',
    about: 'What should I know about {subject}?',
  },
}
