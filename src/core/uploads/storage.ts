import { AwsClient } from 'aws4fetch'

const startBytes = 4096

/** Without `R2_S3_ENDPOINT` it runs locally, where wrangler serves the bucket beside the Worker. */
function objectUrl(env: Env, requestUrl: string, key: string) {
  const endpoint = env.R2_S3_ENDPOINT || new URL('/cdn-cgi/local/r2/s3', requestUrl).href
  return new URL(`${endpoint}/${env.R2_BUCKET}/${key}`)
}

async function presign(env: Env, url: URL, seconds: number, init: RequestInit<RequestInitCfProperties>) {
  const client = new AwsClient({
    accessKeyId: env.R2_ACCESS_KEY_ID,
    secretAccessKey: env.R2_SECRET_ACCESS_KEY,
    service: 's3',
    region: 'auto',
  })
  url.searchParams.set('X-Amz-Expires', String(seconds))
  return (await client.sign(url.href, { ...init, aws: { signQuery: true, allHeaders: true } })).url
}

type File = { key: string; contentType: string; sizeBytes: number }

/** Type and size are signed, so that storage refuses any other. */
export const presignUpload = (env: Env, requestUrl: string, { key, contentType, sizeBytes }: File) =>
  presign(env, objectUrl(env, requestUrl, key), env.UPLOAD_URL_SECONDS, {
    method: 'PUT',
    headers: { 'content-type': contentType, 'content-length': String(sizeBytes) },
  })

const downloadSeconds = 300
const escaped = (character: string) => `%${character.charCodeAt(0).toString(16)}`

export function presignDownload(env: Env, requestUrl: string, key: string, filename: string) {
  const url = objectUrl(env, requestUrl, key)
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(filename).replaceAll(/['()*]/g, escaped)}`
  url.searchParams.set('response-content-disposition', disposition)
  return presign(env, url, downloadSeconds, { method: 'GET' })
}

export async function inspectUpload(env: Env, folder: string) {
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
