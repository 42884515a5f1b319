import type { words as english } from './en'

export const words: typeof english = {
  text: 'Todo es suyo: lléveselo, o haga que se borre.',
  exportTitle: 'Llevárselo todo',
  exportText:
    'Cada tabla como JSON y cada archivo, en zips que se pueden descargar durante siete días. Sin contraseñas ni claves.',
  gather: 'Reunirlo todo',
  gathering: 'Se está reuniendo. Puede dejar esta página.',
  requests: 'Lo que se entregó y se borró',
  noRequests: 'Todavía no se entregó ni se borró nada.',
  kinds: {
    export: 'Datos de un propietario',
    erasure: 'Borrado de un propietario',
    company_export: 'Todo de la empresa',
  },
  statuses: { running: 'En curso', done: 'Listo', expired: 'Terminado' },
  download: 'Descargar',
  downloadPart: 'Descargar la parte {number}',
  until: 'hasta el {date}',
  kept: 'Conservado: {why}',
  deleteTitle: 'Borrar la empresa',
  deleteText:
    'Cada sesión y cada clave terminan enseguida, y los enlaces en dos minutos. Durante treinta días un dueño puede anularlo; después se va todo, también los contratos firmados.',
  delete: 'Borrar la empresa…',
  deleteSure: '¿Borrar {company}?',
  deleteSureText:
    'Todos los miembros lo saben por correo. Llévese antes lo que deba conservar: también se borran los contratos firmados.',
  nameAgain: 'El nombre de la empresa, letra por letra: {company}',
  password: 'Su contraseña',
  deleteNow: 'Borrarla',
  closed: '{company} está cerrada y se borra el {date}. Hasta entonces un dueño puede iniciar sesión aquí y anularlo.',
}
