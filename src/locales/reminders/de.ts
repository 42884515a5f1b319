import type { reminders as english } from './en'

export const reminders: typeof english = {
  language: 'de',
  readContract: 'Vertrag lesen',
  linkNote: 'Der Link ist nur für Sie.',
  stopLink: 'Keine Erinnerungen mehr',
  title: 'Erinnerungen',
  ask: 'Keine Erinnerungen von {company} mehr erhalten?',
  kept: 'Worum Sie bitten, kommt weiterhin: die Bestätigung eines Besuchs, die Kopie eines Vertrags.',
  stop: 'Erinnerungen beenden',
  stopped: '{company} sendet Ihnen keine Erinnerungen mehr.',
  resume: 'Wieder Erinnerungen erhalten',
  resumed: '{company} darf Ihnen wieder Erinnerungen senden.',
  missingTitle: 'Dieser Link funktioniert nicht',
  missingText:
    'Er ist vielleicht unvollständig. Öffnen Sie den Link am Ende der neuesten Erinnerung noch einmal, oder kopieren Sie ihn ganz.',
}
