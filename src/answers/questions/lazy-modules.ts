/** Imported with the first question, because their word lists are long and no other company request needs them. */
export { answer } from './answer'
export { find } from './find'
export { record } from './record'
