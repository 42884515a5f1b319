export const missingContract = {
  title: 'This agreement is not here',
  text: 'The link may be incomplete. The newest mail about your agreement has one that works.',
  noTokenTitle: 'This link is incomplete',
  noTokenText:
    'The end of it is missing. Open the link in the mail about your agreement once more, or copy the whole of it.',
  paidTitle: 'Your payment is on its way',
  paidText:
    'It is being confirmed, and a receipt comes by e-mail. The link in it opens your agreement. You can close this page.',
}
