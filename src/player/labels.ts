export const english = {
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
  yourQuestion: 'Your question',
  send: 'Send',
  greeting: 'Hello! What would you like to know?',
  noAnswer: 'I have no answer to that here, and I would rather not guess.',
  askDirectly: 'Ask us directly:',
  suggestions: 'Often asked',
  thanks: 'Thank you for watching',
  replay: 'Watch again',
  recommended: 'Recommended',
  aMonth: '{price} a month',
  terms: '{months} months at {rate} APR, {down} down',
  holdUntil: 'These prices are for the roof we measured and hold until {date}.',
  roofSquares: 'Squares',
  roofPitch: 'Pitch',
  roofWaste: 'Waste allowed for',
  roofFromAbove: 'Your roof from above',
  onRequest: 'On request',
  warranty: 'Warranty',
  slideOf: 'Slide {n} of {count}: {title}',
  missing: 'This presentation is no longer here. Whoever sent it to you can send a new one.',
  unreachable: 'We could not load the presentation. Please check your connection.',
  empty: 'There is nothing to show yet. Please come back in a while.',
  retry: 'Try again',
  waiting: 'Loading',
  offline: 'You seem to be offline. It goes on by itself when you are back.',
  player: 'Presentation',
  unset: 'No presentation has been chosen here yet.',
  didYouMean: 'I am not sure I understood. Did you mean one of these?',
  nextStep: 'Ready for the next step?',
  book: 'Book a visit',
  callUs: 'Call us',
  writeToUs: 'Write to us',
}

export type Labels = typeof english

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'yi', 'dv', 'ckb', 'sd', 'ug'])

/** `iw` is the former code of Hebrew, which some browsers still send. */
export function primary(language: string | null) {
  const name = (language ?? 'en').toLowerCase().split('-')[0] || 'en'
  return name === 'iw' ? 'he' : name
}

export const inLanguage = (language: string | null, others: Record<string, Labels> = {}) =>
  others[primary(language)] ?? english
export const directionOf = (language: string | null) => (rightToLeft.has(primary(language)) ? 'rtl' : 'ltr')
