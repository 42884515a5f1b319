import * as de from '../../locales/payments/de'
import * as en from '../../locales/payments/en'
import * as es from '../../locales/payments/es'
import type { ContractLanguage } from '../contracts/words'

export type PaymentWords = typeof en

export const paymentWords: Record<ContractLanguage, PaymentWords> = { en, es, de }
