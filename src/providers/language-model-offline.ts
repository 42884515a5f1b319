import type { LanguageModel } from './language-model'
import { choose } from './quotes/choose'

export const offlineModel: LanguageModel = async function* (asked) {
  const said = choose(asked)
  if (said) yield said
}
