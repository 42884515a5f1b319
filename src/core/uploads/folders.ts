/**
 * The part of a file's key before the company's id. The first list is for files that the company made or received, the
 * second for files derived from them.
 */
export const exportedFolders = ['media', 'kb', 'contracts']
export const derivedFolders = ['narration', 'exports', 'variants/media']
