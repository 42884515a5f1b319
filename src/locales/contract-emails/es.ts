import type * as english from './en'

export const contractEmails: typeof english.contractEmails = {
  hello: 'Hola {name}:',
  kinds: {
    link: {
      subject: 'Su contrato de {company}',
      sentence:
        '{company} le envió el contrato n.º {number}, «{title}», por {total}. Léalo y fírmelo si está de acuerdo.',
      note: 'El enlace es solo para usted: quien lo tiene puede firmar. Vale hasta el {expires}.',
      button: 'Leer el contrato',
    },
    copy: {
      subject: 'Su contrato firmado con {company}',
      sentence: 'Esta es su copia del contrato n.º {number}, «{title}», tal como lo firmó, con su constancia.',
      note: 'Puede cancelarlo sin penalidad hasta el {cancelBy} inclusive. El enlace lleva a la copia y a la cancelación.',
      button: 'Abrir su copia',
    },
    cancelled: {
      subject: 'Su contrato con {company} está cancelado',
      sentence: 'Usted canceló el contrato n.º {number}, «{title}». Se lo comunicamos a {company}.',
      note: 'Los pagos que hizo se le devolverán en un plazo de diez días hábiles.',
      button: 'Ver el contrato',
    },
    countersign: {
      subject: 'Su contrato con {company}: ahora firma {company}',
      sentence:
        'El contrato n.º {number}, «{title}», está firmado por todas las personas de su hogar que debían firmarlo. {company} firma al final.',
      note: 'Puede cancelarlo sin penalidad hasta el {cancelBy} inclusive. El enlace lleva al contrato y a la cancelación. Cuando {company} haya firmado, recibirá una copia sellada.',
      button: 'Abrir el contrato',
    },
    declined: {
      subject: 'El contrato de {company} fue rechazado',
      sentence: '{who} rechazó el contrato n.º {number}, «{title}». Termina para todos los que debían firmarlo.',
      note: 'No tiene que hacer nada. {company} puede hacerle una nueva oferta cuando quiera.',
      button: 'Ver el contrato',
    },
    void: {
      subject: 'Un contrato de {company} quedó anulado',
      sentence: '{company} retiró el contrato n.º {number}, «{title}». Ya no se puede firmar.',
      note: 'No tiene que hacer nada.',
      button: 'Ver el contrato',
    },
  },
  cancelledByOther:
    '{who} canceló el contrato n.º {number}, «{title}», para todos los que lo firmaron. Se lo comunicamos a {company}.',
  cancelOver: 'Podía cancelarlo sin penalidad hasta el {cancelBy} inclusive. El enlace lleva a la copia.',
  depositDue: 'Depósito por pagar ahora',
  payDeposit: 'Pagar el depósito',
  depositElsewhere: '{company} le dirá cómo pagar el depósito.',
}
