import type * as english from './en'

export const missingContract: typeof english.missingContract = {
  title: 'No encontramos este contrato',
  text: 'Puede que el enlace esté incompleto. Abra el enlace del último correo sobre su contrato.',
  noTokenTitle: 'Este enlace está incompleto',
  noTokenText: 'Le falta el final. Abra otra vez el enlace del correo sobre su contrato, o cópielo entero.',
  paidTitle: 'Estamos confirmando su pago',
  paidText: 'Le enviaremos un recibo por correo. El enlace que contiene abre su contrato. Puede cerrar esta página.',
}
