import { expect, it } from 'vitest'
import { rowsOf } from '../../src/studio/screens/calendar/windows-of-day'

const day = (date: string, ...windows: [start: string, end: string][]) => ({
  ...{ date, name: undefined, isClosed: false },
  windows: windows.map(([start, end]) => ({ start, end, capacity: 1, visits: [] })),
})

it('gives the same time the same row on every day', () => {
  const rows = rowsOf([
    day('2026-12-07', ['08:00', '10:00'], ['10:00', '12:00']),
    day('2026-12-08', ['10:00', '12:00']),
  ])
  expect([...rows]).toEqual([
    ['08:00', 1],
    ['10:00', 2],
  ])
})

it('puts a window that begins a little earlier beside those that it overlaps', () => {
  const rows = rowsOf([
    day('2026-12-07', ['07:30', '09:30'], ['13:00', '15:00']),
    day('2026-12-08', ['08:00', '10:00']),
  ])
  expect(Object.fromEntries(rows)).toEqual({ '07:30': 1, '08:00': 1, '13:00': 2 })
})

it('keeps windows of one day apart, even if they overlap', () => {
  const rows = rowsOf([
    day('2026-12-07', ['08:00', '12:00'], ['10:00', '14:00']),
    day('2026-12-08', ['22:00', '02:00']),
  ])
  expect(Object.fromEntries(rows)).toEqual({ '08:00': 1, '10:00': 2, '22:00': 3 })
})
