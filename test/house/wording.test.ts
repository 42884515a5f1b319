import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { describeApi } from '../../dev/api-description.ts'

/** What a native speaker wouldn't say, with what to write instead. */
const words: [RegExp, string][] = [
  [/\be-mail/i, 'email'],
  [/\b(?:somebody|nobody|anybody)\b/i, 'someone, no one or anyone'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\banew\b/i, 'again'],
  [/\bmeanwhile\b/i, 'at the same time, or nothing'],
  [/\bany more\b(?! \w)|(?:n’t|n't|not|no|never|none)\b[^.]{0,40}\bany more[.,;]/i, 'anymore, or no longer'],
  [/\bfor now\b/i, 'until when'],
  [/\bthat (?:is|are) (?:none|no )\b/i, 'that isn’t a …'],
  [/\bof which there is no\b/i, 'that doesn’t exist'],
  [/\bwhat it is not\b/i, 'what is wrong'],
  [/\b(?:is|are) not to be (?:had|found)\b/i, 'isn’t available'],
  [/\ball the same\b/i, 'anyway'],
  [/\bbe it that\b/i, 'even if'],
  [/\bcolour|\bpersonalis|\bcancelled\b/i, 'American spelling: color, personalize, canceled'],
]
/** People read of decks and presentations; "talk to" someone is fine. */
const talk: [RegExp, string] = [/\b(?:your|the|a|this|its|each|every) talks?\b/i, 'deck or presentation']

/** Sentences that need one of the words, each with its reason. */
const allowed: [RegExp, string][] = [
  [/`[^`]*`/g, 'Names in code stay as they are: the API only grows.'],
  [
    /“[^”]*cancelled[^”]*”|'cancelled'|\bappointment\.cancelled\b|\bcontract\.cancelled\b/g,
    'The status and the events are named so.',
  ],
  [
    /any security interest arising out of the transaction will be cancelled/g,
    'The law gives the words of this notice.',
  ],
]

const withoutAllowed = (text: string) => allowed.reduce((left, [pattern]) => left.replaceAll(pattern, ''), text)

function faultsOf(place: string, text: string, refused = words) {
  const left = withoutAllowed(text)
  return refused
    .filter(([pattern]) => pattern.test(left))
    .map(
      ([pattern, instead]) =>
        `${place}: “${text.match(pattern)?.[0] ?? pattern}” in “${text.trim().slice(0, 160)}”. Write ${instead}.`,
    )
}

const filesIn = async (folder: string, ending: RegExp) => {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => ending.test(name) && !name.includes('node_modules')).map((name) => `${folder}/${name}`)
}

/** Sentences: strings with a space in them. Code without one is a name. */
const stringsIn = (code: string) =>
  code
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)
    ?.filter((text) => text.includes(' ')) ?? []

async function faultsInStrings(files: string[], refused = words) {
  const found = await Promise.all(
    files.map(async (file) => stringsIn(await readFile(file, 'utf8')).flatMap((text) => faultsOf(file, text, refused))),
  )
  return found.flat()
}

async function faultsInLines(files: string[]) {
  const found = await Promise.all(
    files.map(async (file) => {
      const text = (await readFile(file, 'utf8')).replaceAll(/```[\s\S]*?```/g, '')
      return text.split('\n').flatMap((line) => faultsOf(file, line))
    }),
  )
  return found.flat()
}

it('what people read in English says it as a native speaker would', async () => {
  const files = await filesIn('src/locales', /(?:^|\/)en\.ts$/)
  expect(files.length).toBeGreaterThan(20)
  expect(await faultsInStrings(files, [...words, talk])).toEqual([])
})

it('errors and what the code says do too', async () => {
  const files = await filesIn('src', /^(?!locales|vendor)[\w/.-]+\.ts$/)
  expect(files.length).toBeGreaterThan(300)
  expect(await faultsInStrings(files)).toEqual([])
})

it('so do the docs, READMEs and pages', async () => {
  const built = /^public\/(?:docs\/guides|studio|embed)\//
  const pages = (await filesIn('public', /\.(?:html|md)$/)).filter((file) => !built.test(file))
  const docs = [...(await filesIn('docs', /\.md$/)), ...(await filesIn('packages', /(?:^|\/)README\.md$/))]
  const roots = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']
  expect(docs.length).toBeGreaterThan(20)
  expect(await faultsInLines([...pages, ...docs, ...roots])).toEqual([])
})

it('so does the API description', async () => {
  const faults: string[] = []
  JSON.stringify(await describeApi(), (name, value: unknown) => {
    if ((name === 'description' || name === 'summary') && typeof value === 'string')
      faults.push(...faultsOf('/openapi.json', value))
    return value
  })
  expect([...new Set(faults)]).toEqual([])
})
