import type * as english from './en'

export const mails: typeof english.mails = {
  hello: 'Hola {name}:',
  receipt: {
    subject: 'Recibo: su depósito para {company}',
    sentence: '{company} recibió su depósito del contrato n.º {number}, «{title}». Gracias.',
    note: 'Guarde este correo como recibo. Si cancela a tiempo, el depósito se devuelve automáticamente a la misma tarjeta.',
    button: 'Ver el contrato',
  },
  refund: {
    subject: '{company} le devolvió {amount}',
    button: 'Ver el contrato',
    note: 'La devolución va a la tarjeta con la que pagó. Los bancos tardan de cinco a diez días en mostrarla.',
    reasons: {
      called_off: 'El contrato n.º {number}, «{title}», se canceló, así que se le devolvió el depósito.',
      paid_twice:
        'El depósito del contrato n.º {number}, «{title}», se pagó dos veces, así que se le devolvió el segundo pago.',
      amount_differs:
        'Su pago del contrato n.º {number}, «{title}», no coincidía con el depósito, así que se le devolvió. El depósito sigue pendiente.',
      by_company: '{company} le devolvió {amount} del contrato n.º {number}, «{title}».',
    },
  },
  facts: {
    amount: 'Importe',
    date: 'Fecha',
    contract: 'Contrato',
    company: 'Pagado a',
    total: 'Precio total',
    left: 'A pagar al terminar la obra',
    payment: 'Pago',
    refund: 'Devolución',
  },
}

export const practice: typeof english.practice = {
  deposit: 'Depósito, contrato n.º {number}',
  banner: 'Página de prueba: no se cobra dinero',
  pay: 'Pagar a {company}',
  card: 'Número de tarjeta',
  expiry: 'Vence (MM/AA)',
  code: 'Código de seguridad',
  payNow: 'Pagar {amount}',
  close: 'Cerrar sin pagar',
  tests: 'Tarjetas de prueba',
  testsLead: 'Use cualquier fecha futura y tres dígitos cualesquiera.',
  paid: 'se aprueba',
  declined: 'se rechaza',
  step: 'requiere la aprobación de su banco',
  use: 'Usar {card}',
  wasDeclined: 'Su tarjeta fue rechazada. No se pagó nada. Pruebe con otra tarjeta.',
  incomplete: 'Escriba una de las tarjetas de prueba de abajo, una fecha futura y tres dígitos.',
  bank: 'Su banco necesita su aprobación',
  bankLead: '¿Aprueba el pago de {amount} a {company}?',
  approve: 'Aprobar el pago',
  refuse: 'Rechazar el pago',
  wasRefused: 'Su banco no aprobó el pago. No se pagó nada. Pruebe con otra tarjeta.',
  over: 'Esta página de pago está cerrada',
  overPaid: 'El depósito se pagó aquí. Puede cerrar esta página.',
  overExpired: 'Aquí no se pagó nada. Empiece de nuevo desde el contrato.',
  back: 'Volver al contrato',
}
