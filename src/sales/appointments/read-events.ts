import type { Work } from './bounded-work'
import { UnreadableCalendar } from './fetch-busy'

const mostEvents = 50_000
const mostZoneCharacters = 500_000
const longestBlock = 100_000
const longestLine = 20_000
const longestRule = 500
const deepest = 8

const zoneLines = new Set(['TZID', 'DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO'])
const eventLines = new Set(
  'UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP X-MICROSOFT-CDO-BUSYSTATUS'.split(' '),
)

type Block = { kind: string; uid: string; lines: string[]; length: number }

/** Returns the text of each zone, and of the events that share a UID, reduced to the lines that matter for times. */
export async function readEvents(text: string, work: Work) {
  const zones: string[] = []
  const series = new Map<string, string[]>()
  let [events, zoneCharacters] = [0, 0]
  for await (const { kind, uid, lines, length } of blocksOf(text, work)) {
    const block = lines.join('\r\n')
    if (kind === 'VTIMEZONE') {
      zoneCharacters += length
      if (zoneCharacters > mostZoneCharacters) throw new UnreadableCalendar('It describes too many time zones.')
      zones.push(block)
      continue
    }
    if (++events > mostEvents) throw new UnreadableCalendar(`It has more than ${mostEvents} events.`)
    const key = uid || crypto.randomUUID()
    const others = series.get(key)
    if (others) others.push(block)
    else series.set(key, [block])
  }
  return { zones, series: series.values() }
}

async function* blocksOf(text: string, work: Work): AsyncGenerator<Block> {
  const open: string[] = []
  let isCalendar = false
  let block: Block | undefined
  for (const line of unfolded(text)) {
    work.count(0.8 + line.length / 1000)
    await work.pause()
    if (!line) continue
    const name = line.slice(0, line.search(/[:;]|$/)).toUpperCase()
    const begun = name === 'BEGIN' ? line.slice(6).trim().toUpperCase() : undefined
    if (open.length === 0 && begun !== 'VCALENDAR') throw new UnreadableCalendar('It is no iCalendar file.')
    isCalendar = true
    if (begun && open.push(begun) > deepest) throw new UnreadableCalendar('It is no iCalendar file.')
    if (begun && open.length === 2) block = startOf(begun)
    if (block && isKept(block, open, name)) add(block, name, line)
    if (name !== 'END') continue
    if (block && open.length === 2) yield block
    if (open.length === 2) block = undefined
    open.pop()
  }
  if (!isCalendar) throw new UnreadableCalendar('It is no iCalendar file: it is empty.')
  if (open.length) throw new UnreadableCalendar('It is no iCalendar file: it ends in the middle.')
}

const startOf = (kind: string): Block | undefined =>
  kind === 'VEVENT' || kind === 'VTIMEZONE' ? { kind, uid: '', lines: [], length: 0 } : undefined

function isKept({ kind }: Block, open: string[], name: string) {
  const isBoundary = name === 'BEGIN' || name === 'END'
  // An alarm inside an event has times of its own, which are skipped.
  if (kind === 'VEVENT') return open.length === 2 && (isBoundary || eventLines.has(name))
  return isBoundary || zoneLines.has(name)
}

function add(block: Block, name: string, line: string) {
  block.lines.push(line)
  block.length += line.length
  const isLong = line.length > (name === 'RRULE' ? longestRule : longestLine) || block.length > longestBlock
  if (isLong) throw new UnreadableCalendar(`An event in it has a ${name} that is too long.`)
  if (name === 'UID') block.uid = line.slice(line.indexOf(':') + 1).trim()
}

/** Yields nothing for a continuation line, so that the reader can pause there too. */
function* unfolded(text: string) {
  let line = ''
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    const part = text.slice(start, text[end - 1] === '\r' ? end - 1 : end)
    if (/^[ \t]/.test(part)) {
      if (line.length <= longestLine) line += part.slice(1)
      yield ''
    } else {
      yield line
      line = part
    }
  }
  yield line
}
