import type { Phase } from './tables'

/** Until then nothing but copies was made. */
export const mayGoBack: Phase[] = ['begin', 'rest', 'fence', 'clear', 'copy', 'compare']
