import type { RootContent } from 'mdast'
import { type DocumentLanguage, dateTimeIn } from './document-words'
import { heading, paragraph, table, text } from './nodes'
import type { EvidenceType } from './states'
import type { Actor, ContractEvent } from './tables'

const en = {
  title: 'Evidence',
  about:
    'What happened to this contract. Each event holds the hash of the one before, so that none can be changed unseen.',
  event: 'Event',
  when: 'When',
  who: 'Who, from where, and with what',
  hash: 'Hash',
  head: 'The chain ends with',
  homeowner: 'Homeowner',
  company: 'Company',
  service: 'Porchlight',
  details: 'What was signed, and what had been seen',
}

const es: typeof en = {
  title: 'Constancia',
  about:
    'Lo que ocurrió con este contrato. Cada suceso lleva la huella del anterior, para que ninguno cambie sin notarse.',
  event: 'Suceso',
  when: 'Cuándo',
  who: 'Quién, desde dónde y con qué',
  hash: 'Huella',
  head: 'La cadena termina con',
  homeowner: 'Propietario',
  company: 'Empresa',
  service: 'Porchlight',
  details: 'Qué se firmó, y qué se había visto',
}

const events: Record<DocumentLanguage, Record<EvidenceType, string>> = {
  en: {
    created: 'Created',
    sent: 'Sent',
    opened: 'Opened',
    document_opened: 'PDF opened',
    consented: 'Consented to electronic records',
    consent_withdrawn: 'Consent withdrawn',
    initialled: 'Initialled',
    signed: 'Signed',
    sealed: 'Sealed',
    copy_sent: 'Copy sent',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
    voided: 'Made void',
  },
  es: {
    created: 'Creado',
    sent: 'Enviado',
    opened: 'Abierto',
    document_opened: 'PDF abierto',
    consented: 'Consentimiento a documentos electrónicos',
    consent_withdrawn: 'Consentimiento retirado',
    initialled: 'Iniciales puestas',
    signed: 'Firmado',
    sealed: 'Sellado',
    copy_sent: 'Copia enviada',
    declined: 'Rechazado',
    cancelled: 'Cancelado',
    expired: 'Vencido',
    voided: 'Anulado',
  },
}

export function evidencePages(rows: ContractEvent[], head: string, language: DocumentLanguage, timeZone: string) {
  const words = { en, es }[language]
  const who = ({ actor, address, device }: ContractEvent) => {
    const { kind, name }: Actor = JSON.parse(actor)
    return [name ? `${words[kind]}: ${name}` : words[kind], address, device].filter(Boolean).join(', ')
  }
  const lines = rows.map((row) => [
    [text(events[language][row.type])],
    [text(dateTimeIn(row.at, language, timeZone))],
    [text(who(row))],
    [text(row.hash)],
  ])
  const signed = rows.findLast(({ type }) => type === 'signed')
  const pages: RootContent[] = [
    heading(2, words.title, { part: 'evidence', pageBreakBefore: true }),
    paragraph([text(words.about)], { part: 'evidence' }),
    table([[[text(words.event)], [text(words.when)], [text(words.who)], [text(words.hash)]], ...lines], null, {
      part: 'evidence',
    }),
    ...(signed ? [paragraph([text(`${words.details}: ${signed.content}`)], { part: 'evidence' })] : []),
    paragraph([text(`${words.head} ${head}`)], { part: 'evidence' }),
  ]
  return pages
}
