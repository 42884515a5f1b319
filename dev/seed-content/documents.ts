import { docxOf, pdfOf } from './documents/files.ts'
import { installationGuide } from './documents/installation-guide.ts'
import { insuranceClaims } from './documents/insurance-claims.ts'
import { warranty } from './documents/warranty.ts'

/** The documents that homeowners get answers from: a PDF, a Word document and a Markdown text. */
export const documents = [
  {
    filename: 'warranty.pdf',
    displayName: 'Warranty booklet',
    contentType: 'application/pdf',
    content: pdfOf(warranty),
  },
  {
    filename: 'insurance-claims.docx',
    displayName: 'Roof damage and your insurance',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: docxOf(insuranceClaims),
  },
  {
    filename: 'installation-guide.md',
    displayName: 'Installation guide',
    contentType: 'text/markdown',
    content: new TextEncoder().encode(installationGuide),
  },
]
