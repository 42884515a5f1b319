import type * as english from './en'

export const missingContract: typeof english.missingContract = {
  title: 'Wir können diesen Vertrag nicht finden',
  text: 'Der Link ist vielleicht unvollständig. Öffnen Sie den Link in der neuesten E-Mail zu Ihrem Vertrag.',
  noTokenTitle: 'Dieser Link ist unvollständig',
  noTokenText:
    'Das Ende fehlt. Öffnen Sie den Link in der E-Mail zu Ihrem Vertrag noch einmal, oder kopieren Sie ihn vollständig.',
  paidTitle: 'Wir bestätigen Ihre Zahlung',
  paidText:
    'Sie erhalten eine Quittung per E-Mail. Der Link darin öffnet Ihren Vertrag. Sie können diese Seite schließen.',
}
