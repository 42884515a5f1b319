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
  unmute: 'Sound on',
  volume: 'Volume',
  menu: 'Chapters and settings',
  chapters: 'Chapters',
  questions: 'Ask a question',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  close: 'Close',
  continue: 'Continue where you left off',
  startOver: 'Start over',
  goOn: 'Continue',
  backToPresentation: 'Back to the presentation',
  skipIntro: 'Skip',
  slideOf: 'Slide {n} of {count}: {title}',
  missing: 'This presentation is no longer here. Whoever sent it to you can send a new one.',
  unreachable: 'We could not load the presentation. Please check your connection.',
  empty: 'There is nothing to show yet. Please come back in a while.',
  retry: 'Try again',
  waiting: 'Loading',
  offline: 'You seem to be offline. It goes on by itself when you are back.',
  player: 'Presentation',
  unset: 'No presentation has been chosen here yet.',
  book: 'Book a visit',
}

/** The parts of the player that load after the first slide. */
export const player = {
  /** The server says these too. */
  contact: {
    noAnswer: 'I have no answer to that here, and I would rather not guess.',
    askDirectly: 'Ask us directly:',
    callUs: 'Call us',
    writeToUs: 'Write to us',
  },
  questions: {
    yourQuestion: 'Your question',
    send: 'Send',
    greeting: 'Hello! What would you like to know?',
    suggestions: 'Often asked',
    sendTo: 'Send it to {name}',
    sentTo: 'Sent to {name}, with your name on it.',
    didYouMean: 'I am not sure I understood. Did you mean one of these?',
    uncertain: 'I can’t answer that for certain.',
    from: 'This is from “{title}”: “{quote}”',
    fromPage: 'This is from “{title}”, page {n}: “{quote}”',
    offline: 'You seem to be offline, so I can’t look that up. Your question is still below.',
    tooMany: 'That was a lot of questions in a short time. Please try again in a few minutes.',
    failed: 'I could not get to the answer just now. Please send your question again.',
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
    terms: '{months} months at {rate} APR, {down} down',
    holdUntil: 'These prices are for the roof we measured and hold until {date}.',
    onRequest: 'On request',
    warranty: 'Warranty',
    wantTier: '{name} is what I want',
    tierChosen: 'You want {name}',
    compare: 'Compare side by side',
    showCards: 'Back to the cards',
    price: 'Price',
    included: 'Included',
    notIncluded: 'Not included',
    yourChoice: 'What you want',
    share: 'Share with whoever decides too',
    linkCopied: 'The link is copied',
    keepPdf: 'Keep as PDF',
  },
  booking: {
    title: 'Book a visit',
    days: 'Choose a day',
    times: 'Choose a time',
    few: 'Few left',
    zone: 'Times are those of {zone}.',
    yours: '{when} your time',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    onFile: 'Leave a field empty to use what we know.',
    send: 'Book this visit',
    another: 'Another time',
    taken: 'Someone else has just taken that time. Please choose another.',
    tooMany: 'This link has as many visits to come as it may. Change or cancel one of them first.',
    failed: 'That did not work. Please try again.',
    none: 'There is no free time at the moment.',
    outside: 'Your home lies outside of the area that we visit.',
    booked: 'Your visit is booked',
    arrival: 'We arrive within this time.',
    mailed: 'You’ll get an email about it.',
    calendar: 'Add to calendar',
    change: 'Change or cancel',
  },
  done: {
    yourVisit: 'Your visit',
    visit: 'Your visit: {when}',
    visitBooked: 'Your visit is booked. The link to your visit shows the time and lets you change it.',
    change: 'Change',
    signed: 'Signed',
    contractSigned: 'Signed. The link to your agreement opens your copy.',
    copy: 'Your copy',
    depositDue: 'Deposit due',
    depositPaid: 'Deposit paid',
    depositRefunded: 'Deposit paid back',
    depositReturning: 'Deposit on its way back',
    openContract: 'Open the agreement',
  },
  contract: {
    title: 'Your agreement',
    choose: 'What would you like an agreement for?',
    lead: 'We’ll email you the agreement so you can read it in your own time. Asking for it doesn’t sign anything.',
    send: 'Send me the agreement',
    another: 'Choose another',
    sent: 'We’ll email it to {email}',
    sentLead: 'The link in the email opens the agreement for “{tier}”. Read it, and sign when you’re ready.',
    noAddress: 'We don’t have an email address to send it to.',
    notReady: 'There is no agreement to send yet: the price for your home is still to be confirmed.',
    tooMany: 'We’ve already emailed you several times today. Check your inbox, or try again tomorrow.',
    failed: 'That did not work. Please try again.',
  },
  roof: {
    squares: 'Squares',
    pitch: 'Pitch',
    waste: 'Waste allowed for',
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
    title: 'Keyboard',
    skip: '{n} seconds back and forward',
    tenth: 'To a tenth of the talk',
    ends: 'To the beginning, to the end',
    these: 'These keys',
  },
}

/** The page of a link, which is shown before the player’s script has loaded. */
export const page = {
  withAddress: '{name}, your roof at {address}',
  withName: '{name}, this is for you',
  atAddress: 'Your roof at {address}',
  length: 'About {minutes}',
  needsScript: 'This presentation needs JavaScript to play.',
  missingTitle: 'This presentation is not here',
  missingText:
    'The link may be incomplete, or the presentation was taken down. Whoever sent it to you can send a new one.',
}

/** Says how a voice sounds, for a company that chooses one. */
export const voices = {
  example: 'Hello, this is how your roof, its story, and every word of the offer will sound.',
}

/** At the foot of every mail to a homeowner. */
export const mail = {
  noReplies: 'Replies to this mail are not read.',
}

/** The mail with the link of a presentation. */
export const sending = {
  subject: 'Your presentation from {company}',
  hello: 'Hello {name},',
  sentence: 'We made this presentation for you. Watch it whenever it suits you, on a phone or a computer.',
  button: 'Watch the presentation',
  note: 'It was made for you: whoever has the link can watch it.',
}

/** The page of a contract that is not there. */
export { missingContract } from './missing-contract/en'
/** Emails about a visit, and its page. */
export { appointments } from './visits/en'

/** A deck that is written from documents. No document backs these sentences, so they must state no facts. */
export const generation = {
  welcome: 'Welcome',
  hello: 'Hello {{first_name}}, it is good to have you here.',
  agenda: 'This is what we look at together: {titles}.',
  closing: 'What happens next',
  thanks: 'Thank you, {{first_name}}. Ask whatever you would like to know.',
  sources: 'Stands on',
  page: 'page',
  first: 'what this talk is about',
  next: 'what happens next, and whom to call',
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
