import { expect, it } from 'vitest'
import { planKept } from '../../src/studio/screens/import/already-here.ts'
import { checkRows } from '../../src/studio/screens/import/check-rows.ts'
import { guessTargets } from '../../src/studio/screens/import/columns.ts'
import { readCsv, writeCsv } from '../../src/studio/screens/import/read-csv.ts'
import { newCompany } from '../support/company.ts'
import { useSite } from './site.ts'
import { openStudio, press } from './studio-pages.ts'

const site = useSite()

const guessed = (columns: string[], rows: string[][] = []) => guessTargets({ columns, rows })

const utf8 = (text: string) => new Uint8Array(new TextEncoder().encode(text))

it('reads commas, semicolons and tabs, with quotes around values and lines inside of them', () => {
  for (const mark of [',', ';', '\t'])
    expect(readCsv(utf8(`First name${mark}Address\r\nMaria${mark}"Calle ""Sol"", 3\nBoulder"\r\n\r\n`))).toEqual({
      columns: ['First name', 'Address'],
      rows: [['Maria', 'Calle "Sol", 3\nBoulder']],
      numbers: [2],
    })
})

it('reads umlauts from UTF-8 with a byte order mark, from Windows-1252, and from UTF-16', () => {
  const expected = { columns: ['Vorname', 'Straße'], rows: [['Jürgen', 'Größe 1']], numbers: [2] }
  const text = 'Vorname;Straße\nJürgen;Größe 1'
  expect(readCsv(utf8(`\ufeff${text}`))).toEqual(expected)
  expect(readCsv(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toEqual(expected)
  const utf16 = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer)
  expect(readCsv(utf16)).toEqual(expected)
})

it('guesses each column’s field from its name in three languages, each once', () => {
  const english = guessed(['First Name', 'E-Mail', 'ZIP', 'Notes', 'email'])
  expect(english).toEqual(['first_name', 'email', 'zip', '', ''])
  expect(guessed(['Vorname', 'Straße', 'PLZ', 'Kunde'])).toEqual(['first_name', 'address', 'zip', 'whole_name'])
  expect(guessed(['Nombre', 'Teléfono', 'Dirección'])).toEqual(['first_name', 'phone', 'address'])
})

it('recognizes the short names of columns that CRMs write', () => {
  expect(guessed(['Customer Name', 'ST', 'CRM Ref', 'Cell Phone', 'E-mail Address'])).toEqual([
    'whole_name',
    'state',
    'external_id',
    'phone',
    'email',
  ])
})

it('recognizes a column whose heading says that the last name comes first', () => {
  const headings = [
    'Last, First',
    'Last Name, First Name',
    'Name (Last, First)',
    'Nachname, Vorname',
    'Apellidos, nombre',
  ]
  for (const heading of headings) expect(guessed([heading, 'Email'])).toEqual(['whole_name', 'email'])
})

it('recognizes a column of emails by what is in it', () => {
  const rows = [
    ['Ana', 'ana@example.com', 'call @ noon'],
    ['Ben', '', ''],
    ['Cleo', 'cleo@example.com', 'prefers cleo@example.com'],
    ['Dmitri', 'no email', ''],
  ]
  expect(guessed(['Name', 'Contact', 'Notes'], rows)).toEqual(['whole_name', 'email', ''])
  expect(guessed(['Name', 'Contact', 'Email'], rows)).toEqual(['whole_name', '', 'email'])
  expect(guessed(['Name', 'Contact', 'Notes'])).toEqual(['whole_name', '', ''])
})

it('leaves out a title before a first name', () => {
  const names = [
    ['Dr. Anna Lee', 'Anna', 'Lee'],
    ['Lee, Mrs Anna Maria', 'Anna Maria', 'Lee'],
    ['Frau Jana Süß', 'Jana', 'Süß'],
    ['Sr. Juan García Sr.', 'Juan', 'García Sr.'],
    ['Dr. Lee', 'Dr. Lee', undefined],
    ['Mr. & Mrs. Lee', 'Mr. & Mrs. Lee', undefined],
    ['Drew Lee', 'Drew', 'Lee'],
    ['Miss', 'Miss', undefined],
  ]
  const checked = checkRows({ columns: [], rows: names.map(([name = '']) => [name]) }, ['whole_name'])
  expect(checked.map(({ homeownerData: { first_name, last_name } }) => [first_name, last_name])).toEqual(
    names.map(([, first, last]) => [first, last]),
  )
})

it('writes a place in capitals as people do', () => {
  const places = [
    ["16 O'BRIEN'S WAY NW", 'DENVER', 'co', "16 O'Brien's Way NW", 'Denver', 'CO'],
    ['PO BOX 12, 101 1ST AVE', 'SANTA FE', 'Colorado', 'PO Box 12, 101 1st Ave', 'Santa Fe', 'Colorado'],
    ['5 Oak St', 'LA', 'CO', '5 Oak St', 'LA', 'CO'],
    ['HAUPTSTRAßE 3B', 'KÖLN', 'NRW', 'Hauptstraße 3B', 'Köln', 'NRW'],
  ]
  const checked = checkRows({ columns: [], rows: places.map((cells) => ['Ana', ...cells.slice(0, 3)]) }, [
    ...(['first_name', 'address', 'city', 'state'] as const),
  ])
  expect(checked.map(({ homeownerData: { address, city, state } }) => [address, city, state])).toEqual(
    places.map((cells) => cells.slice(3)),
  )
})

it('keeps a suffix such as “Jr.” with the last name, wherever it is', () => {
  const names = [
    ['Miller, Jr., Sam', 'Sam', 'Miller Jr.'],
    ['Miller Jr, Sam', 'Sam', 'Miller Jr'],
    ['Miller, Sam III', 'Sam', 'Miller III'],
    ['Sam Miller, Sr.', 'Sam', 'Miller Sr.'],
    ['Sam Miller iv', 'Sam', 'Miller iv'],
    ['Iva Srna', 'Iva', 'Srna'],
  ]
  const checked = checkRows({ columns: [], rows: names.map(([name = '']) => [name]) }, ['whole_name'])
  expect(checked.map(({ homeownerData: { first_name, last_name } }) => [first_name, last_name])).toEqual(
    names.map(([, first, last]) => [first, last]),
  )
})

it('numbers rows like a spreadsheet, which counts empty ones', () => {
  const table = readCsv(utf8('\nName,Note\n,\nMaria,"two\nlines"\n\nTheo,\n'))
  expect([table.rows.map(([name]) => name), table.numbers]).toEqual([
    ['Maria', 'Theo'],
    [4, 6],
  ])
})

it('reads a last name before a comma, and marks a repeated email and a phone number that can’t be called', () => {
  const rows = [
    ['Smith, John', 'john@example.com', '(303) 555-0142 ext. 7'],
    ['Smith, Mary Ann', 'John@Example.com', ''],
    ['Theo', '', 'ask wife'],
    ['Ben', '', '+49 30 901820 Durchwahl 7'],
    ['Zoë', '', '555'],
    ['Olga', '', '555-0142'],
    ['Raul', '', '303 555 0142, 303 555 0143'],
  ]
  const checked = checkRows({ columns: [], rows }, ['whole_name', 'email', 'phone'])
  expect(checked[0]?.homeownerData).toMatchObject({ first_name: 'John', last_name: 'Smith' })
  expect(checked[1]?.homeownerData).toMatchObject({ first_name: 'Mary Ann', last_name: 'Smith' })
  expect(checked.map(({ doubt }) => doubt)).toEqual([
    ...[undefined, 'sameEmail', 'wrongPhone', undefined, 'wrongPhone'],
    ...['noAreaCode', 'wrongPhone'],
  ])
  expect(checked.some(({ problem }) => problem)).toBe(false)
})

it('marks the phone number of an earlier row, however it is written', () => {
  const rows = [
    ['Dmitri', 'dmitri@example.com', '303.555.0129'],
    ['Olga', 'olga@example.com', '+1 (303) 555-0129'],
    ['Ben', '', '303-555-0130'],
  ]
  const checked = checkRows({ columns: [], rows }, ['first_name', 'email', 'phone'])
  expect(checked.map(({ doubt }) => doubt)).toEqual([undefined, 'samePhone', undefined])
})

it('takes “n/a” and the like for an empty email or phone number, in three languages', () => {
  const typed = ['n/a', 'N.A.', 'None', '-', '—', '???', 'Unknown', 'keine', 'k. A.', 'Entfällt', 'Sin teléfono', 'n/d']
  const checked = checkRows({ columns: [], rows: typed.map((cell) => ['Ana', cell, cell]) }, [
    'first_name',
    'email',
    'phone',
  ])
  expect(checked).toEqual(typed.map(() => ({ homeownerData: { first_name: 'Ana' } })))
  const kept = ['мария@почта.рф', '٠٣٠ ٩٠١٨٢٠']
  const [row] = checkRows({ columns: [], rows: [['No', ...kept]] }, ['last_name', 'email', 'phone'])
  expect(row?.homeownerData).toMatchObject({ last_name: 'No', email: kept[0], phone: kept[1] })
})

it('leaves out a row without a name, with an invalid email, or with the id of an earlier row', () => {
  const rows = [
    ['Maria Okafor Díaz', 'maria@example.com', '1'],
    ['', 'x@example.com', '2'],
    ['Theo', 'theo@example', '3'],
    ['Ana', 'not an address', '4'],
    ['Zoë', '', '1'],
    ['Ben'],
  ]
  const checked = checkRows({ columns: ['Name', 'Email', 'Id'], rows }, ['whole_name', 'email', 'external_id'])
  expect(checked[0]).toEqual({
    homeownerData: { first_name: 'Maria', last_name: 'Okafor Díaz', email: 'maria@example.com' },
    externalId: '1',
  })
  const problems = [undefined, 'noFirstName', 'wrongEmail', 'wrongEmail', 'twice', undefined]
  expect(checked.map(({ problem }) => problem)).toEqual(problems)
})

it('reads and checks ten thousand rows', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `Maria ${at},maria-${at}@example.com`)
  const table = readCsv(utf8(`First name,E-mail\n${lines.join('\n')}`))
  const rows = checkRows(table, guessTargets(table))
  expect(rows).toHaveLength(10_000)
  expect(rows.every(({ problem }) => !problem)).toBe(true)
  expect(rows[9999]?.homeownerData).toEqual({ first_name: 'Maria 9999', email: 'maria-9999@example.com' })
})

