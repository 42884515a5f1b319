import type { ContractLanguage } from '../../locales/index'
import * as de from '../../locales/payments/de'
import * as en from '../../locales/payments/en'
import * as es from '../../locales/payments/es'

export type PaymentWords = typeof en

export const paymentWords: Record<ContractLanguage, PaymentWords> = { en, es, de }
