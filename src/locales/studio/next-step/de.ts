import type { words as en } from './en'

export const words: typeof en = {
  answer: { one: 'Frage beantworten', other: '{count} Fragen beantworten' },
  contract: {
    draft: 'Vertragsentwurf fertigstellen und senden',
    sent: 'Hat den Vertrag noch nicht geöffnet',
    opened: 'Hat den Vertrag geöffnet, aber noch nicht unterschrieben',
  },
  shareContract: 'Niemandem gemailt. Teilen Sie den Link zum Vertrag selbst.',
  waitsFor: 'Auf dem Vertrag fehlt die Unterschrift von {names}',
  countersign: 'Alle haben unterschrieben. Unterschreiben Sie den Vertrag für Ihre Firma.',
  visit: 'Besuch am {when}',
  signed: 'Unterschrieben. Vereinbaren Sie den nächsten Besuch.',
  chose: 'Hat {tier} gewählt. Erstellen Sie einen Vertrag oder vereinbaren Sie einen Besuch.',
  opened: 'Hat den Link geöffnet, aber noch nichts angesehen. Rufen Sie an.',
  watched: 'Hat zugesehen, aber noch keinen Preis gewählt. Rufen Sie an.',
  unopened: 'Hat den Link noch nicht geöffnet. Rufen Sie an oder senden Sie ihn noch einmal.',
  sendLink: 'Senden Sie den Link per E-Mail.',
  copyLink: 'Es gibt keine E-Mail-Adresse. Kopieren Sie den Link und teilen Sie ihn selbst.',
}
