import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { media } from '../media/tables'

export const listUploadedFonts = (db: Database, organizationId: string) =>
  db
    .select()
    .from(media)
    .where(
      and(
        eq(media.organizationId, organizationId),
        eq(media.kind, 'font'),
        isNotNull(media.fontFamily),
        eq(media.status, 'ready'),
      ),
    )
    .orderBy(asc(media.fontFamily), asc(media.fontWeight), asc(media.fontStyle), asc(media.id))
    .limit(mostFonts)

const mostFonts = 1000
