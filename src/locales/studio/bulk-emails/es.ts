export const words = {
  send: { one: 'Enviar {count} enlace', other: 'Enviar {count} enlaces' },
  sendNow: { one: 'Enviar {count} enlace ahora', other: 'Enviar {count} enlaces ahora' },
  withoutEmail: { one: '{count} sin correo', other: '{count} sin correo' },
  sendText: 'Cada propietario recibe el enlace por correo en nombre de su empresa, también quienes ya lo recibieron.',
  to: 'Para {names}.',
  more: '{count} más',
  begun: 'Los correos están en camino.',
  progress: '{sent} de {total} enlaces enviados',
  pace: 'Enviamos 60 por minuto. Puede salir de esta página.',
  someone: 'Propietario eliminado',
  moreNames: 'y {count} más',
  skipped: {
    presentation_not_found: { one: '{count} se eliminó', other: '{count} se eliminaron' },
    no_email: { one: '{count} no tiene correo electrónico', other: '{count} no tienen correo electrónico' },
    deck_inactive: {
      one: '{count} tiene una presentación inactiva',
      other: '{count} tienen una presentación inactiva',
    },
    already_waiting: { one: '{count} ya espera su envío', other: '{count} ya esperan su envío' },
    email_changed: { one: '{count} tiene un correo nuevo', other: '{count} tienen un correo nuevo' },
    email_failed: { one: '{count} correo falló', other: '{count} correos fallaron' },
  },
}
