import { expect, it } from 'vitest'
import { prices } from './priced-slides.ts'
import { useSite } from './site.ts'
import { openStudio } from './studio-pages.ts'

const site = useSite()

async function newTemplate(more = {}) {
  const { template } = await site.company.send('POST', '/api/contracts/templates', {
    name: 'Roofing agreement',
    language: 'en',
    body: '# Scope\n\nWe replace the roof for {{tier_price}}.\n\n# Payment\n\nThe deposit is {{deposit}}.',
    depositBasisPoints: 1000,
    companySigns: true,
    ...more,
  })
  return template.id as string
}

async function newContract(more = {}) {
  const email = `${crypto.randomUUID()}@example.com`
  const homeowner = { last_name: 'Okafor', email }
  const { id: presentationId } = await site.company.present({ slides: [prices], homeowner })
  await site.company.send('PATCH', '/api/organization', { address: '400 Canyon Boulevard, Boulder, CO 80302' })
  const input = { presentationId, templateId: await newTemplate(), tier: 'better', ...more }
  const { contract, signUrls } = await site.company.send('POST', '/api/contracts', input)
  const urls: string[] = signUrls.map(({ signUrl }: { signUrl: string }) => signUrl)
  return { id: contract.id as string, number: contract.number as number, urls }
}

async function sign(id: string, url: string, name: string) {
  const token = new URL(url).searchParams.get('token')
  const send = (path: string, body: object) =>
    site.company.sendAsHomeowner('POST', `/api/contracts/${id}/${path}`, body)
  await (await fetch(`${site.address}/api/contracts/${id}/document.pdf?token=${token}`)).arrayBuffer()
  await send('consent', { token })
  await send('sign', { token, name, signature: { kind: 'typed', value: name } })
}

it('signs for the company by keyboard only, asks for the password, and shows the evidence', async () => {
  const { id, number, urls } = await newContract()
  await sign(id, urls[0] ?? '', 'Maria Okafor')
  const { page, close } = await openStudio(site, '')
  await page.getByRole('link', { name: `Contract ${number}, Maria Okafor: waiting for your signature` }).press('Enter')
  await page.getByRole('heading', { name: `Contract ${number}`, level: 1 }).waitFor()
  await page.getByText('Your company signs next.').waitFor()
  const { cancelBy, timeZone } = (await site.company.send('GET', `/api/contracts/${id}`)).contract
  const lastDay = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' }).format(Date.parse(cancelBy) - 1)
  await page.getByText('Can be canceled through').locator('..').getByText(lastDay, { exact: false }).waitFor()
  await page.getByText('Maria Okafor agreed to electronic records').waitFor()
  const old = { code: 'password_needed', error: 'Send your password too.' }
  await page.route('**/countersign', (route) =>
    route.request().postDataJSON().password
      ? route.continue()
      : route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(old) }),
  )
  await page.getByRole('button', { name: 'Sign for your company' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign for your company' })
  await dialog.getByLabel('Your full name').press('Enter')
  await dialog.getByLabel('Your password').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
  await page.keyboard.type('a wrong password')
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('Your password').fill(site.company.password)
  await page.keyboard.press('Enter')
  await page.getByText('Ana signed for the company').waitFor()
  await page.getByText('Everyone signed. Sealed', { exact: false }).waitFor()
  await page.getByText('The contract was sealed').waitFor()
  await page.getByText('The evidence is intact.').waitFor()
  expect(await page.getByRole('button', { name: 'Void contract' }).count()).toBe(0)
  await page.locator('a.back').press('Enter')
  await page.getByLabel('Status').selectOption('Signed')
  await page.locator('.list > li').filter({ hasText: 'Everyone signed.' }).first().waitFor()
  await close()
})

