import { stateOf } from './us-states'

/**
 * Not legal advice, but what was known on the date of the review. A new row must cite its legal text, and a lawyer
 * should check the states in which a company sells.
 */
export type Rule = {
  id: string
  jurisdiction: string
  /**
   * The circumstance that gives the right to cancel. Only `signature` is applied automatically, because age and
   * insurance are unknown here. A template may give those longer periods to every buyer.
   */
  trigger: 'signature' | 'signature_of_older_buyer' | 'insurer_declined' | 'electronic_records'
  /** The buyer may cancel until midnight of this business day. Null if the rule isn't about canceling. */
  businessDays: number | null
  text: { en: string; es: string }
  source: string
  reviewedOn: string
}

const reviewedOn = '2026-11-22'

const afterInsurer = {
  trigger: 'insurer_declined',
  businessDays: 5,
  text: {
    en: 'A roof that an insurer was to pay for: the buyer may cancel within five business days after the insurer has said in writing that it does not cover all or a part of it.',
    es: 'Un techo que debía pagar una aseguradora: el comprador puede cancelar dentro de los cinco días hábiles después de que la aseguradora le haya comunicado por escrito que no cubre la totalidad o una parte.',
  },
  reviewedOn,
} as const

export const rules: Rule[] = [
  {
    id: 'us-cooling-off',
    jurisdiction: 'US',
    trigger: 'signature',
    businessDays: 3,
    text: {
      en: 'A sale of $25 or more at the buyer’s home: the buyer may cancel until midnight of the third business day, and gets a notice of cancellation in duplicate in the language of the sales presentation.',
      es: 'Una venta de $25 o más en el hogar del comprador: el comprador puede cancelar hasta la medianoche del tercer día hábil, y recibe un aviso de cancelación por duplicado en el idioma de la presentación de venta.',
    },
    source: '16 CFR 429.0, 429.1',
    reviewedOn,
  },
  {
    id: 'us-electronic-records',
    jurisdiction: 'US',
    trigger: 'electronic_records',
    businessDays: null,
    text: {
      en: 'Records that must be in writing may be electronic if the consumer was told of paper, of withdrawing and of what is needed to read them, and consented in a way that shows that they can be read.',
      es: 'Los documentos que deben constar por escrito pueden ser electrónicos si se informó al consumidor sobre el papel, sobre cómo retirar el consentimiento y sobre lo necesario para leerlos, y si consintió de una manera que demuestra que puede leerlos.',
    },
    source: '15 U.S.C. 7001(c)',
    reviewedOn,
  },
  {
    id: 'ak-home-solicitation',
    jurisdiction: 'AK',
    trigger: 'signature',
    businessDays: 5,
    text: {
      en: 'A sale at the buyer’s home: the buyer may cancel until midnight of the fifth business day.',
      es: 'Una venta en el hogar del comprador: el comprador puede cancelar hasta la medianoche del quinto día hábil.',
    },
    source: 'Alaska Stat. 45.02.350',
    reviewedOn,
  },
  {
    id: 'ca-home-improvement-senior',
    jurisdiction: 'CA',
    trigger: 'signature_of_older_buyer',
    businessDays: 5,
    text: {
      en: 'Home improvement for a buyer of 65 years or older: until midnight of the fifth business day.',
      es: 'Mejoras del hogar para un comprador de 65 años o más: hasta la medianoche del quinto día hábil.',
    },
    source: 'Cal. Bus. & Prof. Code 7159; Cal. Civ. Code 1689.6',
    reviewedOn,
  },
  {
    id: 'nd-home-solicitation-senior',
    jurisdiction: 'ND',
    trigger: 'signature_of_older_buyer',
    businessDays: 15,
    text: {
      en: 'A sale at the home of a buyer of 65 years or older: until midnight of the fifteenth business day.',
      es: 'Una venta en el hogar de un comprador de 65 años o más: hasta la medianoche del decimoquinto día hábil.',
    },
    source: 'N.D. Cent. Code 51-18-02',
    reviewedOn,
  },
  { id: 'il-insured-roof', jurisdiction: 'IL', ...afterInsurer, source: '815 ILCS 513/18' },
  { id: 'ky-insured-roof', jurisdiction: 'KY', ...afterInsurer, source: 'Ky. Rev. Stat. 367.622' },
  { id: 'mo-insured-roof', jurisdiction: 'MO', ...afterInsurer, source: 'Mo. Rev. Stat. 407.725' },
]

export const rulesFor = (home: { state: string | null; zip: string | null }) => {
  const state = stateOf(home)
  return rules.filter(({ jurisdiction }) => jurisdiction === 'US' || jurisdiction === state)
}

/** The template may give more days than the law gives to every buyer, but no fewer. */
export const businessDaysToCancel = (home: { state: string | null; zip: string | null }, ofTemplate: number) =>
  Math.max(ofTemplate, ...rulesFor(home).map((rule) => (rule.trigger === 'signature' ? (rule.businessDays ?? 0) : 0)))
