import { and, eq, gt } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { conflict, invalid } from '../errors'
import { type FileTypes, findFileType } from './file-types'
import { inspectUpload, type Uploaded } from './storage'

type UploadRow = { status: string; expiresAt: number }

type Upload<Row extends UploadRow, Facts> = {
  folder: string
  types: FileTypes
  inspect?: (uploaded: Uploaded) => Promise<{ facts: Facts } | { refusal: string }>
  confirm: (uploaded: Uploaded | undefined, now: number, facts: Facts | undefined) => Promise<Row>
  /** False if another request has completed the row meanwhile. */
  discard: () => Promise<boolean>
}

/** Inspects the file itself, because the client may have uploaded something else than announced. */
export async function completeUpload<Row extends UploadRow, Facts>(env: Env, upload: Upload<Row, Facts>) {
  const uploaded = await inspectUpload(env, upload.folder)
  const isGenuine = uploaded && hasItsType(upload.types, uploaded)
  const seen = isGenuine ? await upload.inspect?.(uploaded) : undefined
  const refusal = seen && 'refusal' in seen ? seen.refusal : undefined
  const facts = seen && 'facts' in seen ? seen.facts : undefined
  const now = Date.now()
  const row = await upload.confirm(isGenuine && !refusal ? uploaded : undefined, now, facts)
  if (row.status !== 'uploading') return { row, uploaded }
  if (row.expiresAt <= now) throw conflict('The upload has expired. Start again with upload-init.')
  if (!uploaded) throw conflict('Nothing was uploaded yet. PUT the file to uploadUrl first.')
  if (await upload.discard()) await env.FILES.delete(uploaded.key)
  throw invalid(
    `${refusal ?? 'The file is not what upload-init announced: its size, type or first bytes differ.'} It was discarded.`,
  )
}

function hasItsType(types: FileTypes, { key, contentType, start }: Uploaded) {
  const type = findFileType(types, key, contentType)
  return type !== undefined && types[type]?.isStartOf(start) === true
}

type UploadTable = SQLiteTable &
  Record<'status' | 'expiresAt' | 'storageKey' | 'sizeBytes' | 'contentType', AnySQLiteColumn>

export const isAsAnnounced = (table: UploadTable, uploaded: Uploaded | undefined, now: number) =>
  and(
    eq(table.status, 'uploading'),
    gt(table.expiresAt, now),
    eq(table.storageKey, uploaded?.key ?? ''),
    eq(table.sizeBytes, uploaded?.sizeBytes ?? -1),
    eq(table.contentType, uploaded?.contentType ?? ''),
  )
