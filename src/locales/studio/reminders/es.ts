import type { words as english } from './en'

export const words: typeof english = {
  text: 'Correos a los propietarios, en su nombre, cuando espera una presentación, una visita o una firma. Nunca de noche y como mucho cinco al día a una misma dirección.',
  none: 'Todavía no hay recordatorios',
  noneText:
    'Un propietario que dejó el enlace para después puede abrirlo si le escribe de nuevo. Empiece con estos y edite el texto.',
  begin: 'Empezar con cuatro recordatorios',
  add: 'Añadir recordatorio',
  on: 'Activado',
  off: 'Desactivado',
  preview: 'Vista previa',
  previewText: 'Para una propietaria de ejemplo, Maria Lopez.',
  sendTest: 'Enviarme una prueba',
  testSent: 'Prueba enviada a {email}.',
  remove: 'Quitar',
  removed: 'Este recordatorio se quitará cuando guarde.',
  when: 'Cuándo',
  occasions: {
    not_opened: 'Enlace sin abrir',
    opened_not_finished: 'Presentación no vista hasta el final',
    finished_not_booked: 'Vista, pero sin visita reservada',
    contract_unsigned: 'Contrato a la espera de una firma',
    appointment_soon: 'Visita próxima',
  },
  titles: {
    not_opened: 'Si el enlace no se abre en {time}',
    opened_not_finished: 'Si no termina de ver la presentación en {time}',
    finished_not_booked: 'Si no reserva una visita {time} después de verla',
    contract_unsigned: 'Si el contrato no se firma en {time}',
    appointment_soon: '{time} antes de una visita',
  },
  after: 'Después de',
  before: 'Antes de la visita',
  unit: 'Unidad',
  units: { hours: 'Horas', days: 'Días' },
  subject: 'Asunto',
  message: 'Mensaje',
  messageHint:
    'Una línea en blanco empieza un párrafo nuevo. El enlace aparece debajo de su mensaje. Campos: {fields}.',
  unknownField: '{{{field}}} no es un campo. Use uno de los de abajo.',
  strayBraces: 'Hay llaves que no pertenecen a ningún campo. Un campo se escribe así: {{first_name}}.',
  marked: 'No se guardó nada. Corrija los campos marcados y guarde de nuevo.',
  noHours: 'Indique entre una hora y 30 días.',
  gone: 'Ninguno',
  suggested: {
    not_opened: {
      subject: '{{first_name|Hola}}, su presentación le espera',
      text: 'Hola:\n\nPreparamos una presentación corta sobre su casa. Dura unos minutos y puede preguntarle lo que quiera saber.',
    },
    opened_not_finished: {
      subject: '{{first_name|Hola}}, siga donde lo dejó',
      text: 'Hola:\n\nEmpezó a ver la presentación sobre su casa. Los precios están al final.',
    },
    finished_not_booked: {
      subject: '{{first_name|Hola}}, ¿cuándo podemos ir?',
      text: 'Hola:\n\nGracias por ver la presentación. La visita es gratis y ya puede elegir una hora.',
    },
    contract_unsigned: {
      subject: '{{first_name|Hola}}, su contrato está listo',
      text: 'Hola:\n\nSu contrato está listo para leerlo y firmarlo. Si algo no está bien, escríbanos antes.',
    },
    appointment_soon: {
      subject: '{{first_name|Hola}}, nos vemos pronto',
      text: 'Hola:\n\nPronto será nuestra visita. Por favor, asegúrese de que podamos llegar a la casa.',
    },
  },
}
