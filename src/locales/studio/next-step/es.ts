import type { words as en } from './en'

export const words: typeof en = {
  answer: { one: 'Responda a su pregunta', other: 'Responda a sus {count} preguntas' },
  contract: {
    draft: 'Termine y envíe el borrador del contrato',
    sent: 'Aún no ha abierto el contrato',
    opened: 'Abrió el contrato, pero aún no lo ha firmado',
  },
  shareContract: 'No se envió por correo a nadie. Comparta usted el enlace del contrato.',
  waitsFor: 'Falta la firma de {names} en el contrato',
  countersign: 'Todos han firmado. Firme el contrato por su empresa.',
  visit: 'Visita: {when}',
  signed: 'Firmado. Reserve la próxima visita.',
  chose: 'Eligió {tier}. Cree un contrato o reserve una visita.',
  opened: 'Abrió el enlace, pero aún no ha visto nada. Llame por teléfono.',
  watched: 'Vio la presentación, pero no ha elegido un precio. Llame por teléfono.',
  unopened: 'Aún no ha abierto el enlace. Llame o envíelo de nuevo.',
  sendLink: 'Envíele el enlace por correo.',
  copyLink: 'No hay correo. Copie el enlace y compártalo usted.',
}
