import type * as english from './en'

export const missingContract: typeof english.missingContract = {
  title: 'Ce contrat n’est pas ici',
  text: 'Le lien est peut-être incomplet. Le dernier e-mail au sujet de votre contrat en contient un qui fonctionne.',
  noTokenTitle: 'Ce lien est incomplet',
  noTokenText:
    'Il en manque la fin. Ouvrez de nouveau le lien de l’e-mail au sujet de votre contrat, ou copiez-le en entier.',
  paidTitle: 'Votre paiement est en route',
  paidText:
    'Il est en cours de confirmation, et le reçu arrive par e-mail. Le lien qu’il contient ouvre votre contrat. Vous pouvez fermer cette page.',
}
