import type { RootContent } from 'mdast'
import type { ContractLanguage } from '../../locales/index'
import type { Party } from './tree'

type Home = { state: string | null; zip: string | null }
type About = { language: ContractLanguage; company: Party; businessDays: number; timeZone: string }

export async function legalParts(
  { language, company, businessDays, timeZone }: About,
  signedAt: number | null,
): Promise<{ legal: RootContent[]; notice: RootContent[] }> {
  const { rightToCancel, noticeOfCancellation } = await import('./law/notices')
  const deadline = signedAt === null ? null : await cancelByOf(signedAt, timeZone, businessDays)
  return {
    legal: [rightToCancel(language, businessDays)],
    notice: noticeOfCancellation({
      language,
      seller: company,
      transactionDate: signedAt,
      deadline,
      timeZone,
      businessDays,
    }),
  }
}

export const consentText = async (language: ContractLanguage, company: Party) =>
  (await import('./law/notices')).electronicConsent(language, company)

export const zoneOf = async (home: Home, calendarZone: string | null) =>
  (await import('./law/us-states')).homeTimeZone(home, calendarZone)

export const daysToCancel = async (home: Home, ofTemplate: number) =>
  (await import('./law/rules')).businessDaysToCancel(home, ofTemplate)

export const cancelByOf = async (signedAt: number, timeZone: string, businessDays: number) =>
  (await import('./law/business-days')).cancellationDeadline(signedAt, timeZone, businessDays)
