import type { words as english } from './en'

export const words: typeof english = {
  text: 'Correos a los propietarios, en su nombre, cuando espera una presentación, una visita o una firma. Nunca de noche, y como mucho cinco al día a una dirección.',
  none: 'Todavía no se recuerda nada a nadie',
  noneText:
    'Quien dejó el enlace a un lado quizá lo abra si escribe de nuevo. Empiece con estos, y cambie sus palabras.',
  begin: 'Empezar con cuatro recordatorios',
  add: 'Añadir un recordatorio',
  remove: 'Quitar',
  removed: 'Este recordatorio se va cuando guarde.',
  when: 'Cuándo',
  occasions: {
    not_opened: 'El enlace no se abrió',
    opened_not_finished: 'La charla no se vio hasta el final',
    finished_not_booked: 'Se vio, y no se reservó visita',
    contract_unsigned: 'Un contrato espera una firma',
    appointment_soon: 'Una visita está cerca',
  },
  after: 'Después de',
  before: 'Antes de ella',
  unit: 'Contado en',
  units: { hours: 'Horas', days: 'Días' },
  subject: 'Asunto',
  message: 'Mensaje',
  messageHint: 'Una línea vacía termina un párrafo. El enlace para seguir está debajo. Campos: {fields}.',
  unknownField: 'No hay un campo {{{field}}}. Tome uno de los de abajo.',
  strayBraces: 'Una llave está sola. Un campo se escribe así: {{first_name}}.',
  marked: 'No se guardó nada. Mire lo que está marcado.',
  noHours: 'Entre una hora y treinta días.',
  gone: 'Ninguno',
  suggested: {
    not_opened: {
      subject: '{{first_name|Hola}}, su charla le espera',
      text: 'Hola:\n\nhicimos una charla corta sobre su casa. Dura unos minutos, y puede preguntarle lo que quiera saber.',
    },
    opened_not_finished: {
      subject: '{{first_name|Hola}}, siga donde estaba',
      text: 'Hola:\n\nempezó a ver la charla sobre su casa. Los precios vienen al final.',
    },
    finished_not_booked: {
      subject: '{{first_name|Hola}}, ¿cuándo podemos ir?',
      text: 'Hola:\n\ngracias por verla. Una visita es gratis, y las próximas horas están libres.',
    },
    contract_unsigned: {
      subject: '{{first_name|Hola}}, su contrato está listo',
      text: 'Hola:\n\nsu contrato está listo para leerlo y firmarlo. Si algo no es como lo quiere, escríbanos antes.',
    },
    appointment_soon: {
      subject: '{{first_name|Hola}}, nos vemos pronto',
      text: 'Hola:\n\nnuestra visita está cerca. Por favor, haga que podamos llegar a la casa.',
    },
  },
}
