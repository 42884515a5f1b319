import { invalid } from '../../core/errors'
import type { Template } from './tables'

export async function requireUsable({ body, requiredInitials }: Pick<Template, 'body' | 'requiredInitials'>) {
  const [{ parseTemplate }, { plainText }] = await Promise.all([import('./template'), import('./nodes')])
  const { words, problem } = parseTemplate(body)
  if (!words) throw invalid(`body ${problem}.`)
  const headings = words.filter(({ type }) => type === 'heading').map(plainText)
  for (const label of requiredInitials) {
    const found = headings.filter((each) => each === label).length
    if (found !== 1)
      throw invalid(
        found
          ? `requiredInitials names “${label}”, which the body has as a heading more than once.`
          : `requiredInitials names “${label}”, which is no heading of the body.`,
      )
    if (label.includes('{{')) throw invalid('requiredInitials must name headings without merge fields.')
  }
}
