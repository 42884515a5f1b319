import * as de from '../../words/payments/de'
import * as en from '../../words/payments/en'
import * as es from '../../words/payments/es'
import type { ContractLanguage } from '../contracts/words'

export type PaymentWords = typeof en

export const paymentWords: Record<ContractLanguage, PaymentWords> = { en, es, de }
