import type * as english from './en'

export const missingContract: typeof english.missingContract = {
  title: 'Diesen Vertrag gibt es hier nicht',
  text: 'Der Link ist vielleicht unvollständig. In der neuesten E-Mail zu Ihrem Vertrag steht einer, der funktioniert.',
  noTokenTitle: 'Dieser Link ist unvollständig',
  noTokenText:
    'Das Ende fehlt. Öffnen Sie den Link in der E-Mail zu Ihrem Vertrag noch einmal, oder kopieren Sie ihn ganz.',
  paidTitle: 'Ihre Zahlung ist unterwegs',
  paidText:
    'Sie wird gerade bestätigt, und die Quittung kommt per E-Mail. Der Link darin öffnet Ihren Vertrag. Sie können diese Seite schließen.',
}
