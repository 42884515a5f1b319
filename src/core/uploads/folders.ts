/** What stands before the company's id in the key of a file: those that it made or got, and those that follow from them. */
export const exportedFolders = ['media', 'kb', 'contracts']
export const derivedFolders = ['narration', 'exports', 'variants/media']
