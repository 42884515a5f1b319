/** What stands around a reminder that a company writes, and on the page that stops them. */
export const reminders = {
  language: 'en',
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
