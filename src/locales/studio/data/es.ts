import type { words as english } from './en'

export const words: typeof english = {
  text: 'Son sus datos: expórtelos o elimínelos cuando quiera.',
  exportTitle: 'Exportar sus datos',
  exportText:
    'Recibe cada tabla en JSON y cada archivo, en archivos ZIP que puede descargar durante siete días. No incluye contraseñas ni claves.',
  gather: 'Exportar datos',
  gathering: 'Estamos preparando la exportación. Puede salir de esta página.',
  requests: 'Exportaciones y borrados',
  noRequests: 'Todavía no se ha exportado ni borrado nada.',
  kinds: {
    export: 'Datos de un propietario exportados',
    erasure: 'Datos de un propietario borrados',
    company_export: 'Datos de la empresa exportados',
  },
  statuses: { running: 'En curso', done: 'Listo', expired: 'Vencido' },
  download: 'Descargar',
  downloadPart: 'Descargar la parte {number}',
  until: 'hasta el {date}',
  kept: 'Conservamos los contratos firmados, porque ambas partes pueden tener que demostrar lo que acordaron.',
  deleteTitle: 'Eliminar la empresa',
  deleteText:
    'Las sesiones y las claves dejan de funcionar enseguida, y los enlaces en dos minutos. Un propietario de la cuenta puede deshacerlo durante 30 días. Después, todo desaparece para siempre, también los contratos firmados.',
  delete: 'Eliminar la empresa…',
  deleteSure: '¿Eliminar {company}?',
  deleteSureText:
    'Avisaremos a todos los miembros por correo. Antes de continuar, exporte lo que deba conservar: también se eliminarán los contratos firmados.',
  nameAgain: 'Para confirmar, escriba el nombre de la empresa: {company}',
  password: 'Su contraseña',
  deleteNow: 'Eliminar la empresa',
  closed:
    '{company} está cerrada y se eliminará el {date}. Hasta entonces, un propietario de la cuenta puede iniciar sesión aquí y detener la eliminación.',
}
