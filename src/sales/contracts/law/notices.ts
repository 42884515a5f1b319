import type { Paragraph, RootContent } from 'mdast'
import type { ContractLanguage } from '../../../locales/index'
import { heading, lines, paragraph, strong } from '../nodes'
import { dateIn } from '../words'

const words = {
  en: {
    numbers: ['THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN'],
    ordinals: ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  },
  es: {
    numbers: ['TRES', 'CUATRO', 'CINCO', 'SEIS', 'SIETE', 'OCHO', 'NUEVE', 'DIEZ'],
    ordinals: ['tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo'],
  },
  de: {
    numbers: ['DREI', 'VIER', 'FÜNF', 'SECHS', 'SIEBEN', 'ACHT', 'NEUN', 'ZEHN'],
    ordinals: ['dritten', 'vierten', 'fünften', 'sechsten', 'siebten', 'achten', 'neunten', 'zehnten'],
  },
}

const fewest = 3

/** The list starts at three, the shortest period in the law. Numbers above ten are written in digits. */
export const spelled = (language: ContractLanguage, count: number) =>
  words[language].numbers[count - fewest] ?? String(count)

const ends: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const englishOrder = new Intl.PluralRules('en', { type: 'ordinal' })

export function ordinal(language: ContractLanguage, count: number) {
  const word = words[language].ordinals[count - fewest]
  if (word) return word
  const written = { en: ends[englishOrder.select(count)], es: '.º', de: '.' }
  return `${count}${written[language]}`
}

type Seller = { name: string; address: string | null; phone?: string | null; email?: string | null }

/** 16 CFR 429.1(a) requires this sentence beside the signature, in bold type of at least 10 points. */
const sentences = {
  en: (businessDays: number) =>
    `You, the buyer, may cancel this transaction at any time prior to midnight of the ${ordinal('en', businessDays)} business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right.`,
  es: (businessDays: number) =>
    `Usted, el comprador, puede cancelar esta transacción en cualquier momento antes de la medianoche del ${ordinal('es', businessDays)} día hábil después de la fecha de esta transacción. Vea el formulario de aviso de cancelación adjunto para una explicación de este derecho.`,
  // “Werktage” include Saturdays, as the rule does.
  de: (businessDays: number) =>
    `Sie, der Käufer, können dieses Geschäft jederzeit vor Mitternacht des ${ordinal('de', businessDays)} Werktags nach dem Datum dieses Geschäfts widerrufen. Eine Erläuterung dieses Rechts finden Sie im beigefügten Formular für den Widerruf.`,
}

export const rightToCancel = (language: ContractLanguage, businessDays = 3): Paragraph =>
  paragraph([strong(sentences[language](businessDays))], { part: 'legal' })

const blank = '______________________'

