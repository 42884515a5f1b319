import type { reminders as english } from './en'

export const reminders: typeof english = {
  language: 'es',
  readContract: 'Leer el contrato',
  linkNote: 'El enlace es solo para usted.',
  stopLink: 'No quiero más recordatorios',
  title: 'Recordatorios',
  ask: '¿Dejar de recibir los recordatorios de {company}?',
  kept: 'Lo que usted pida le seguirá llegando: la confirmación de una visita, la copia de un contrato.',
  stop: 'Dejar de recibirlos',
  stopped: '{company} no le enviará más recordatorios.',
  resume: 'Volver a recibir recordatorios',
  resumed: '{company} puede volver a enviarle recordatorios.',
  missingTitle: 'Este enlace no funciona',
  missingText: 'Puede que esté incompleto. Abra de nuevo el enlace al final del último recordatorio, o cópielo entero.',
}
