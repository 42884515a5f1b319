import type { Database } from '../../core/database'
import { findSlide } from './read-deck'
import { readSources } from './read-sources'
import type { Writer } from './writer'

const mostPassages = 160

export async function proposeRewrite(
  db: Database,
  organizationId: string,
  slideId: string,
  instruction: string,
  writer: Writer,
) {
  const { slide, documentIds } = await findSlide(db, organizationId, slideId)
  const sections = await readSources(db, organizationId, documentIds, `${instruction} ${slide.title}`, mostPassages)
  return (await writer.rewrite(slide, sections, instruction)).proposal
}
