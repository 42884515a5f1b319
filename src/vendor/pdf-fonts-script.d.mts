export { type Face, faces } from './pdf-fonts-latin.mjs'
