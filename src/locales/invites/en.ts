export const words = {
  headline: 'Join {company} on Porchlight',
  greeting: 'Hello {name},',
  sentence: '{company} has invited you to its account. Choose a password to get started.',
  button: 'Accept invitation',
  note: 'The link works once, until {date}. If you don’t know this company, ignore this email.',
}
