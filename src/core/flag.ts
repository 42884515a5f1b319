/** A variable that was set outside of wrangler.toml is text, and `"false"` is no yes. */
export const isOn = (value: boolean | string | undefined) => value === true || value === 'true'
