import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { problemsOfDeployment, readConfigurations } from '../../dev/deployment.ts'
import { makeSigningKey } from '../../dev/signing-key.ts'
import { stagingOf } from '../../dev/staging.ts'
import { pemOf } from '../../src/core/pem.ts'
import { requiredSecrets } from '../../src/core/settings.ts'

const { certificate } = await makeSigningKey()
const root = pemOf(Buffer.from(certificate, 'base64'))
const all = readConfigurations('production')
const filled = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('"TIMESTAMP_ROOTS":"…"', JSON.stringify({ TIMESTAMP_ROOTS: root }).slice(1, -1))
      .replaceAll('"…"', '"ops@roofs.example"')
      .replaceAll('…', 'roofs'),
  )

describe('a deploy', () => {
  it('is refused with the name of each remaining placeholder', () => {
    const problems = problemsOfDeployment(all, requiredSecrets)
    expect(problems).toEqual(
      expect.arrayContaining([
        'wrangler.toml: APP_URL is still a placeholder (…).',
        'wrangler.toml: R2_S3_ENDPOINT is still a placeholder (…).',
        'wrangler.jobs.toml: EMAIL_FROM is still a placeholder (…).',
        'wrangler.toml: routes.0.pattern is still a placeholder (…).',
        'wrangler.jobs.toml: d1_databases.SHARD_03.database_id is still a placeholder (…).',
        'wrangler.toml: kv_namespaces.MANIFESTS.id is still a placeholder (…).',
      ]),
    )
    expect(new Set(problems).size).toBe(problems.length)
  })

  it('is refused with the name of each secret that a Worker lacks, and of no other', () => {
    const whole = all.map((each) => ({ ...each, values: filled(each.values) as object, raw: filled(each.raw) }))
    expect(problemsOfDeployment(whole, requiredSecrets)).toEqual([])
    const without = (name: string) =>
      problemsOfDeployment(whole, (worker) => requiredSecrets(worker).filter((each) => each !== name))
    expect(without('ANSWERS_KEY')).toEqual(['wrangler.toml: the secret ANSWERS_KEY is not set.'])
    expect(without('MEDIA_KEY')).toHaveLength(2)
    expect(without('CONTRACT_SIGNING_KEY')).toEqual(['wrangler.jobs.toml: the secret CONTRACT_SIGNING_KEY is not set.'])
  })

  it('is refused for an unknown environment', () => {
    expect(() => readConfigurations('elsewhere')).toThrow('wrangler.jobs.toml has no [env.elsewhere].')
  })
})

describe('staging', () => {
  it('shares no name, no id and no counter with production', () => {
    for (const file of ['wrangler.toml', 'wrangler.jobs.toml']) {
      const text = readFileSync(file, 'utf8')
      const production = text.slice(text.indexOf('\n[env.production]\n'))
      const named = (part: string) =>
        [
          ...part.matchAll(
            /^(?:name|service|database_name|bucket_name|queue|dead_letter_queue|namespace_id) = "([a-z0-9-]+)"/gm,
          ),
        ].map(([, name]) => name)
      const staging = stagingOf(text)
      expect(named(staging)).toHaveLength(named(production).length)
      expect(named(staging).filter((name) => named(production).includes(name))).toEqual([])
      expect(staging).not.toContain('production')
    }
  })
})
