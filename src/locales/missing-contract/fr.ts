import type * as english from './en'

export const missingContract: typeof english.missingContract = {
  title: 'Nous ne trouvons pas ce contrat',
  text: 'Le lien est peut-être incomplet. Ouvrez le lien du dernier e-mail au sujet de votre contrat.',
  noTokenTitle: 'Ce lien est incomplet',
  noTokenText:
    'Il en manque la fin. Ouvrez de nouveau le lien de l’e-mail au sujet de votre contrat, ou copiez-le en entier.',
  paidTitle: 'Nous confirmons votre paiement',
  paidText:
    'Nous vous enverrons un reçu par e-mail. Le lien qu’il contient ouvre votre contrat. Vous pouvez fermer cette page.',
}
