import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export const sourceFilesIn = (directory: string) =>
  readdirSync(resolve(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${directory}/${file}`)

export const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8')

export type Import = { from: string; to: string; isType: boolean; isLater: boolean; hasExtension: boolean }

const atStart = /^(?:import|export)\s+(type\s)?[^'"=(]*['"]([^'"]+)['"]/gm
/** Matches a module imported on first use, or a type imported in place. */
const inPlace = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

export function importsOf(from: string): Import[] {
  const text = textOf(from)
  const found = (to: string, isType: boolean, isLater: boolean) => ({
    from,
    to: to.startsWith('.') ? relative(root, resolve(root, dirname(from), to)).replace(/\.ts$/, '') : to,
    isType,
    isLater,
    hasExtension: /\.\w+$/.test(to),
  })
  return [
    ...[...text.matchAll(atStart)].map(([, type, to = '']) => found(to, type !== undefined, false)),
    ...[...text.matchAll(inPlace)].map(([, to = '']) => found(to, false, true)),
  ]
}
