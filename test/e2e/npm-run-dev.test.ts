import { expect, it } from 'vitest'
import { demo } from '../../dev/seed-api.ts'
import { signedInTo } from '../support/company.ts'
import { server } from '../support/shared.ts'

it('npm run dev prints the address, the docs and a login that works', async () => {
  expect(server.output).toContain(server.address)
  expect(server.output).toContain(`${server.address}/docs`)
  expect(server.output).toContain(`${demo.email} with ${demo.password}`)
  const { send } = await signedInTo(server.address, demo)
  const { decks } = await send('GET', '/api/decks')
  expect(decks.map(({ name }: { name: string }) => name)).toContain('Your new roof')
})
