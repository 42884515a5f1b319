export const words = {
  text: 'Who changed what, and every sign-in attempt. Kept for 400 days.',
  who: 'Who',
  anyone: 'Anyone',
  until: 'Through',
  show: 'Show entries',
  none: 'No entries found',
  noneText: 'Choose another person or a later date.',
  showAll: 'Show all entries',
  kinds: { user: 'A member', key: 'An API key', homeowner: 'A homeowner', system: 'Porchlight' },
  sent: 'Sent: {members}',
  from: 'from {address}',
}