/** The text of 16 CFR 429.1(b), word for word. `business` is in capitals, as it is there. */
const notices = {
  en: {
    title: 'NOTICE OF CANCELLATION',
    date: '(Date of transaction)',
    may: (days: string) =>
      `You may CANCEL this transaction, without any Penalty or Obligation, within ${days} BUSINESS DAYS from the above date.`,
    terms: [
      'If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within TEN BUSINESS DAYS following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.',
      'If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale, or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.',
      'If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your Notice of Cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.',
    ],
    how: (seller: string, address: string, until: string) =>
      `To cancel this transaction, mail or deliver a signed and dated copy of this Cancellation Notice or any other written notice, or send a telegram, to ${seller}, at ${address}, NOT LATER THAN MIDNIGHT OF ${until}.`,
    cancel: 'I HEREBY CANCEL THIS TRANSACTION.',
    signedOn: '(Date)',
    signature: '(Buyer’s signature)',
  },
  es: {
    title: 'AVISO DE CANCELACIÓN',
    date: '(Fecha de la transacción)',
    may: (days: string) =>
      `Usted puede CANCELAR esta transacción, sin ninguna Penalidad ni Obligación, dentro de ${days} DÍAS HÁBILES a partir de la fecha indicada arriba.`,
    terms: [
      'Si usted cancela, cualquier propiedad entregada a cambio, cualquier pago que haya hecho conforme al contrato o a la venta y cualquier instrumento negociable que haya firmado le serán devueltos dentro de DIEZ DÍAS HÁBILES después de que el vendedor reciba su aviso de cancelación, y cualquier derecho de garantía que surja de la transacción quedará cancelado.',
      'Si usted cancela, debe poner a disposición del vendedor en su residencia, en condiciones sustancialmente tan buenas como cuando los recibió, los bienes que se le hayan entregado conforme a este contrato o venta; o puede, si lo desea, seguir las instrucciones del vendedor sobre el envío de devolución de los bienes por cuenta y riesgo del vendedor.',
      'Si usted pone los bienes a disposición del vendedor y el vendedor no los recoge dentro de los 20 días siguientes a la fecha de su Aviso de Cancelación, usted puede conservarlos o disponer de ellos sin ninguna otra obligación. Si usted no pone los bienes a disposición del vendedor, o si acepta devolverlos al vendedor y no lo hace, sigue siendo responsable del cumplimiento de todas las obligaciones del contrato.',
    ],
    how: (seller: string, address: string, until: string) =>
      `Para cancelar esta transacción, envíe por correo o entregue una copia firmada y fechada de este Aviso de Cancelación o cualquier otro aviso por escrito, o envíe un telegrama, a ${seller}, en ${address}, A MÁS TARDAR A LA MEDIANOCHE DEL ${until}.`,
    cancel: 'POR LA PRESENTE CANCELO ESTA TRANSACCIÓN.',
    signedOn: '(Fecha)',
    signature: '(Firma del comprador)',
  },
  de: {
    title: 'FORMULAR FÜR DEN WIDERRUF',
    date: '(Datum des Geschäfts)',
    may: (days: string) =>
      `Sie können dieses Geschäft innerhalb von ${days} WERKTAGEN ab dem oben genannten Datum WIDERRUFEN, ohne Vertragsstrafe und ohne Verpflichtung.`,
    terms: [
      'Wenn Sie widerrufen, werden Ihnen in Zahlung gegebene Sachen, alle Zahlungen, die Sie aufgrund des Vertrags oder Verkaufs geleistet haben, und alle von Ihnen ausgestellten begebbaren Wertpapiere innerhalb von ZEHN WERKTAGEN nach Eingang Ihrer Widerrufsmitteilung beim Verkäufer zurückgegeben, und jedes Sicherungsrecht aus dem Geschäft erlischt.',
      'Wenn Sie widerrufen, müssen Sie dem Verkäufer alle Waren, die Ihnen aufgrund dieses Vertrags oder Verkaufs geliefert wurden, an Ihrem Wohnsitz bereitstellen, in im Wesentlichen ebenso gutem Zustand, wie Sie sie erhalten haben; oder Sie können, wenn Sie möchten, die Anweisungen des Verkäufers für die Rücksendung der Waren auf Kosten und Gefahr des Verkäufers befolgen.',
      'Wenn Sie dem Verkäufer die Waren bereitstellen und der Verkäufer sie nicht innerhalb von 20 Tagen nach dem Datum Ihres Widerrufs abholt, können Sie die Waren ohne weitere Verpflichtung behalten oder darüber verfügen. Wenn Sie dem Verkäufer die Waren nicht bereitstellen, oder wenn Sie zustimmen, die Waren an den Verkäufer zurückzusenden, und dies unterlassen, haften Sie weiterhin für die Erfüllung aller Verpflichtungen aus dem Vertrag.',
    ],
    how: (seller: string, address: string, until: string) =>
      `Um dieses Geschäft zu widerrufen, senden oder übergeben Sie eine unterschriebene und datierte Ausfertigung dieses Formulars oder eine andere schriftliche Mitteilung, oder senden Sie ein Telegramm, an ${seller}, ${address}, SPÄTESTENS BIS MITTERNACHT AM ENDE DES ${until}.`,
    cancel: 'HIERMIT WIDERRUFE ICH DIESES GESCHÄFT.',
    signedOn: '(Datum)',
    signature: '(Unterschrift des Käufers)',
  },
}

type NoticeAbout = {
  language: ContractLanguage
  seller: Seller
  /** Null before the contract is signed. The notice then has blank lines instead of dates. */
  transactionDate: number | null
  deadline: number | null
  timeZone: string
  businessDays?: number
  copies?: number
}

/** Each copy begins on a new page, so it can be torn off and sent. */
export function noticeOfCancellation({ copies = 2, ...about }: NoticeAbout): RootContent[] {
  return Array.from({ length: copies }, () => copyOf(about)).flat()
}

function copyOf({
  language,
  seller,
  transactionDate,
  deadline,
  timeZone,
  businessDays = 3,
}: NoticeAbout): RootContent[] {
  const words = notices[language]
  const signedOn = transactionDate === null ? blank : dateIn(transactionDate, language, timeZone)
  const until = deadline === null ? blank : dateIn(deadline - 1, language, timeZone)
  const bold = (...shown: string[]) => paragraph(lines(shown.map((each) => [strong(each)])), { part: 'notice' })
  return [
    heading(2, words.title, { part: 'notice', pageBreakBefore: true }),
    bold(signedOn, words.date),
    bold(words.may(spelled(language, businessDays))),
    ...words.terms.map((term) => bold(term)),
    bold(words.how(seller.name, seller.address ?? blank, until)),
    bold(words.cancel),
    bold(blank, words.signedOn),
    bold(blank, words.signature),
  ]
}

