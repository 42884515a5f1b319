export const words = {
  text: 'Who changed what, and every try to sign in. Kept for 400 days.',
  who: 'Who',
  anyone: 'Anyone',
  until: 'Until the end of',
  show: 'Show',
  none: 'Nothing was done',
  noneText: 'Choose another person or a later day.',
  showAll: 'Show everything',
  kinds: { user: 'A member', key: 'An API key', homeowner: 'A homeowner', system: 'Porchlight' },
  sent: 'Sent: {members}',
  from: 'from {address}',
}
