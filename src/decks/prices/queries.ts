import { and, eq, exists } from 'drizzle-orm'
import { commit, type Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { deckChanged } from '../../core/effects'
import { invalidInput, notFound } from '../../core/http/errors'
import { slides } from '../slides/tables'
import type { ProductData } from './schemas'
import { productData } from './tables'

export async function getProductData(db: Database, organizationId: string, slideId: string) {
  const [row] = await db
    .select({ data: productData.data })
    .from(productData)
    .where(and(eq(productData.slideId, slideId), eq(productData.organizationId, organizationId)))
  if (!row) throw notFound('product data', 'slide, or it has no product data yet')
  return row.data
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
  const { slide, saved } = await commit(
    work,
    {
      slide: db.select({ id: slides.id }).from(slides).where(isSlide),
      saved: insertWhere(db, productData, { slideId, organizationId, data, updatedAt: now }, exists(priced))
        .onConflictDoUpdate({ target: productData.slideId, set: { data, updatedAt: now } })
        .returning({ slideId: productData.slideId }),
    },
    [deckChanged(slideId)],
  )
  if (!slide.length) throw notFound('slide')
  if (!saved.length)
    throw invalidInput([
      { path: 'slideId', message: 'Only a slide of the type product_pricing_v1 has product data.', code: 'invalid' },
    ])
}
