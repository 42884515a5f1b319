import { api, PorchlightError } from './api'
import type { CommonWords, Context } from './context'
import { formatsIn } from './formats'
import { chosenLanguage, type Language, localeOf, type WordFiles } from './languages'

const commonWords: WordFiles<CommonWords> = {
  en: () => import('../words/studio/common/en'),
  es: () => import('../words/studio/common/es'),
  de: () => import('../words/studio/common/de'),
}

export const loadCommonWords = async (language: Language) => (await commonWords[language]()).words

/** Nothing if nobody is signed in. */
export async function readSession(): Promise<Pick<Context, 'member' | 'organization'> | undefined> {
  try {
    const [{ user }, { organization }] = await Promise.all([api.get('/api/auth/me'), api.get('/api/organization')])
    return { member: user, organization }
  } catch (error) {
    if (error instanceof PorchlightError && error.status === 401) return undefined
    throw error
  }
}

export function viewOf(
  { member, organization }: Pick<Context, 'member' | 'organization'>,
  language = chosenLanguage(),
) {
  return {
    member,
    organization,
    language,
    format: formatsIn(localeOf(language), organization.timeZone),
    canWrite: member.role !== 'viewer',
    isOwner: member.role === 'owner',
  }
}
