const sentenceEnd = /[.!?…。！？؟]["'”’»)\]]*$/

/**
 * A copy of the rule in the reading pace: an import would make the bundler split the entry, and the first slide would
 * wait for two files.
 */
export const endsSentence = (word: string) => sentenceEnd.test(word)
