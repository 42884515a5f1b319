import { AwsClient } from 'aws4fetch'
import { and, eq, gt } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { ApiError, conflict } from '../http/errors'
import { uploadUrlSeconds } from '../limits'
import { needed } from '../needed'
import { isLocal } from '../settings'
import { type FileTypes, findFileType } from './file-types'

const startBytes = 4096

/** Locally, wrangler serves the bucket beside the Worker. */
function storageUrl(env: Env, requestUrl: string) {
  const isBeside = !env.R2_S3_ENDPOINT && isLocal(env)
  return isBeside ? new URL('/cdn-cgi/local/r2/s3', requestUrl).href : needed(env, 'R2_S3_ENDPOINT')
}

const objectUrl = (env: Env, requestUrl: string, key: string) =>
  new URL(`${storageUrl(env, requestUrl)}/${needed(env, 'R2_BUCKET')}/${key}`)

/** For the policy of a page that uploads files directly to storage. */
export const storageOrigin = (env: Env, requestUrl: string) => new URL(storageUrl(env, requestUrl)).origin

async function presign(env: Env, url: URL, seconds: number, init: RequestInit<RequestInitCfProperties>) {
  const client = new AwsClient({
    accessKeyId: needed(env, 'R2_ACCESS_KEY_ID'),
    secretAccessKey: needed(env, 'R2_SECRET_ACCESS_KEY'),
    service: 's3',
    region: 'auto',
  })
  url.searchParams.set('X-Amz-Expires', String(seconds))
  return (await client.sign(url.href, { ...init, aws: { signQuery: true, allHeaders: true } })).url
}

type File = { key: string; contentType: string; sizeBytes: number }

/** Type and size are signed, so storage refuses anything else. HTTP clients send the length by themselves. */
export async function presignUpload(env: Env, requestUrl: string, { key, contentType, sizeBytes }: File) {
  const headers = { 'content-type': contentType }
  const uploadUrl = await presign(env, objectUrl(env, requestUrl, key), uploadUrlSeconds, {
    method: 'PUT',
    headers: { ...headers, 'content-length': String(sizeBytes) },
  })
  return { uploadUrl, headers }
}

const downloadSeconds = 300
const escaped = (character: string) => `%${character.charCodeAt(0).toString(16)}`

/**
 * Clients keep the Authorization header on a redirect to the same host, and storage refuses a signed URL that comes
 * with one. Locally, storage shares the Worker's host, so the redirect goes to the host's other name.
 */
const otherNames: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }

export function presignDownload(env: Env, requestUrl: string, key: string, filename: string) {
  const url = objectUrl(env, requestUrl, key)
  if (url.host === new URL(requestUrl).host) url.hostname = otherNames[url.hostname] ?? url.hostname
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(filename).replaceAll(/['()*]/g, escaped)}`
  url.searchParams.set('response-content-disposition', disposition)
  return presign(env, url, downloadSeconds, { method: 'GET' })
}

async function inspectUpload(env: Env, folder: string) {
  const { objects } = await env.FILES.list({ prefix: `${folder}/`, limit: 1 })
  const key = objects[0]?.key
  const object = key && (await env.FILES.get(key, { range: { offset: 0, length: startBytes } }))
  if (!object) return undefined
  return {
    key: object.key,
    etag: object.etag,
    sizeBytes: object.size,
    contentType: object.httpMetadata?.contentType ?? '',
    customMetadata: object.customMetadata,
    start: new Uint8Array(await object.arrayBuffer()),
  }
}

export type Uploaded = NonNullable<Awaited<ReturnType<typeof inspectUpload>>>

export function keyName(filename: string) {
  const plain = filename.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const safe = plain.replaceAll(/[^\w.-]+/g, '-').slice(-100)
  return safe.replaceAll(/^[-.]+|-+(?=\.)|[-.]+$/g, '') || 'file'
}

type UploadRow = { status: string; expiresAt: number }

type Upload<Row extends UploadRow, Facts> = {
  folder: string
  types: FileTypes
  inspect?: (uploaded: Uploaded) => Promise<{ facts: Facts } | { refusal: string }>
  confirm: (uploaded: Uploaded | undefined, now: number, facts: Facts | undefined) => Promise<Row>
  /** False if another request has completed the row in the meantime. */
  discard: () => Promise<boolean>
}

/** Inspects the file itself, because the client may have uploaded something other than what it announced. */
export async function completeUpload<Row extends UploadRow, Facts>(env: Env, upload: Upload<Row, Facts>) {
  const uploaded = await inspectUpload(env, upload.folder)
  const isGenuine = uploaded && hasItsType(upload.types, uploaded)
  const seen = isGenuine ? await upload.inspect?.(uploaded) : undefined
  const refusal = seen && 'refusal' in seen ? seen.refusal : undefined
  const facts = seen && 'facts' in seen ? seen.facts : undefined
  const now = Date.now()
  const row = await upload.confirm(isGenuine && !refusal ? uploaded : undefined, now, facts)
  if (row.status !== 'uploading') return { row, uploaded }
  if (row.expiresAt <= now) throw conflict('upload_expired', 'The upload has expired. Start again with upload-init.')
  if (!uploaded) throw conflict('nothing_uploaded', 'Nothing has been uploaded yet. PUT the file to uploadUrl first.')
  if (await upload.discard()) await env.FILES.delete(uploaded.key)
  throw new ApiError(
    400,
    'file_refused',
    `${refusal ?? 'The file’s size, type, or first bytes differ from what upload-init announced.'} It was discarded.`,
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
