import type { words as english } from './en'

export const words: typeof english = {
  text: 'Quién cambió qué, y cada intento de iniciar sesión. Durante 400 días.',
  who: 'Quién',
  anyone: 'Todos',
  until: 'Hasta el final de',
  show: 'Mostrar',
  none: 'No se hizo nada',
  noneText: 'Elija a otra persona o un día posterior.',
  showAll: 'Mostrar todo',
  kinds: { user: 'Un miembro', key: 'Una clave de la API', homeowner: 'Un propietario', system: 'Porchlight' },
  sent: 'Enviado: {members}',
  from: 'desde {address}',
}
