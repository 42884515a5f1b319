import type * as english from './en'

export const missingContract: typeof english.missingContract = {
  title: 'Este contrato no está aquí',
  text: 'Puede que el enlace esté incompleto. El último correo sobre su contrato tiene uno que funciona.',
  noTokenTitle: 'Este enlace está incompleto',
  noTokenText: 'Le falta el final. Abra otra vez el enlace del correo sobre su contrato o cópielo entero.',
  paidTitle: 'Su pago está en camino',
  paidText:
    'Se está confirmando, y el recibo llega por correo. El enlace que trae abre su contrato. Puede cerrar esta página.',
}
