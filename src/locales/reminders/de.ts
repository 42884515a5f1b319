import type { reminders as english } from './en'

export const reminders: typeof english = {
  language: 'de',
  readContract: 'Vertrag lesen',
  linkNote: 'Dieser Link ist nur für Sie.',
  stopLink: 'Erinnerungen beenden',
  title: 'Erinnerungen',
  ask: 'Keine Erinnerungen von {company} mehr erhalten?',
  kept: 'Worum Sie bitten, erhalten Sie weiterhin, zum Beispiel die Bestätigung eines Termins oder die Ausfertigung eines Vertrags.',
  stop: 'Erinnerungen beenden',
  stopped: '{company} sendet Ihnen keine Erinnerungen mehr.',
  resume: 'Wieder Erinnerungen erhalten',
  resumed: '{company} kann Ihnen wieder Erinnerungen senden.',
  missingTitle: 'Dieser Link funktioniert nicht',
  missingText:
    'Er ist vielleicht unvollständig. Öffnen Sie den Link am Ende Ihrer letzten Erinnerung noch einmal, oder kopieren Sie ihn vollständig.',
}
