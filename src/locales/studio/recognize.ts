type Recognized<Key extends string> = { key: Key | 'other'; values: Record<string, string> }

/** Finds the first sign that a sentence of the API matches, with the values it names. */
export function recognize<Key extends string>(signs: Record<Key, RegExp>, sentence: string): Recognized<Key> {
  for (const key of Object.keys(signs) as Key[]) {
    const found = signs[key].exec(sentence)
    if (found) return { key, values: { ...found.groups } }
  }
  return { key: 'other', values: {} }
}
