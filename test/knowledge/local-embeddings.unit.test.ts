import { beforeAll, expect, it } from 'vitest'
import { localEmbeddings } from '../../dev/embeddings.ts'

let address: string

beforeAll(async () => {
  address = `${(await localEmbeddings()).EMBEDDINGS_URL}/embeddings`
})

const post = (body: object) => fetch(address, { method: 'POST', body: JSON.stringify(body) })

it('the embeddings of `npm run dev` put similar meanings closer together, without a network', async () => {
  const input = ['How long does the guarantee last?', 'Our warranty covers twenty years.', 'We paint the house blue.']
  const { data } = (await (await post({ model: 'any', input })).json()) as { data: { embedding: number[] }[] }
  const [asked = [], near = [], far = []] = data.map(({ embedding }) => embedding)
  const product = (other: number[]) => asked.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0)
  expect([asked.length, near.length]).toEqual([512, 512])
  expect(product(near)).toBeGreaterThan(product(far) + 0.1)
})

it.each([{}, { input: [] }, { input: [''] }, { input: [7] }])('the embeddings reject %j', async (body) => {
  expect((await post(body)).status).toBe(400)
})