it('writes a file whose cells no spreadsheet takes for a formula', () => {
  const rows = [['=1+1'], ['+1 303 555 0117'], ['+A1'], ['Größe, "alt"']]
  const expected = ['\ufeffName', '"\'=1+1"', '+1 303 555 0117', '"\'+A1"', '"Größe, ""alt"""']
  expect(writeCsv(['Name'], rows).split('\r\n')).toEqual(expected)
})

it('skips rows with the email of a homeowner who is already here, unless they are to be added anyway', async () => {
  const company = await newCompany(site.address, 'Okafor Roofing')
  const { deckId } = await company.present({ slides: [{}] })
  for (const homeownerData of [
    { first_name: 'Theo', last_name: 'Lang', email: 'theo@example.com' },
    { first_name: 'Ana', email: 'ana@example.com' },
  ])
    await company.send('POST', '/api/presentations', { deckId, homeownerData })
  const { page, close } = await openStudio(site, '/homeowners/import', { cookie: company.headers.cookie })
  const text =
    'First name,Email\nTheo,THEO@example.com\nAna,ana@example.com\nAna,ana@example.com\nZoë,zoe@example.com\nBen,'
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  const choice = page.getByRole('group', { name: '3 of these are already here' })
  for (const row of ['Row 2, Theo: same email as Theo Lang', 'Row 4, Ana: same email as Ana'])
    await choice.getByText(row).waitFor()
  const targets = await page.getByLabel('Email', { exact: true }).locator('option').allTextContents()
  const known = ['First name', 'Last name', 'Email', 'Phone', 'Street address', 'City', 'State', 'ZIP code', 'Country']
  expect(targets.map((each) => each.trim())).toEqual(['Skip this column', ...known, 'Full name', 'Your own ID'])
  await page.getByText('1 row is worth a look.', { exact: false }).waitFor()
  await page.getByText('No ID, email, or phone number', { exact: false }).waitFor()
  await page.getByText('2 homeowners will be added. 3 rows will be skipped.').waitFor()
  await choice.getByText('Add them anyway').click()
  await page.getByText('5 homeowners will be added.').waitFor()
  await page.getByText('2 rows are worth a look.', { exact: false }).waitFor()
  await choice.getByText('Skip them').click()
  await press(page, 'Add 2 homeowners')
  await page.getByText('2 added: ').waitFor()
  await page.getByText('3 were already here and skipped: Theo Lang, Ana, Ana', { exact: true }).waitFor()
  const { presentations } = await company.send('GET', '/api/presentations?limit=100')
  const names = presentations.map((each: { homeownerData: { first_name: string } }) => each.homeownerData.first_name)
  expect(names).toEqual(['Zoë', 'Ben', 'Ana', 'Theo', 'Maria'])
  await close()
})

