/** An emoji of several code points is one letter to a reader. */
export const firstLetter = (name: string) =>
  new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? ''

export function initials(name: string) {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => firstLetter(word ?? '')).join('')
}
