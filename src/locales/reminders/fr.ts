import type { reminders as english } from './en'

export const reminders: typeof english = {
  language: 'fr',
  readContract: 'Lire le contrat',
  linkNote: 'Ce lien est réservé à votre usage.',
  stopLink: 'Arrêter les rappels',
  title: 'Rappels',
  ask: 'Ne plus recevoir les rappels de {company} ?',
  kept: 'Vous recevrez toujours ce que vous demandez, comme la confirmation d’une visite ou l’exemplaire d’un contrat.',
  stop: 'Arrêter les rappels',
  stopped: '{company} ne vous enverra plus de rappels.',
  resume: 'Recevoir de nouveau des rappels',
  resumed: '{company} peut de nouveau vous envoyer des rappels.',
  missingTitle: 'Ce lien ne fonctionne pas',
  missingText:
    'Il est peut-être incomplet. Ouvrez de nouveau le lien à la fin de votre dernier rappel, ou copiez-le en entier.',
}