it('knows each homeowner of a file that is imported again, and updates them or adds those it can', async () => {
  const company = await newCompany(site.address, 'Okafor Roofing')
  await company.present({ slides: [{}] })
  const { page, close } = await openStudio(site, '/homeowners/import', { cookie: company.headers.cookie })
  const drop = async (...rows: string[]) => {
    const text = ['First name,Email,Phone,City,CRM Ref', ...rows].join('\n')
    const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').setInputFiles(file)
  }
  const homeowners = async () => {
    const { presentations } = await company.send('GET', '/api/presentations?limit=100')
    type Kept = { homeownerData: { first_name: string; email?: string; city?: string }; externalId: string | null }
    return presentations
      .map(({ homeownerData: { first_name, email, city }, externalId }: Kept) => [first_name, email, city, externalId])
      .filter(([name]: string[]) => name !== 'Maria')
      .toSorted()
  }
  await drop('Ana,ana@example.com,,Boulder,', 'Ben,ben@example.com,,Boulder,L-1', 'Theo,,(303) 555-0142,Boulder,')
  await press(page, 'Add 3 homeowners')
  await page.getByText('3 added: ').waitFor()

  const again = ['Ana,ANA@example.com,,Denver,L-2', 'Benjamin,,,Denver,L-1', 'Theo,,+1 303.555.0142,,']
  await drop(...again)
  const choice = page.getByRole('group', { name: '3 of these are already here' })
  for (const same of [
    'Row 3, Benjamin: same ID as Ben',
    'Row 2, Ana: same email as Ana',
    'Row 4, Theo: same phone number as Theo',
  ])
    await choice.getByText(same).waitFor()
  await page.getByText('3 rows will be skipped.').waitFor()
  await choice.getByText('Update them').click()
  await page.getByText('2 homeowners will be updated. 1 homeowner already has these details.').waitFor()
  await choice.getByText('City: Boulder → Denver · Your own ID: L-2').waitFor()
  await choice.getByText('First name: Ben → Benjamin · City: Boulder → Denver').waitFor()
  await press(page, 'Update 2 homeowners')
  await page.getByText('2 updated: Ana, Benjamin').waitFor()
  await page.getByText('1 already had these details: Theo').waitFor()
  expect(await homeowners()).toEqual([
    ['Ana', 'ana@example.com', 'Denver', 'L-2'],
    ['Benjamin', 'ben@example.com', 'Denver', 'L-1'],
    ['Theo', null, 'Boulder', null],
  ])

  await drop(...again)
  await choice.getByText('Update them').click()
  await page.getByText('3 homeowners already have these details.').waitFor()
  expect(await page.getByRole('button', { name: /^Update/ }).count()).toBe(0)
  const { entries } = await company.send('GET', '/api/audit?action=updatePresentation')
  const changed = entries.map(({ changes }: { changes: { field: string }[] }) => changes.map(({ field }) => field))
  expect(changed.toSorted()).toEqual([
    ['homeownerData.city', 'externalId'],
    ['homeownerData.first_name', 'homeownerData.city'],
  ])
  await choice.getByText('Add them anyway').click()
  await choice.getByText('2 of them have the same ID, which can’t be used twice, so they’re skipped.').waitFor()
  await press(page, 'Add 1 homeowner')
  await page.getByText('1 added: ').waitFor()
  expect((await homeowners()).map(([name]: string[]) => name)).toEqual(['Ana', 'Benjamin', 'Theo', 'Theo'])
  await close()
})

