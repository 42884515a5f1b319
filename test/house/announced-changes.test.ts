import { expect, it } from 'vitest'
import { sourceFilesIn, textOf } from '../support/source-imports'

/** They change nothing of the deck that their path names. */
const leaveItAsItIs = ['duplicateDeck', 'narrateDeck', 'tryPrices']

const writes = [...sourceFilesIn('src/talk'), 'src/speech/narration/deck-routes.ts', 'src/sales/quotes/routes.ts']
  .filter((file) => file.endsWith('routes.ts'))
  .flatMap((file) =>
    textOf(file)
      .split(/\broute\(\{/)
      .slice(1),
  )
  .map((text) => ({ text, operation: text.match(/operationId: '(\w+)'/)?.[1] ?? '' }))
  .filter(({ text }) => /method: '(?:post|put|patch|delete)',\s+path: '\/\{/.test(text))

it('every write to a deck, a slide or a presentation announces the change', () => {
  expect(writes.length).toBeGreaterThan(20)
  const silent = writes.filter(({ text }) => !/\bchang(?:ed|ing)\(c, '(?:deck|presentation)'/.test(text))
  expect(silent.map(({ operation }) => operation).toSorted()).toEqual(leaveItAsItIs.toSorted())
})