it('drafts a contract with a named co-owner, sends it, and voids it, after saying what will happen', async () => {
  const before = await newContract()
  const token = new URL(before.urls[0] ?? '').searchParams.get('token')
  await site.company.sendAsHomeowner('POST', `/api/contracts/${before.id}/co-owner`, { token, name: 'Sam Okafor' })
  const { page, context, close } = await openStudio(site, '')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const needed = `Contract ${before.number}, Maria Okafor: Sam Okafor has to sign too`
  await page.getByRole('link', { name: needed }).press('Enter')
  await page.getByText('Maria Okafor says Sam Okafor').waitFor()
  await page.getByText('Maria Okafor said Sam Okafor has to sign too').waitFor()
  await page.getByRole('button', { name: 'Create new draft' }).press('Enter')
  const number = before.number + 1
  await page.getByRole('heading', { name: `Contract ${number}`, level: 1 }).waitFor()
  const id = page.url().split('/').at(-1)
  await page.getByRole('button', { name: 'Send contract' }).press('Enter')
  const sending = page.getByRole('dialog', { name: 'Send this draft?' })
  await sending.getByText('We’ll send a link to sign to Maria Okafor.', { exact: false }).waitFor()
  await sending.getByLabel('Sam Okafor’s email').waitFor()
  await sending.getByRole('button', { name: 'Send contract' }).press('Enter')
  await page.getByText('Waiting for Maria Okafor', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Copy Maria Okafor’s link' }).press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/contracts/${id}?token=`)
  await page.getByText('Not sent yet', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Copy Sam Okafor’s link' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Send Sam Okafor a new link' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Send Maria Okafor a new link' }).press('Enter')
  await page.getByText(/Ana.? sent .+ a new link/).waitFor()
  await page.getByRole('button', { name: 'Void contract' }).press('Enter')
  await page.keyboard.press('Escape')
  await page.getByText('Waiting for Maria Okafor', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Void contract' }).press('Enter')
  const voiding = page.getByRole('dialog', { name: 'Void this contract?' })
  await voiding.getByLabel('Reason (optional)').fill('The scope changed.')
  await voiding.getByRole('button', { name: 'Void contract' }).press('Enter')
  await page.getByText(/Voided on \w+ \d.+ It can’t be signed anymore\./).waitFor()
  await page.getByText('Link sent', { exact: true }).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: /^Copy .+ link$/ }).count()).toBe(0)
  expect(await page.locator('.signers .state').count()).toBe(0)
  await page.getByText('voided the contract: “The scope changed.”').waitFor()
  await page.getByRole('link', { name: 'Contracts' }).first().press('Enter')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Search by number, name, email, or total').fill(`Contract ${number}`)
  await page.getByLabel('Status').selectOption('void')
  await page
    .getByRole('link', { name: `Contract ${number}, Maria Okafor` })
    .getByText(/Voided on .+ Reason: “The scope changed\.”/)
    .waitFor()
  await page.getByLabel('Search by number, name, email, or total').fill('')
  await page.getByLabel('Status').selectOption('declined')
  await page.getByText('No contracts with this status').waitFor()
  const { contract } = await site.company.send('GET', `/api/contracts/${before.id}`)
  await page.goto(`${site.address}/studio/homeowners/${contract.presentationId}`)
  await page.getByText(`Contract ${before.number} Replaced`).waitFor()
  await page.getByText(`Contract ${number} Void`).waitFor()
  await close()
})

