import type * as english from './en'

export const contractEmails: typeof english.contractEmails = {
  hello: 'Hola {name}:',
  kinds: {
    link: {
      subject: 'Su contrato de {company}',
      sentence:
        '{company} preparó el contrato n.º {number}, «{title}», por {total}. Léalo y, si está de acuerdo, fírmelo.',
      note: 'Este enlace es solo para usted. Quien lo tenga puede firmar, así que no lo comparta. Es válido hasta el {expires}.',
      button: 'Leer el contrato',
    },
    copy: {
      subject: 'Su contrato firmado con {company}',
      sentence: 'Esta es su copia firmada del contrato n.º {number}, «{title}», con la constancia de cómo se firmó.',
      note: 'Puede cancelarlo sin penalidad hasta el {cancelBy} inclusive. Use el enlace para abrir su copia o para cancelar.',
      button: 'Abrir su copia',
    },
    cancelled: {
      subject: 'Su contrato con {company} está cancelado',
      sentence: 'Usted canceló el contrato n.º {number}, «{title}». Ya se notificó a {company}.',
      note: 'Los pagos que haya hecho se le deben devolver en un plazo de diez días hábiles.',
      button: 'Ver el contrato',
    },
    countersign: {
      subject: 'Su contrato con {company}: ahora firma {company}',
      sentence:
        'El contrato n.º {number}, «{title}», ya tiene todas las firmas necesarias de su hogar. {company} firma al final.',
      note: 'Puede cancelarlo sin penalidad hasta el {cancelBy} inclusive. Use el enlace para ver el contrato o para cancelar. Le enviaremos una copia sellada cuando {company} haya firmado.',
      button: 'Abrir el contrato',
    },
    declined: {
      subject: 'El contrato de {company} fue rechazado',
      sentence: '{who} rechazó el contrato n.º {number}, «{title}», así que ya nadie puede firmarlo.',
      note: 'No tiene que hacer nada. {company} puede hacerle una nueva oferta cuando quiera.',
      button: 'Ver el contrato',
    },
    void: {
      subject: 'Se retiró un contrato de {company}',
      sentence: '{company} retiró el contrato n.º {number}, «{title}». Ya no se puede firmar.',
      note: 'No tiene que hacer nada.',
      button: 'Ver el contrato',
    },
  },
  cancelledByOther:
    '{who} canceló el contrato n.º {number}, «{title}», para todas las personas que lo firmaron. Ya se notificó a {company}.',
  cancelOver: 'Podía cancelarlo sin penalidad hasta el {cancelBy} inclusive. Use el enlace para abrir su copia.',
  depositDue: 'Depósito por pagar ahora',
  payDeposit: 'Pagar el depósito',
  depositElsewhere: '{company} le dirá cómo pagar el depósito.',
}
