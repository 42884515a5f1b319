import type { MailKind } from './tables'

type Said = { subject: string; sentence: string; note: string; button: string }

export type HomeownerMail = Exclude<MailKind, 'declined' | 'consent_withdrawn'>

type Words = { hello: string; kinds: Record<HomeownerMail, Said> }

const en: Words = {
  hello: 'Hello {name},',
  kinds: {
    link: {
      subject: 'Your contract from {company}',
      sentence: '{company} sent you contract no. {number}, “{title}”, over {total}. Read it, and sign it if you agree.',
      note: 'The link is yours alone: whoever has it can sign. It holds until {expires}.',
      button: 'Read the contract',
    },
    copy: {
      subject: 'Your signed contract with {company}',
      sentence: 'Here is your copy of contract no. {number}, “{title}”, as you signed it, with its evidence.',
      note: 'You may cancel it without penalty until {cancelBy}. The link leads to the copy, and to cancelling.',
      button: 'Open your copy',
    },
    cancelled: {
      subject: 'Your contract with {company} is cancelled',
      sentence: 'You cancelled contract no. {number}, “{title}”. {company} was told.',
      note: 'Payments that you made are to be returned within ten business days.',
      button: 'See the contract',
    },
    void: {
      subject: 'A contract from {company} is void',
      sentence: '{company} withdrew contract no. {number}, “{title}”. It can’t be signed any more.',
      note: 'You need to do nothing.',
      button: 'See the contract',
    },
  },
}

const es: Words = {
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
      note: 'Puede cancelarlo sin penalidad hasta el {cancelBy}. El enlace lleva a la copia y a la cancelación.',
      button: 'Abrir su copia',
    },
    cancelled: {
      subject: 'Su contrato con {company} está cancelado',
      sentence: 'Usted canceló el contrato n.º {number}, «{title}». Se lo comunicamos a {company}.',
      note: 'Los pagos que hizo se le devolverán en un plazo de diez días hábiles.',
      button: 'Ver el contrato',
    },
    void: {
      subject: 'Un contrato de {company} quedó anulado',
      sentence: '{company} retiró el contrato n.º {number}, «{title}». Ya no se puede firmar.',
      note: 'No tiene que hacer nada.',
      button: 'Ver el contrato',
    },
  },
}

export const mailWords = { en, es }

export const companySubjects: Record<MailKind, string> = {
  link: 'Sent: contract {number}, {name}',
  copy: 'Signed: contract {number}, {name}',
  cancelled: 'Cancelled: contract {number}, {name}',
  declined: 'Declined: contract {number}, {name}',
  void: 'Void: contract {number}, {name}',
  consent_withdrawn: 'Paper from now on: contract {number}, {name}',
}

export const companyNotes = {
  usual: 'The PDF opens for whoever is signed in.',
  consent_withdrawn:
    'The homeowner withdrew the consent to electronic records: send this contract, and what concerns it, on paper. What was signed stays signed.',
}
