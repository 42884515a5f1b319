import type { words as english } from './en'

export const words: typeof english = {
  headline: 'Ihre Einladung zu {company}',
  greeting: 'Guten Tag, {name},',
  sentence: '{company} hat Sie in das eigene Konto eingeladen. Wählen Sie ein Passwort, um loszulegen.',
  button: 'Einladung annehmen',
  note: 'Der Link funktioniert einmal, bis zum {date}. Wenn Sie diese Firma nicht kennen, ignorieren Sie diese E-Mail.',
}
