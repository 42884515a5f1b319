/** Imported with the first question, because the word lists are long and no other company request needs them. */
export { find } from './find'
export { record } from './record'
export { answer } from './say'
