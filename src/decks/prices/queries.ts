import { and, eq, exists, sql } from 'drizzle-orm'
import { commit, type Work } from '../../core/database/commit'
import { type Database, insertWhere, laterThan } from '../../core/database/database'
import { deckChanged } from '../../core/effects'
import { invalidInput, notFound } from '../../core/http/errors'
import { tierNames } from '../../core/shared/tiers'
import { type NamedFile, namedFiles, refuseMissing } from '../../media/files/named-files'
import { slides } from '../slides/tables'
import type { ProductData } from './schemas'
import { productData } from './tables'

export const productDataVersion = productData.slideId

export async function getProductData(db: Database, organizationId: string, slideId: string) {
  const [row] = await db
    .select({ data: productData.data, updatedAt: productData.updatedAt })
    .from(productData)
    .where(and(eq(productData.slideId, slideId), eq(productData.organizationId, organizationId)))
  if (!row) throw notFound('product data', 'slide, or it has no product data yet')
  return row
}

export async function putProductData(
  work: Work,
  organizationId: string,
  slideId: string,
  data: ProductData,
  now: number,
) {
  const { db } = work
  const isSlide = and(eq(slides.id, slideId), eq(slides.organizationId, organizationId))
  const priced = db
    .select({ id: slides.id })
    .from(slides)
    .where(and(isSlide, eq(slides.slideType, 'product_pricing_v1')))
  const files = namedFiles(db, productData, eq(productData.slideId, slideId), [
    ['productData.brandLogo', data.brandLogo],
    ...tierNames.map((tier) => [`productData.${tier}.imageKey`, data[tier].imageKey] satisfies NamedFile),
  ])
  const holds = sql`${exists(priced)} and ${files.areReady}`
  const { slide, missing, saved } = await commit(
    work,
    {
      slide: db.select({ id: slides.id }).from(slides).where(isSlide),
      missing: files.missing,
      saved: insertWhere(db, productData, { slideId, organizationId, data, updatedAt: now }, holds)
        .onConflictDoUpdate({
          target: productData.slideId,
          set: { data, updatedAt: laterThan(productData.updatedAt, now) },
        })
        .returning({ updatedAt: productData.updatedAt }),
    },
    [deckChanged(slideId)],
  )
  if (!slide.length) throw notFound('slide')
  refuseMissing(missing)
  if (!saved[0])
    throw invalidInput([
      { path: 'slideId', message: 'Only a slide of the type product_pricing_v1 has product data.', code: 'invalid' },
    ])
  return saved[0]
}
