#!/usr/bin/env node
/**
 * Implements the parts of curl that the tour uses, for machines without it. `TOUR_LOG` gets each request with the
 * status of its answer.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

const options = { method: '', headers: {}, body: undefined, url: '', out: '', isHeadShown: false, read: '', write: '' }
const rest = process.argv.slice(2)

function take(letter) {
  if (letter === 'X') options.method = rest.shift()
  else if (letter === 'H') {
    const [name, ...value] = rest.shift().split(':')
    options.headers[name.trim().toLowerCase()] = value.join(':').trim()
  } else if (letter === 'd') {
    options.body = rest.shift()
    options.headers['content-type'] ??= 'application/x-www-form-urlencoded'
  } else if (letter === 'o') options.out = rest.shift()
  else if (letter === 'b') options.read = rest.shift()
  else if (letter === 'c') options.write = rest.shift()
  else if (letter === 'i') options.isHeadShown = true
  else if (!'sN'.includes(letter)) throw new Error(`-${letter} is not known.`)
}

for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
  if (word === '--data-binary') options.body = readFileSync(rest.shift().slice(1))
  else if (word.startsWith('-')) for (const letter of word.slice(1)) take(letter)
  else options.url = word.includes('://') ? word : `http://${word}`
}

const { body, headers, url, read, write } = options
const method = options.method || (body === undefined ? 'GET' : 'POST')
if (read && existsSync(read)) headers.cookie = readFileSync(read, 'utf8')
const answer = await fetch(url, { method, headers, body: method === 'GET' && body === '' ? undefined : body })
const bytes = Buffer.from(await answer.arrayBuffer())
if (write) {
  const kept = answer.headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie))
  writeFileSync(write, kept.map((cookie) => cookie.split(';')[0]).join('; '))
}
const answered = bytes.subarray(0, 2000).toString()
appendFileSync(
  process.env.TOUR_LOG,
  `${JSON.stringify({ method, path: new URL(url).pathname, status: answer.status, answered })}\n`,
)
if (options.isHeadShown) {
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`)
  process.stdout.write(`HTTP/1.1 ${answer.status}\r\n${head.join('\r\n')}\r\n\r\n`)
}
if (options.out) writeFileSync(options.out, bytes)
else process.stdout.write(bytes)
