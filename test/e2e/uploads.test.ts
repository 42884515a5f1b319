import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../dev/seed-api.ts'
import { newCompany, signedInTo } from '../support/company.ts'
import { pdf } from '../support/files.ts'
import { server, sharedBrowser } from '../support/shared.ts'

let headers: Record<string, string>
const Bucket = 'porchlight-files'
const storage = new S3Client({
  endpoint: `${server.address}/cdn-cgi/local/r2/s3`,
  region: 'auto',
  forcePathStyle: true,
  credentials: { accessKeyId: 'porchlight-local', secretAccessKey: 'porchlight-local-secret' },
})

beforeAll(async () => {
  headers = (await newCompany(server.address)).headers
})

afterAll(() => storage.destroy())

const send = (method: string, path: string, body?: unknown) =>
  fetch(server.address + path, {
    method,
    redirect: 'manual',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

type Init = { documentId: string; mediaId: string; uploadUrl: string; storageKey: string; publicUrl: string }
const init = async (path: string, body: unknown) =>
  (await (await send('POST', `${path}/upload-init`, body)).json()) as Init
const put = (url: string, contentType: string, body: Uint8Array) =>
  fetch(url, { method: 'PUT', headers: { 'content-type': contentType }, body: Uint8Array.from(body) })
const listed = async (Prefix: string) =>
  (await storage.send(new ListObjectsV2Command({ Bucket, Prefix }))).Contents?.map(({ Key }) => Key) ?? []

const guide = pdf(['How to read this guide.', 'Every roof by the sea needs copper flashing.'])
const documents = '/api/company/kb/documents'
const announced = { filename: 'Roof guide.pdf', contentType: 'application/pdf', sizeBytes: guide.length }

describe('a document', () => {
  it('goes straight to storage, is read by the queue, found, and downloaded unchanged', async () => {
    const { documentId, uploadUrl, storageKey } = await init(documents, announced)
    expect((await put(uploadUrl, 'application/pdf', guide)).status).toBe(200)
    expect(await listed(storageKey)).toEqual([storageKey])
    const object = await storage.send(new GetObjectCommand({ Bucket, Key: storageKey }))
    expect(await object.Body?.transformToByteArray()).toEqual(guide)

    expect((await send('POST', `${documents}/complete`, { documentId })).status).toBe(200)
    const status = async () => {
      const { document } = (await (await send('GET', `${documents}/${documentId}`)).json()) as {
        document: { status: string }
      }
      return document.status
    }
    await expect.poll(status, { timeout: 30_000 }).toBe('ready')
    const found = await (await send('GET', '/api/company/kb/search?q=copper%20flash')).json()
    expect(found).toMatchObject({
      results: [{ documentId, page: 2, snippet: expect.stringContaining('<mark>copper</mark> <mark>flashing</mark>') }],
    })

    const download = await send('GET', `${documents}/${documentId}/download`)
    expect(download.status).toBe(302)
    const location = download.headers.get('location') ?? ''
    expect(location).toContain('response-content-disposition=')
    const file = await fetch(location)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(guide)
    const made = await send('POST', '/api/keys', { name: 'CRM', scopes: ['*'] })
    const { secret } = (await made.json()) as { secret: string }
    const byKey = { headers: { authorization: `Bearer ${secret}` } }
    const followed = await fetch(`${server.address}${documents}/${documentId}/download`, byKey)
    expect(new Uint8Array(await followed.arrayBuffer())).toEqual(guide)
    expect((await send('DELETE', `${documents}/${documentId}`)).status).toBe(200)
    expect(await listed(storageKey)).toEqual([])
  })

  it('is rejected by storage itself if its size or type differs', async () => {
    const { uploadUrl, storageKey } = await init(documents, announced)
    const longer = new Uint8Array(guide.length + 1)
    expect((await put(uploadUrl, 'application/pdf', longer)).status).toBe(403)
    expect((await put(uploadUrl, 'application/pdf', guide.slice(1))).status).toBe(403)
    expect((await put(uploadUrl, 'text/plain', guide)).status).toBe(403)
    const elsewhere = uploadUrl.replace(storageKey, storageKey.replace('Roof', 'Other'))
    expect((await put(elsewhere, 'application/pdf', guide)).status).toBe(403)
    expect(await listed(storageKey)).toEqual([])
  })

  it('cannot be read without a signature', async () => {
    const { uploadUrl, storageKey } = await init(documents, announced)
    await put(uploadUrl, 'application/pdf', guide)
    expect((await fetch(uploadUrl.split('?')[0] ?? '')).ok).toBe(false)
    expect((await fetch(`${server.address}/${storageKey}`)).status).toBe(404)
  })
})

describe('an image', () => {
  it('shows in a browser from its public URL', async () => {
    const svg = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>document.title = "ran"</script></svg>',
    )
    const file = { filename: 'roof.svg', contentType: 'image/svg+xml', sizeBytes: svg.length }
    const { mediaId, uploadUrl, publicUrl } = await init('/api/media', file)
    expect((await put(uploadUrl, file.contentType, svg)).status).toBe(200)
    expect((await send('POST', '/api/media/complete', { mediaId })).status).toBe(200)
    const page = await (await sharedBrowser()).newPage()
    await page.setContent(`<img src="${publicUrl}" alt="">`)
    const image = page.locator('img')
    await expect
      .poll(() => image.evaluate((element) => (element as unknown as { naturalWidth: number }).naturalWidth))
      .toBe(40)
    await page.goto(publicUrl)
    expect(await page.title()).not.toBe('ran')
    await page.close()
  })

  it('is there for every slide of the demo deck', async () => {
    const { headers } = await signedInTo(server.address, demo)
    const { decks } = (await (await fetch(`${server.address}/api/decks`, { headers })).json()) as {
      decks: { id: string; previewImageUrl: string }[]
    }
    const preview = await fetch(decks[0]?.previewImageUrl ?? '')
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const { slides } = (await (await fetch(`${server.address}/api/decks/${decks[0]?.id}`, { headers })).json()) as {
      slides: { hero_img: string }[]
    }
    const images = await Promise.all(slides.map(({ hero_img }) => fetch(`${server.address}/${hero_img}`)))
    expect(images.map((image) => image.status)).toEqual(slides.map(() => 200))
  })
})
