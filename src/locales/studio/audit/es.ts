import type { words as english } from './en'

export const words: typeof english = {
  text: 'Quién cambió qué y cada intento de inicio de sesión. Se guarda durante 400 días.',
  who: 'Quién',
  anyone: 'Todos',
  until: 'Hasta (inclusive)',
  show: 'Mostrar entradas',
  none: 'No se encontraron entradas',
  noneText: 'Elija a otra persona o una fecha posterior.',
  showAll: 'Mostrar todas las entradas',
  kinds: { user: 'Un miembro', key: 'Una clave de la API', homeowner: 'Un propietario', system: 'Porchlight' },
  sent: 'Enviado: {members}',
  from: 'desde {address}',
}
