import type { ErrorWords } from '../locales/studio/errors/words'
import type { FaultWords } from '../locales/studio/faults/words'
import { api, PorchlightError } from './api'
import type { CommonWords, Context } from './context'
import { sayFaultsIn } from './field-faults'
import { formatsIn } from './formats'
import { chosenLanguage, type Language, localeOf, type WordFiles } from './languages'

const commonWords: WordFiles<Omit<CommonWords, 'errors'>> = {
  en: () => import('../locales/studio/common/en'),
  es: () => import('../locales/studio/common/es'),
  de: () => import('../locales/studio/common/de'),
}

const errorWords: WordFiles<ErrorWords> = {
  en: () => import('../locales/studio/errors/en'),
  es: () => import('../locales/studio/errors/es'),
  de: () => import('../locales/studio/errors/de'),
}

const faultWords: WordFiles<FaultWords> = {
  en: () => import('../locales/studio/faults/en'),
  es: () => import('../locales/studio/faults/es'),
  de: () => import('../locales/studio/faults/de'),
}

/** Loads the error messages too, because they must be there when the connection is not. */
export async function loadCommonWords(language: Language): Promise<CommonWords> {
  const [common, errors, faults] = await Promise.all([
    commonWords[language](),
    errorWords[language](),
    faultWords[language](),
  ])
  sayFaultsIn(faults.words, localeOf(language))
  return { ...common.words, errors: errors.words }
}

/** Returns undefined if no one is signed in. */
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
