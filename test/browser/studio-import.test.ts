import { expect, it } from 'vitest'
import { checkRows } from '../../src/studio/screens/import/check-rows.ts'
import { guessTargets } from '../../src/studio/screens/import/columns.ts'
import { readCsv, writeCsv } from '../../src/studio/screens/import/read-csv.ts'
import { newCompany } from '../support/company.ts'
import { useSite } from './site.ts'
import { openStudio, press } from './studio-pages.ts'

const site = useSite()

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
  const english = guessTargets(['First Name', 'E-Mail', 'ZIP', 'Notes', 'email'])
  expect(english).toEqual(['first_name', 'email', 'zip', '', ''])
  expect(guessTargets(['Vorname', 'Straße', 'PLZ', 'Kunde'])).toEqual(['first_name', 'address', 'zip', 'whole_name'])
  expect(guessTargets(['Nombre', 'Teléfono', 'Dirección'])).toEqual(['first_name', 'phone', 'address'])
})

it('recognizes the short names of columns that CRMs write', () => {
  expect(guessTargets(['Customer Name', 'ST', 'CRM Ref', 'Cell Phone'])).toEqual([
    'whole_name',
    'state',
    'external_id',
    'phone',
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
  for (const heading of headings) expect(guessTargets([heading, 'Email'])).toEqual(['whole_name', 'email'])
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
    ['Ben', '', '+49 30 901820'],
    ['Zoë', '', '555'],
  ]
  const checked = checkRows({ columns: [], rows }, ['whole_name', 'email', 'phone'])
  expect(checked[0]?.homeownerData).toMatchObject({ first_name: 'John', last_name: 'Smith' })
  expect(checked[1]?.homeownerData).toMatchObject({ first_name: 'Mary Ann', last_name: 'Smith' })
  expect(checked.map(({ doubt }) => doubt)).toEqual([undefined, 'sameEmail', 'wrongPhone', undefined, 'wrongPhone'])
  expect(checked.some(({ problem }) => problem)).toBe(false)
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
  const rows = checkRows(table, guessTargets(table.columns))
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
  const text = 'First name,Email\nTheo,THEO@example.com\nAna,ana@example.com\nZoë,zoe@example.com\nBen,'
  const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  const choice = page.getByRole('group', { name: '2 of these are already here' })
  await choice.getByText(/^Same email as (Theo Lang and Ana|Ana and Theo Lang)\.$/).waitFor()
  await page.getByText('2 rows are ready.').waitFor()
  await choice.getByText('Add them anyway').click()
  await page.getByText('4 rows are ready.').waitFor()
  await choice.getByText('Skip them').click()
  await press(page, 'Create 2 links')
  await page.getByText('2 of 2', { exact: true }).waitFor()
  const { presentations } = await company.send('GET', '/api/presentations?limit=100')
  const names = presentations.map((each: { homeownerData: { first_name: string } }) => each.homeownerData.first_name)
  expect(names).toEqual(['Zoë', 'Ben', 'Ana', 'Theo', 'Maria'])
  await close()
})
