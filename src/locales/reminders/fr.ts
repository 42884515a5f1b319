import type { reminders as english } from './en'

export const reminders: typeof english = {
  language: 'fr',
  readContract: 'Lire le contrat',
  linkNote: 'Ce lien est réservé à vous seul.',
  stopLink: 'Ne plus recevoir de rappels',
  title: 'Rappels',
  ask: 'Ne plus recevoir les rappels de {company} ?',
  kept: 'Ce que vous demandez arrivera toujours : la confirmation d’une visite, la copie d’un contrat.',
  stop: 'Arrêter les rappels',
  stopped: '{company} ne vous enverra plus de rappels.',
  resume: 'Recevoir de nouveau des rappels',
  resumed: '{company} peut de nouveau vous envoyer des rappels.',
  missingTitle: 'Ce lien ne fonctionne pas',
  missingText:
    'Il est peut-être incomplet. Ouvrez de nouveau le lien à la fin du dernier rappel, ou copiez-le en entier.',
}
