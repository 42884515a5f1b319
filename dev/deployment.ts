import { experimental_readRawConfig, unstable_readConfig } from 'wrangler'
import { namesOf, problemsOf, requiredSecrets, type Worker } from '../src/core/settings.ts'
import { wrangler } from './wrangler.ts'

export const configurations: { worker: Worker; file: string }[] = [
  { worker: 'jobs', file: 'wrangler.jobs.toml' },
  { worker: 'requests', file: 'wrangler.toml' },
]

type Configuration = { worker: Worker; file: string; values: object; raw: unknown }

export function readConfigurations(env: string): Configuration[] {
  return configurations.map(({ worker, file }) => {
    const environments = experimental_readRawConfig({ config: file }).rawConfig.env as Record<string, unknown>
    if (!environments?.[env]) throw new Error(`${file} has no [env.${env}].`)
    const { vars } = unstable_readConfig({ config: file, env }, { hideWarnings: true })
    return { worker, file, values: vars, raw: environments[env] }
  })
}

/**
 * Returns everything that prevents a deployment, as sentences with the name of the file. Only the names of secrets are
 * known.
 */
export function problemsOfDeployment(all: Configuration[], secretsOf: (worker: Worker) => string[]): string[] {
  return all.flatMap(({ worker, file, values, raw }) => {
    const variables = new Set<string>(namesOf(worker, false))
    const ofVariables = problemsOf(worker, values, false)
    const ofBindings = placeholdersIn(raw).filter((path) => !variables.has(path.split('.').at(-1) ?? ''))
    const there = secretsOf(worker)
    return [
      ...ofVariables,
      ...ofBindings.map((path) => `${path} is still a placeholder (…)`),
      ...requiredSecrets(worker)
        .filter((name) => !there.includes(name))
        .map((name) => `the secret ${name} is not set`),
    ].map((problem) => `${file}: ${problem}.`)
  })
}

function placeholdersIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('…') ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  const nameOf = (key: string, item: unknown) => (item as { binding?: string } | null)?.binding ?? key
  return Object.entries(value).flatMap(([key, item]) =>
    placeholdersIn(item, [path, nameOf(key, item)].filter(Boolean).join('.')),
  )
}

/** A Worker that does not exist yet has no secrets. */
export async function listSecrets(file: string, env: string): Promise<string[]> {
  try {
    const output = await wrangler('secret', 'list', '--config', file, '--env', env, '--format', 'json')
    const [listed = '[]'] = /^\[$[\s\S]*^\]$|^\[\]$/m.exec(output) ?? []
    return (JSON.parse(listed) as { name: string }[]).map(({ name }) => name)
  } catch (error) {
    if (/\b10007\b|does not exist|not found/i.test(String(error))) return []
    throw error
  }
}
