export const missingContract = {
  title: 'We can’t find this agreement',
  text: 'The link may be incomplete. Open the link in the latest email about your agreement.',
  noTokenTitle: 'This link is incomplete',
  noTokenText: 'The end of it is missing. Open the link in the email about your agreement again, or copy all of it.',
  paidTitle: 'We’re confirming your payment',
  paidText: 'We’ll email you a receipt. The link in it opens your agreement. You can close this page.',
}