it('starts a contract from the list for a homeowner who is searched', async () => {
  await newContract()
  const { id } = await site.company.present({ slides: [prices], homeowner: { last_name: 'Tanaka' } })
  const { page, close } = await openStudio(site, '/contracts')
  await page.getByRole('button', { name: 'New contract' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'New contract' })
  const search = picker.getByRole('textbox', { name: 'Search homeowners' })
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Tanaka')
  await expect.poll(() => picker.getByRole('listitem').count()).toBe(1)
  await picker.getByRole('button', { name: 'Maria Tanaka' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create contract' })
  await dialog.getByLabel('Template').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${site.address}/studio/homeowners/${id}`)
  await page.reload()
  await page.getByRole('button', { name: 'Create contract' }).waitFor()
  expect(await dialog.count()).toBe(0)
  await page.goBack()
  await page.getByRole('button', { name: 'New contract' }).waitFor()
  await close()
})

it('changes a draft, says what it lacks, and sends it to someone who had no email', async () => {
  await newContract()
  const { id: presentationId } = await site.company.present({
    slides: [prices],
    homeowner: { last_name: 'Reed' },
  })
  const body = 'The roof in {{city}} for {{tier_price}}.'
  const input = { presentationId, templateId: await newTemplate({ body }), tier: 'better', isDraft: true }
  const { contract: draft } = await site.company.send('POST', '/api/contracts', input)
  expect(draft.html).toContain('The roof in _____ for $')
  const { page, close } = await openStudio(site, `/contracts/${draft.id}`)
  await page.getByText('You can’t send this draft yet. Missing: City.').waitFor()
  expect(await page.locator('button:not(.quiet):visible').allTextContents()).toEqual(['Fill in what’s missing'])
  expect(await page.getByRole('button', { name: 'Send contract' }).isDisabled()).toBe(true)
  await page.getByText('There’s no email for Maria Reed.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Fill in what’s missing' }).press('Enter')
  const editing = page.getByRole('dialog', { name: 'Edit draft' })
  await editing.getByLabel('Price option').selectOption('best')
  await editing.getByLabel('City').fill('Boulder')
  await editing.getByLabel('Co-owner (optional)').fill('Sam Reed')
  await editing.getByLabel('Email (optional)').fill('reed@home.example')
  await editing.getByLabel('Co-owner’s email').fill('Reed@home.example')
  await editing.getByText('Both signers have this email. Each gets their own link there.').waitFor()
  await editing.getByLabel('Co-owner’s email').fill('')
  await editing.getByText('Both signers have this email', { exact: false }).waitFor({ state: 'detached' })
  await editing.getByLabel('Email (optional)').fill('')
  await editing.getByLabel('Days to sign').fill('12')
  await editing.getByRole('button', { name: 'Save draft' }).press('Enter')
  await page.getByText('Draft updated.').waitFor()
  await page.getByText(/Ana.? changed the draft/).waitFor()
  const read = async () => (await site.company.send('GET', `/api/contracts/${draft.id}`)).contract
  expect(await read()).toMatchObject({ number: draft.number, status: 'draft', tier: 'best', validDays: 12 })
  expect((await read()).html).toContain('The roof in Boulder')
  await page.getByRole('button', { name: 'Edit draft' }).press('Enter')
  expect(await editing.getByLabel('City').inputValue()).toBe('Boulder')
  await editing.getByLabel('City').fill('Golden')
  await editing.getByRole('button', { name: 'Save draft' }).press('Enter')
  await editing.waitFor({ state: 'detached' })
  expect((await read()).html).toContain('The roof in Golden')
  await page.getByText('You can’t send this draft yet', { exact: false }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Send contract' }).press('Enter')
  const sending = page.getByRole('dialog', { name: 'Send this draft?' })
  const email = `${crypto.randomUUID()}@example.com`
  await sending.getByLabel('Maria Reed’s email').fill(email)
  await sending.getByLabel('Sam Reed’s email').fill(email)
  await sending.getByText('Both signers have this email. Each gets their own link there.').first().waitFor()
  await sending.getByLabel('Sam Reed’s email').fill('')
  await sending.getByRole('button', { name: 'Send contract' }).press('Enter')
  await page.getByText('Link sent.', { exact: true }).waitFor()
  expect((await read()).signers).toMatchObject([
    { name: 'Maria Reed', email, status: 'sent' },
    { name: 'Sam Reed', email: null, status: 'waiting' },
  ])
  const { presentation } = await site.company.send('GET', `/api/presentations/${presentationId}`)
  expect(presentation.homeownerData).toMatchObject({ city: 'Golden', email })
  await close()
})

it('tells a contract that was emailed to no one, makes another link, and sends it once the homeowner has an email', async () => {
  await newContract()
  const { id: presentationId } = await site.company.present({
    slides: [prices],
    homeowner: { last_name: 'Lee' },
  })
  const input = { presentationId, templateId: await newTemplate(), tier: 'better' }
  const { contract } = await site.company.send('POST', '/api/contracts', input)
  const { page, context, close } = await openStudio(site, '/contracts')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const line = page.getByRole('link', { name: `Contract ${contract.number}, Maria Lee` })
  await line.getByText('Not emailed').waitFor()
  await line.getByText('· Created').waitFor()
  const draft = await site.company.send('POST', '/api/contracts', { ...input, isDraft: true })
  await page.reload()
  const drafted = page.getByRole('link', { name: `Contract ${draft.contract.number}, Maria Lee` })
  await drafted.getByText('Created').waitFor()
  const toShare = 'There’s no email for Maria Lee. Share the link yourself.'
  await line.getByText(toShare).waitFor()
  await page.goto(`${site.address}/studio/`)
  await line.getByText(new RegExp(`^Created .+ · ${toShare}$`)).waitFor()
  await line.press('Enter')
  await page.getByRole('button', { name: 'Copy Maria Lee’s link' }).press('Enter')
  await page.getByText(/Ana.? created a new link for Maria Lee/).waitFor()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain(`/contracts/${contract.id}?token=`)
  const email = `${crypto.randomUUID()}@example.com`
  await site.company.send('PATCH', `/api/presentations/${presentationId}`, { homeownerData: { email } })
  await page.reload()
  await page.getByRole('button', { name: 'Add Maria Lee’s email' }).press('Enter')
  const adding = page.getByRole('dialog', { name: 'Email Maria Lee the contract' })
  await expect.poll(() => adding.getByLabel('Maria Lee’s email').inputValue()).toBe(email)
  await adding.getByRole('button', { name: 'Send contract' }).press('Enter')
  await page.getByRole('heading', { name: `Contract ${draft.contract.number + 1}`, level: 1 }).waitFor()
  await page.getByText('Waiting for Maria Lee', { exact: false }).waitFor()
  expect(await page.getByText('Not emailed').count()).toBe(0)
  const before = (await site.company.send('GET', `/api/contracts/${contract.id}`)).contract
  expect(before.status).toBe('void')
  await page.goto(`${site.address}/studio/contracts`)
  await line.getByText('· Created').waitFor()
  const replaced = page.getByRole('listitem').filter({ has: line })
  await replaced.getByRole('link', { name: `Replaced by contract ${draft.contract.number + 1}` }).press('Enter')
  await page.getByRole('heading', { name: `Contract ${draft.contract.number + 1}`, level: 1 }).waitFor()
  await close()
})

it('keeps the search and the status of the list when someone returns to it', async () => {
  const { number } = await newContract()
  const name = `Contract ${number}, Maria Okafor`
  const { page, close } = await openStudio(site, '/contracts')
  const search = page.getByLabel('Search by number, name, email, or total')
  const [status, rows] = [page.getByLabel('Status'), page.locator('.list > li')]
  await search.fill(`Contract ${number}`)
  await expect.poll(() => rows.count()).toBe(1)
  await status.selectOption('Sent, not opened')
  const expectKept = async () => {
    await rows.getByText(name).waitFor()
    expect(await rows.count()).toBe(1)
    expect(await search.inputValue()).toBe(`Contract ${number}`)
    expect(await status.inputValue()).toBe('sent')
  }
  await expectKept()
  await page.getByRole('link', { name }).press('Enter')
  await page.getByRole('heading', { name: `Contract ${number}`, level: 1 }).waitFor()
  await page.locator('a.back').press('Enter')
  await expectKept()
  await page.reload()
  await expectKept()
  await page.getByRole('link', { name }).press('Enter')
  await page.getByRole('heading', { name: `Contract ${number}`, level: 1 }).waitFor()
  await page.goBack()
  await expectKept()
  await status.selectOption('Waiting for a signature')
  await rows.getByText(name).waitFor()
  await status.selectOption('Declined')
  await page.getByText('No contracts found').waitFor()
  await page.getByRole('link', { name: 'Show all contracts' }).press('Enter')
  await rows.getByText(name).waitFor()
  expect([await search.inputValue(), await status.inputValue()]).toEqual(['', ''])
  await close()
})

it('keeps the email of a signer who isn’t the homeowner in the contract only', async () => {
  await newContract()
  const { id: presentationId } = await site.company.present({ slides: [prices], homeowner: { last_name: 'Lee' } })
  const signers = [{ role: 'homeowner', name: 'Pat Lee', email: null }]
  const input = { presentationId, templateId: await newTemplate(), tier: 'better', signers }
  const { contract } = await site.company.send('POST', '/api/contracts', input)
  const { page, close } = await openStudio(site, `/contracts/${contract.id}`)
  await page.getByRole('button', { name: 'Add Pat Lee’s email' }).press('Enter')
  const email = `${crypto.randomUUID()}@example.com`
  const adding = page.getByRole('dialog', { name: 'Email Pat Lee the contract' })
  await adding.getByLabel('Pat Lee’s email').fill(email)
  await adding.getByRole('button', { name: 'Send contract' }).press('Enter')
  await page.getByRole('heading', { name: `Contract ${contract.number + 1}`, level: 1 }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect((await site.company.send('GET', `/api/contracts/${id}`)).contract.signers).toMatchObject([
    { name: 'Pat Lee', email },
  ])
  const { presentation } = await site.company.send('GET', `/api/presentations/${presentationId}`)
  expect(presentation.homeownerData.email ?? null).toBeNull()
  await close()
})

it('writes a template, previews it, and lets the later of two editors choose', async () => {
  const { page, close } = await openStudio(site, '/contracts/templates/new')
  await page.getByLabel('Name', { exact: true }).fill('Gutters')
  await page.getByLabel('Text').fill('# Scope\n\nGutters for {{no_such_field}}.')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page.getByRole('alert').getByText('no_such_field', { exact: false }).waitFor()
  await page.getByLabel('Text').fill('# Scope\n\nGutters for {{full_name}}.')
  await page.getByLabel('Scope').press('Space')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Gutters', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Save and preview' }).press('Enter')
  await page.locator('#preview').getByText('Gutters for Maria Okafor.').waitFor()
  const [, id] = /templates\/(.+)$/.exec(page.url()) ?? []
  const path = `/api/contracts/templates/${id}`
  const read = async () => (await site.company.send('GET', path)).template
  expect(await read()).toMatchObject({ requiredInitials: ['Scope'], depositBasisPoints: 1000, companySigns: true })
  await site.company.send('PATCH', path, { depositBasisPoints: 2500 })
  await page.getByLabel('Name', { exact: true }).fill('Gutters and eaves')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const conflict = page.getByRole('dialog', { name: 'Someone else just saved changes' })
  await conflict.getByText('Deposit, % of the total').waitFor()
  await conflict.getByRole('button', { name: 'Save my version' }).press('Enter')
  await page.getByRole('heading', { name: 'Gutters and eaves', level: 1 }).waitFor()
  expect(await read()).toMatchObject({ name: 'Gutters and eaves', depositBasisPoints: 1000 })
  await site.company.send('PATCH', path, { name: 'Eaves', depositBasisPoints: 2500 })
  await page.getByLabel('Name', { exact: true }).fill('Lost')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await conflict.getByRole('button', { name: 'Use their version' }).press('Enter')
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Eaves')
  expect(await page.getByLabel('Deposit, % of the total').inputValue()).toBe('25')
  await close()
})

it('is named by number in the audit log, which tells a copied link and a signer from an email and a member', async () => {
  const { id, number, urls } = await newContract()
  await site.company.send('POST', `/api/contracts/${id}/resend`, { isMailed: false })
  await sign(id, urls[0] ?? '', 'Maria Okafor')
  const { page, close } = await openStudio(site, '/settings/audit?what=contract')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Contract ${number}` })
  await rows.filter({ hasText: 'Maria Okafor signed their contract.' }).waitFor()
  await rows.filter({ hasText: 'created another link to the contract with Maria Okafor.' }).waitFor()
  await rows.filter({ hasText: 'Maria Okafor consented to electronic records for their contract.' }).waitFor()
  expect(await rows.filter({ hasText: 'sent Maria Okafor the contract again.' }).count()).toBe(0)
  await close()
})

it('needs one period in the audit log after a name that ends with one', async () => {
  const homeowner = { first_name: 'Robert', last_name: 'Haines Jr.' }
  const { id } = await site.company.present({ slides: [{}], homeowner })
  const { page, close } = await openStudio(site, `/settings/audit?about=${id}`)
  await page.getByText('Ana created a link for Robert Haines Jr.', { exact: true }).waitFor()
  await close()
})
