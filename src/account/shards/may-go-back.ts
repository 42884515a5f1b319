import type { Phase } from './tables'

/** Phases in which a move has only made copies so far, so it can still be undone. */
export const mayGoBack: Phase[] = ['begin', 'rest', 'fence', 'clear', 'copy', 'compare']