it('shows and imports a name in capitals the way people write it', async () => {
  const company = await newCompany(site.address, 'Okafor Roofing')
  await company.present({ slides: [{}] })
  const { page, close } = await openStudio(site, '/homeowners/import', { cookie: company.headers.cookie })
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from('Name\n"O\'NEIL, PATRICK"\nJT Wu') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText("Patrick O'Neil · JT Wu").waitFor()
  await press(page, 'Add 2 homeowners')
  await page.getByText('2 added: ').waitFor()
  const { presentations } = await company.send('GET', '/api/presentations?limit=2')
  const names = presentations.map((each: { homeownerData: object }) => each.homeownerData)
  expect(names).toMatchObject([
    { first_name: 'Patrick', last_name: "O'Neil" },
    { first_name: 'JT', last_name: 'Wu' },
  ])
  await close()
})

it('names the homeowner who has the phone number of a row, and leaves out a row that someone unchecks', async () => {
  const company = await newCompany(site.address, 'Okafor Roofing')
  const { deckId } = await company.present({ slides: [{}] })
  const homeownerData = { first_name: 'Harold', last_name: 'Baker', phone: '(303) 555-0129' }
  await company.send('POST', '/api/presentations', { deckId, homeownerData })
  const { page, close } = await openStudio(site, '/homeowners/import', { cookie: company.headers.cookie })
  const text = 'First name,Email,Phone\nDmitri,dmitri@example.com,303.555.0129\nNora,,n/a'
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('2 rows are worth a look.', { exact: false }).waitFor()
  await page.getByText('Row 2, Dmitri: Same phone number as Harold Baker, who is already here.').waitFor()
  const unknown = page.getByRole('checkbox', { name: /^Row 3, Nora: No ID, email, or phone number/ })
  await unknown.press('Space')
  await page.getByText('1 homeowner will be added. 1 row will be left out.').waitFor()
  await unknown.press('Space')
  await page.getByText('2 homeowners will be added.', { exact: true }).waitFor()
  await unknown.press('Space')
  await press(page, 'Add 1 homeowner')
  await page.getByText('1 added: ').waitFor()
  await page.getByText('1 row left out').waitFor()
  const { presentations } = await company.send('GET', '/api/presentations')
  const names = presentations.map((each: { homeownerData: { first_name: string } }) => each.homeownerData.first_name)
  expect(names).toEqual(['Dmitri', 'Harold', 'Maria'])
  await close()
})