/** 15 U.S.C. 7001(c) lists what a consumer must be told before electronic records count. */
const consents = {
  en: ({ name, ...seller }: Seller) => `Using electronic records and signatures

With your consent, ${name} gives you this contract, its notices (including the notice of cancellation in duplicate), your signed copy, and everything else that concerns this one transaction electronically, and you sign it electronically. Your consent covers this transaction alone.

Paper: you may have all of it on paper instead, now or later, at no charge. Ask ${contactOf('en', { name, ...seller })}.

Withdrawing: you may withdraw this consent at any time, at no charge, on this page or by telling ${name}. From then on, you’ll get everything on paper. What was signed or sent before stays valid, and your right to cancel stays as it is.

Your email address: tell ${name} if it changes, so that records reach you.

What you need: a device with a current web browser, a program that opens PDF files, an email address, and a printer or storage space for what you want to keep. You show that you can read such records by opening the PDF of this contract before you consent.

I have opened the document, I can read and keep it, and I agree to use electronic records and signatures for this transaction.`,
  es: ({ name, ...seller }: Seller) => `Uso de documentos y firmas electrónicos

Con su consentimiento, ${name} le entrega este contrato, sus avisos (incluido el aviso de cancelación por duplicado), su copia firmada y todo lo relativo a esta única transacción en forma electrónica, y usted lo firma electrónicamente. Su consentimiento se limita a esta transacción.

Papel: puede recibirlo todo en papel, ahora o más adelante, sin costo. Pídalo a ${contactOf('es', { name, ...seller })}.

Retiro: puede retirar este consentimiento en cualquier momento y sin costo, en esta página o comunicándolo a ${name}. A partir de ese momento recibirá todo en papel. Lo firmado o enviado antes sigue siendo válido, y su derecho a cancelar no cambia.

Su correo electrónico: avise a ${name} si cambia, para que los documentos le lleguen.

Lo que necesita: un dispositivo con un navegador web actual, un programa que abra archivos PDF, una dirección de correo electrónico, y una impresora o espacio para guardar lo que quiera conservar. Al abrir el PDF de este contrato antes de consentir, demuestra que puede leer esos documentos.

He abierto el documento, puedo leerlo y conservarlo, y acepto usar documentos y firmas electrónicos para esta transacción.`,
  de: ({ name, ...seller }: Seller) => `Elektronische Dokumente und Unterschriften

Mit Ihrer Zustimmung erhalten Sie von ${name} diesen Vertrag, seine Mitteilungen (auch das Formular für den Widerruf in zweifacher Ausfertigung), Ihre unterschriebene Ausfertigung und alles, was dieses eine Geschäft betrifft, elektronisch, und Sie unterschreiben elektronisch. Ihre Zustimmung gilt nur für dieses Geschäft.

Papier: Sie können alles stattdessen auf Papier erhalten, jetzt oder später, kostenlos. Fragen Sie ${contactOf('de', { name, ...seller })}.

Zurücknehmen: Sie können diese Zustimmung jederzeit kostenlos zurücknehmen, auf dieser Seite oder indem Sie es ${name} mitteilen. Von da an erhalten Sie alles auf Papier. Was vorher unterschrieben oder gesendet wurde, bleibt gültig, und Ihr Recht zum Widerruf bleibt, wie es ist.

Ihre E-Mail-Adresse: Teilen Sie ${name} mit, wenn sie sich ändert, damit Dokumente Sie erreichen.

Was Sie brauchen: ein Gerät mit einem aktuellen Webbrowser, ein Programm, das PDF-Dateien öffnet, eine E-Mail-Adresse und einen Drucker oder Platz, um zu speichern, was Sie behalten möchten. Dass Sie solche Dokumente lesen können, zeigen Sie, indem Sie das PDF dieses Vertrags öffnen, bevor Sie zustimmen.

Ich habe das Dokument geöffnet, ich kann es lesen und behalten, und ich bin für dieses Geschäft mit elektronischen Dokumenten und Unterschriften einverstanden.`,
}

const or = { en: ' or ', es: ' o ', de: ' oder ' }

function contactOf(language: ContractLanguage, { name, phone, email, address }: Seller) {
  const ways = [phone, email, address].filter(Boolean)
  return ways.length ? `${name}: ${ways.join(or[language])}` : name
}

export const electronicConsent = (language: ContractLanguage, seller: Seller) => consents[language](seller)
