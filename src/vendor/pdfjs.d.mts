export * from 'unpdf/pdfjs'