it('adds a whole file again on purpose, although it is the same as before', async () => {
  const company = await newCompany(site.address, 'Okafor Roofing')
  await company.present({ slides: [{}] })
  const { page, close } = await openStudio(site, '/homeowners/import', { cookie: company.headers.cookie })
  const drop = async () => {
    const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Phone\nTheo,303 555 0142') }
    await page.locator('input[type=file]').setInputFiles(file)
  }
  await drop()
  await press(page, 'Add 1 homeowner')
  await page.getByText('1 added: ').waitFor()
  await drop()
  await page.getByText('Add them anyway').click()
  await press(page, 'Add 1 homeowner')
  await page.getByText('1 added: ').waitFor()
  const { presentations } = await company.send('GET', '/api/presentations?limit=100')
  expect(presentations).toHaveLength(3)
  await close()
})

it('lets only one of two rows update the homeowner whose email they share', () => {
  const rows = checkRows(
    {
      columns: [],
      rows: [
        ['Mary', 'm@example.com', 'Boulder'],
        ['Max', 'm@example.com', 'Boulder'],
      ],
    },
    ['first_name', 'email', 'city'],
  )
  const homeownerData = {
    ...{ first_name: 'Max', last_name: 'Lee', email: 'm@example.com', phone: null },
    ...{ address: null, city: null, state: null, zip: null, country: null },
  }
  const max = { ...{ presentationId: '1', firstName: 'Max', lastName: 'Lee', homeownerData }, externalId: null }
  const matches = new Map([['email m@example.com', { ...max, by: 'email', email: 'm@example.com' } as const]])
  expect(planKept()(rows, matches, 'update', new Set())).toEqual(['skip', 'update'])
})
