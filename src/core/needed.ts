import { Keys } from './crypto.ts'
import { ApiError } from './http/errors.ts'
import { log } from './log.ts'
import { problemOf, type SettingName, settings } from './settings.ts'

type Shape<Name extends SettingName> = (typeof settings)[Name]['is']
type Of<Wanted> = { [Name in SettingName]: Shape<Name> extends Wanted ? Name : never }[SettingName]
type Value<Name extends SettingName> = Shape<Name> extends 'number' ? number : string
type FlagName = Of<'flag'>
type Readable = Exclude<SettingName, FlagName>
type KeysName = Of<'keys'>

function settingOf(env: { readonly [each in SettingName]?: unknown }, name: SettingName): unknown {
  const problem = problemOf(env, name)
  if (!problem) return env[name]
  log('error', { message: 'A setting is missing.', setting: name, problem })
  throw new ApiError(503, 'not_set_up', `This part of the service is not set up: ${problem} (docs/deploying.md).`)
}

/**
 * Every secret and variable is read here, so a missing one is reported by name instead of being used as `undefined`.
 */
export function needed<Name extends Readable>(env: { readonly [each in Name]?: unknown }, name: Name): Value<Name> {
  const value = settingOf(env, name)
  // A variable set outside wrangler.toml arrives as text.
  return (settings[name].is === 'number' ? Number(value) : value) as Value<Name>
}

/** A variable set outside wrangler.toml arrives as text, and the text `"false"` is truthy. */
export const isOn = <Name extends FlagName>(env: { readonly [each in Name]?: unknown }, name: Name) =>
  String(settingOf(env, name)) === 'true'

export const neededKeys = <Name extends KeysName>(env: { readonly [each in Name]?: unknown }, name: Name) =>
  new Keys(name, String(needed(env, name)))
