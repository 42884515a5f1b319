import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`)
const atRoot = readdirSync('.')
const inPackages = readdirSync('packages').map((name) => `packages/${name}/README.md`)
const pages = [...atRoot, ...inDocs, ...inPackages].filter((page) => page.endsWith('.md'))
const map = readFileSync('docs/changing.md', 'utf8').match(/```\nsrc\/\n([\s\S]*?)```/)?.[1] ?? ''
const floors = ['account', 'answers', 'core', 'events', 'media', 'playback', 'sales', 'speech', 'decks']
const named = /`((?:src|test|bench|dev|docs|drizzle|packages|speech)\/[\w./-]*)`/g
const linked = /\]\((?!https?:|[#/])([^)#\s]+)/g

it.each(pages)('each path that %s names exists', (page) => {
  const text = readFileSync(page, 'utf8')
  const paths = [
    ...[...text.matchAll(named)].map(([, path = '']) => path),
    ...[...text.matchAll(linked)].map(([, path = '']) => join(dirname(page), path)),
  ]
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

it.each(floors)('the map lists exactly the rooms of %s', (floor) => {
  const [, rooms = ''] = map.match(new RegExp(`^  ${floor}/((?:.*\\n)(?: {20}.*\\n)*)`, 'm')) ?? []
  const said = [...rooms.replaceAll(/\([^)]*\)/g, '').matchAll(/([\w-]+)\//g)].map(([, name = '']) => name)
  const folders = readdirSync(`src/${floor}`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(said.sort()).toEqual(folders.map(({ name }) => name).sort())
})
