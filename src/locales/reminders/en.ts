/** What stands around a reminder that a company writes, and on the page that stops them. */
export const reminders = {
  language: 'en',
  readContract: 'Read agreement',
  linkNote: 'This link is only for you.',
  stopLink: 'Stop reminders',
  title: 'Reminders',
  ask: 'Stop reminders from {company}?',
  kept: 'You’ll still get what you ask for, such as a visit confirmation or a copy of an agreement.',
  stop: 'Stop reminders',
  stopped: '{company} won’t send you more reminders.',
  resume: 'Resume reminders',
  resumed: '{company} can send you reminders again.',
  missingTitle: 'This link doesn’t work',
  missingText: 'It may be incomplete. Open the link at the end of your latest reminder again, or copy all of it.',
}
