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
  nextStep: 'Ready for the next step?',
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
    didYouMean: 'I am not sure I understood. Did you mean one of these?',
    offline: 'You seem to be offline, so I can’t look that up. Your question is still below.',
    tooMany: 'That was a lot of questions in a short time. Please try again in a few minutes.',
    failed: 'I could not get to the answer just now. Please send your question again.',
    sources: 'From',
    page: 'page {n}',
    inLanguage: 'Our sources are in {language}.',
  },
  prices: {
    thanks: 'Thank you for watching',
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
    mailed: 'You will get a mail about it.',
    calendar: 'Add to calendar',
    change: 'Change or cancel',
  },
  done: {
    yourVisit: 'Your visit',
    visit: 'Your visit: {when}',
    change: 'Change',
    signed: 'Signed',
    copy: 'Your copy',
  },
  contract: {
    title: 'Your agreement',
    choose: 'What would you like an agreement for?',
    lead: 'We send you the agreement by e-mail, to read in peace. Nothing is signed by asking for it.',
    send: 'Send me the agreement',
    another: 'Choose another',
    sent: 'We sent it to {email}',
    sentLead: 'The link in the mail leads to the agreement for “{tier}”. Read it, and sign when you are ready.',
    noAddress: 'We have no e-mail address of yours to send it to.',
    notReady: 'There is no agreement to send yet: the price for your home is still to be confirmed.',
    tooMany: 'We have sent you some already. Look into your mail, or try again tomorrow.',
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

/** Mails about a visit, and its page. */
export const appointments = {
  language: 'en',
  hello: 'Hello {name},',
  confirmedSubject: 'Your visit is booked: {when}',
  changedSubject: 'Your visit was moved: {when}',
  cancelledSubject: 'Your visit was cancelled: {when}',
  reminderSubject: 'A reminder of your visit: {when}',
  confirmed: '{company} will come to you on {when}.',
  changed: 'The visit of {company} was moved to {when}.',
  cancelled: 'The visit of {company} on {when} was cancelled.',
  reminder: '{company} will come to you tomorrow: {when}.',
  arrival: 'We arrive within this time.',
  manage: 'Change or cancel the visit',
  addToCalendar: 'Add to calendar',
  when: 'When',
  visit: 'What for',
  times: 'Times are those of {zone}.',
  yourTime: 'In your time zone: {when}',
  title: 'Your visit',
  wasCancelled: 'This visit was cancelled.',
  isOver: 'This visit lies in the past.',
  wasMoved: 'The visit was moved. You get a mail about it.',
  wasCancelledNow: 'The visit was cancelled. You get a mail about it.',
  change: 'Choose another time',
  choose: 'Choose a time first.',
  move: 'Move the visit',
  cancel: 'Cancel the visit',
  reason: 'Reason, if you like',
  cancelNow: 'Yes, cancel it',
  few: 'Few places left',
  nothingFree: 'There is no free time at the moment. Please ask the company.',
  taken: 'That time was taken meanwhile. Please choose another.',
  failed: 'That did not work. Please try again.',
  missingTitle: 'This visit is not here',
  missingText: 'The link may be incomplete. The newest mail about your visit has one that works.',
  bookAnother: 'Book another visit',
  bookAgain: 'To come back to it, book another visit in the presentation.',
}

/** Reminders that a company writes, and the page that stops them. */
export const reminders = {
  readContract: 'Read the agreement',
  linkNote: 'The link is yours alone.',
  stopLink: 'No more reminders',
  title: 'Reminders',
  ask: 'Stop the reminders of {company}?',
  kept: 'What you ask for still comes: the confirmation of a visit, the copy of an agreement.',
  stop: 'Stop reminders',
  stopped: '{company} sends you no more reminders.',
  resume: 'Send me reminders again',
  resumed: '{company} may send you reminders again.',
  missingTitle: 'This link does not work',
  missingText:
    'It may be incomplete. Open the link at the end of the newest reminder once more, or copy the whole of it.',
}

/** The page of a contract that is not there. */
export const missingContract = {
  title: 'This agreement is not here',
  text: 'The link may be incomplete. The newest mail about your agreement has one that works.',
  noTokenTitle: 'This link is incomplete',
  noTokenText:
    'The end of it is missing. Open the link in the mail about your agreement once more, or copy the whole of it.',
}

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
