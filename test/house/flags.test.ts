import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const flags = new Set(
  [...readFileSync('wrangler.toml', 'utf8').matchAll(/^([A-Z_]+) = (?:true|false)\b/gm)].map(([, name = '']) => name),
)
const files = globSync('src/**/*.ts', { exclude: ['src/env.d.ts'] })

describe('a variable that is on or off', () => {
  it('is known by wrangler.toml', () => {
    expect([...flags]).toContain('ALLOW_INSECURE_WEBHOOKS')
  })

  it.each([...flags])('%s is read through isOn, because set elsewhere it is text', (flag) => {
    const raw = files.filter((file) =>
      readFileSync(file, 'utf8')
        .replaceAll(new RegExp(`isOn\\([\\w.]*env\\.${flag}\\)`, 'g'), '')
        .includes(`env.${flag}`),
    )
    expect(raw).toEqual([])
  })
})
