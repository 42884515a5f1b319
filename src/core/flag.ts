/** A variable set outside wrangler.toml is text, and the text `"false"` is truthy. */
export const isOn = (value: boolean | string | undefined) => value === true || value === 'true'
