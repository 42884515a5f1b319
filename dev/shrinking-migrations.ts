import { readdir, readFile } from 'node:fs/promises'
import { isMigration } from './databases.ts'

/**
 * During a deployment, and after a rollback, the previous release works on the tables of the next. A migration that
 * removes something therefore says since which release nothing reads it.
 */
const marker = /^-- unused since \S+: \S/m
const takesAway = /\b(?:drop\s+(table|column|index|trigger|view)|rename\s+(to|column)|rename)\b/i
const quoted = /'(?:[^']|'')*'/g
const comment = /--.*$/gm

export function unmarkedRemovals(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map((sql) => {
    return { isMarked: marker.test(sql), text: sql.replaceAll(quoted, "''").replaceAll(comment, '').trim() }
  })
  const made = new Set(statements.flatMap(({ text }) => madeBy(text) ?? []))
  return statements
    .filter(({ isMarked, text }) => takesAway.test(text) && !isMarked && !made.has(replacedBy(text) ?? ''))
    .map(({ text }) => text.split('\n')[0] ?? '')
}

const named = String.raw`\s+(?:if\s+(?:not\s+)?exists\s+)?[\x60"]?(\w+)`
const madePattern = new RegExp(
  String.raw`^create\s+(?:unique\s+|virtual\s+(?=table))?(index|trigger|view|(?<=virtual\s+)table)${named}`,
  'i',
)
const droppedPattern = new RegExp(String.raw`^drop\s+(index|trigger|view|table)${named}`, 'i')

const nameIn = (pattern: RegExp) => (statement: string) => {
  const [, kind, name] = pattern.exec(statement) ?? []
  return name === undefined ? undefined : `${kind} ${name}`.toLowerCase()
}
const madeBy = nameIn(madePattern)
/**
 * A migration is one batch, so what it drops and creates again is never missing. Among tables, that is only true of a
 * virtual one, which can be filled again from the rows that it indexes.
 */
const replacedBy = nameIn(droppedPattern)

export async function refuseUnmarkedRemovals(folder: string) {
  const files = (await readdir(folder)).filter(isMigration).sort()
  const found = await Promise.all(
    files.map(async (file) =>
      unmarkedRemovals(await readFile(`${folder}/${file}`, 'utf8')).map((statement) => `${file}: ${statement}`),
    ),
  )
  if (found.flat().length)
    throw new Error(
      `The release before still works on these tables. Take away only what no release has read since, and say so above it: -- unused since RELEASE: why\n${found.flat().join('\n')}`,
    )
}
