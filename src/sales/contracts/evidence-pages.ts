import type { RootContent } from 'mdast'
import { fill } from '../../words/fill'
import { heading, paragraph, table, text } from './nodes'
import type { Actor, ContractEvent, EvidenceType } from './tables'
import { type ContractLanguage, dateTimeIn } from './words'

const en = {
  title: 'Evidence',
  about:
    'What happened to this contract, in the order in which it happened. The file {file} inside this PDF has every detail: each event holds the hash of the one before, so that none can be changed unseen.',
  happened: ['When', 'What', 'Who', 'From where'],
  signedTitle: 'What was signed',
  signed: ['What', 'As recorded'],
  homeowner: 'Homeowner',
  company: 'Company',
  service: 'Porchlight',
  again: 'Sent again',
  mailed: 'Mailed',
  notMailed: 'Sent, not mailed: {reason}',
  to: '{what} to {recipient}',
  name: 'Name',
  mark: 'Signature',
  typed: 'typed',
  drawn: 'drawn',
  initials: 'Initials for “{clause}”',
  shown: 'Words shown before the signature (SHA-256)',
  words: 'Words with the signature (SHA-256)',
  watched: 'Time for which the talk was watched',
  minutes: '{minutes} min {seconds} s',
  questions: 'Questions asked in the talk',
  head: 'Hash with which the events end (SHA-256)',
}

const es: typeof en = {
  title: 'Constancia',
  about:
    'Lo que ocurrió con este contrato, en el orden en que ocurrió. El archivo {file} dentro de este PDF tiene todos los detalles: cada suceso lleva la huella del anterior, para que ninguno cambie sin notarse.',
  happened: ['Cuándo', 'Qué', 'Quién', 'Desde dónde'],
  signedTitle: 'Qué se firmó',
  signed: ['Qué', 'Según consta'],
  homeowner: 'Propietario',
  company: 'Empresa',
  service: 'Porchlight',
  again: 'Enviado otra vez',
  mailed: 'Enviado por correo',
  notMailed: 'Enviado, todavía no por correo',
  to: '{what} a {recipient}',
  name: 'Nombre',
  mark: 'Firma',
  typed: 'escrita',
  drawn: 'dibujada',
  initials: 'Iniciales para «{clause}»',
  shown: 'Texto mostrado antes de la firma (SHA-256)',
  words: 'Texto con la firma (SHA-256)',
  watched: 'Tiempo durante el que se vio la presentación',
  minutes: '{minutes} min {seconds} s',
  questions: 'Preguntas hechas en la presentación',
  head: 'Huella con la que terminan los sucesos (SHA-256)',
}

const events: Record<ContractLanguage, Record<EvidenceType, string>> = {
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

type Place = { language: ContractLanguage; timeZone: string; head: string }

/** For a lawyer to read. What only a program reads is in the attached file. */
export function evidencePages(rows: ContractEvent[], { language, timeZone, head }: Place): RootContent[] {
  const words = { en, es }[language]
  const part = { part: 'evidence' } as const
  const tableOf = (lines: string[][]) =>
    table(
      lines.map((line) => line.map((cell) => [text(cell)])),
      null,
      part,
    )
  const happened = rows.map((row) => [
    dateTimeIn(row.at, language, timeZone),
    whatOf(row, words, events[language]),
    whoOf(row, words),
    [row.address, row.device && deviceOf(row.device)].filter(Boolean).join(', ') || '–',
  ])
  return [
    heading(2, words.title, { ...part, pageBreakBefore: true }),
    paragraph([text(fill(words.about, { file: evidenceFile }))], part),
    tableOf([words.happened, ...happened]),
    heading(3, words.signedTitle, part),
    tableOf([words.signed, ...signedLines(rows, words), [words.head, head]]),
  ]
}

export const evidenceFile = 'evidence.json'

type Words = typeof en

function whatOf({ type, content }: ContractEvent, words: Words, names: Record<EvidenceType, string>) {
  const { isAgain, isMailed, notMailed, recipient, reason } = JSON.parse(content)
  if (isAgain) return words.again
  if (isMailed) return words.mailed
  if (notMailed) return fill(words.notMailed, { reason: notMailed })
  if (recipient) return fill(words.to, { what: names[type], recipient })
  return reason ? `${names[type]}: ${reason}` : names[type]
}

function whoOf({ actor }: ContractEvent, words: Words) {
  const { kind, name }: Actor = JSON.parse(actor)
  return name ? `${words[kind]}: ${name}` : words[kind]
}

function signedLines(rows: ContractEvent[], words: Words): string[][] {
  const contentOf = (type: EvidenceType) => JSON.parse(rows.findLast((row) => row.type === type)?.content ?? 'null')
  const signed = contentOf('signed')
  if (!signed) return []
  const { name, signature, documentHash, signedDocumentHash, seen } = signed
  const initials: Record<string, string> = contentOf('initialled')?.initials ?? {}
  const watched = { minutes: String(Math.floor(seen.secondsWatched / 60)), seconds: String(seen.secondsWatched % 60) }
  return [
    [words.name, name],
    [words.mark, signature.kind === 'typed' ? words.typed : words.drawn],
    ...Object.entries(initials).map(([clause, value]) => [fill(words.initials, { clause }), value]),
    [words.watched, fill(words.minutes, watched)],
    [words.questions, String(seen.questions.count)],
    [words.shown, documentHash],
    [words.words, signedDocumentHash],
  ]
}

const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)\S* .*Safari/, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const longestDevice = 60

/** A browser names many others too, so the first that fits counts. */
function deviceOf(agent: string) {
  const [pattern, browser] = browsers.find(([each]) => each.test(agent)) ?? []
  const system = systems.find(([each]) => each.test(agent))?.[1]
  if (!pattern || !browser) return agent.slice(0, longestDevice)
  return [`${browser} ${pattern.exec(agent)?.[1]}`, system].filter(Boolean).join(', ')
}
