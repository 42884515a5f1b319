/** These imports must stay in this folder, because wrangler resolves a separate module by its path from here. */
export const loadPdfLibrary = () => import('../vendor/pdf-library.mjs')

export const fontLoaders = {
  latin: () => import('../vendor/pdf-fonts-latin.mjs'),
  more: () => import('../vendor/pdf-fonts-more.mjs'),
  arabic: () => import('../vendor/pdf-fonts-arabic.mjs'),
  script: () => import('../vendor/pdf-fonts-script.mjs'),
}

export type PdfLibrary = Awaited<ReturnType<typeof loadPdfLibrary>>
