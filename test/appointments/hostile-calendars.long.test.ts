import { describe, expect, it } from 'vitest'
import { mostSteps, mostStepsAtOnce } from '../../src/sales/appointments/bounded-work'
import { frequencies, never, parts, readHostile, repeating, series } from '../support/hostile-calendars'

describe('a calendar that would take forever', { timeout: 120_000 }, () => {
  it.each(frequencies)('finishes with every part of a rule that repeats %s', async (frequency) => {
    for (const part of parts)
      for (const other of ['', ...never.map((each) => `;${each}`)]) {
        const rule = `FREQ=${frequency};${part}${other};COUNT=300`
        const { steps, mostBetween } = await readHostile(repeating(rule))
        expect(steps, rule).toBeLessThan(mostSteps / 4)
        expect(mostBetween, rule).toBeLessThan(mostStepsAtOnce * 1.1)
      }
  })
})

describe('a calendar of 5 MB', { timeout: 120_000 }, () => {
  it('is read in pieces', async () => {
    const text = series(22_000)
    expect(text.length).toBeGreaterThan(4_500_000)
    const { outcome, steps, mostBetween, pauses } = await readHostile(text)
    expect(outcome).toBe('0 found')
    expect(steps).toBeLessThan(mostSteps * 1.1)
    expect(mostBetween).toBeLessThan(mostStepsAtOnce)
    expect(pauses).toBeGreaterThan(steps / mostStepsAtOnce)
  })
})
