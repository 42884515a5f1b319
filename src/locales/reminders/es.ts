import type { reminders as english } from './en'

export const reminders: typeof english = {
  language: 'es',
  readContract: 'Leer el contrato',
  linkNote: 'Este enlace es solo para usted.',
  stopLink: 'Dejar de recibir recordatorios',
  title: 'Recordatorios',
  ask: '¿Dejar de recibir los recordatorios de {company}?',
  kept: 'Seguirá recibiendo lo que pida, como la confirmación de una visita o la copia de un contrato.',
  stop: 'Dejar de recibirlos',
  stopped: '{company} ya no le enviará recordatorios.',
  resume: 'Volver a recibir recordatorios',
  resumed: '{company} puede volver a enviarle recordatorios.',
  missingTitle: 'Este enlace no funciona',
  missingText:
    'Puede que esté incompleto. Abra de nuevo el enlace que está al final de su último recordatorio, o cópielo entero.',
}
