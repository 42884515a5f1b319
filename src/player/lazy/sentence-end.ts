const sentenceEnd = /[.!?…。！？؟]["'”’»)\]]*$/

/** As the reading pace has it; were this to come from there, the bundler would move it out of the entry. */
export const endsSentence = (word: string) => sentenceEnd.test(word)
