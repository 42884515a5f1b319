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

export type Labels = typeof english

const rightToLeft = /^(ar|he|fa|ur|ps|yi|dv|ckb|sd|ug)$/

/** `iw` is the former code of Hebrew, which some browsers still send. */
export function primary(language: string | null) {
  const name = (language ?? 'en').toLowerCase().split('-')[0] || 'en'
  return name === 'iw' ? 'he' : name
}

export const inLanguage = (language: string | null, others: Record<string, Labels> = {}) =>
  others[primary(language)] ?? english
export const directionOf = (language: string | null) => (rightToLeft.test(primary(language)) ? 'rtl' : 'ltr')
