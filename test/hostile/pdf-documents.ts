import { badGlyphs } from './bad-glyphs.ts'
import { bytes, documentFile, type HostileDocument, unpacks } from './hostile-document.ts'
import {
  catalog,
  deflated,
  font,
  indexedPdf,
  mappedFont,
  nestedForms,
  onePage,
  pageOf,
  pages,
  pdf,
  pdfWith,
  shown,
  stream,
  wideFont,
} from './pdfs.ts'

const tooMuch = 'This PDF has far more in one place than a document should.'

const textless = 'This PDF has no text; it looks scanned.'

export const hostilePdfs: HostileDocument[] = [
  {
    name: 'a PDF that unpacks to 200 MB',
    outcome: `This PDF ${unpacks}`,
    make: () => pageOf(deflated(new Uint8Array(200_000_000).fill(32))),
  },
  {
    name: 'a PDF of a million operators',
    outcome: textless,
    make: () => pageOf(deflated(bytes('q Q\n'.repeat(600_000)))),
  },
  {
    name: 'a PDF that shows a megabyte at once',
    outcome: 'ready',
    make: () => pageOf(deflated(bytes(`BT /F1 12 Tf (${'roof '.repeat(200_000)}) Tj ET`))),
  },
  {
    name: 'a PDF that holds a string of megabytes',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes(`BT /F1 12 Tf (${'x'.repeat(15_000_000)}) Tj ET`))),
  },
  {
    name: 'a PDF that holds a hexadecimal string of megabytes',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes(`BT /F1 12 Tf <${'78'.repeat(7_500_000)}> Tj ET`))),
  },
  {
    name: 'a PDF that shows a word 600,000 times on a page',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes(`BT /F1 1 Tf 10 700 Td ${'(roof) Tj 0 -1 Td 0 1 Td '.repeat(600_000)} ET`))),
  },
  {
    name: 'a PDF that shows an array of a million numbers',
    outcome: textless,
    make: () => pageOf(deflated(bytes(`BT /F1 12 Tf [${'1 '.repeat(1_000_000)}] TJ ET`))),
  },
  {
    name: 'forms that show themselves a million times',
    outcome: tooMuch,
    make: () => nestedForms(20),
  },
  {
    name: 'a PDF that holds a name of megabytes',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes(`/${'x'.repeat(15_000_000)}`))),
  },
  {
    name: 'a PDF that holds a dictionary of a million keys',
    outcome: tooMuch,
    make: () => pageOf(deflated(bytes(`<<${Array.from({ length: 1_000_000 }, (_, n) => `/k${n} 1`).join('')}>>`))),
  },
  {
    name: 'a PDF with a picture that ends a million times',
    outcome: textless,
    make: () => pageOf(deflated(bytes(`BI /W 1 /H 1 ID ${'EI '.repeat(1_000_000)}`))),
  },
  {
    name: 'a PDF that maps letters without end',
    outcome: 'ready',
    make: () =>
      pageOf(
        shown,
        '/Font<</F2 6 0 R>>',
        mappedFont,
        deflated(bytes(`1 beginbfchar ${'<0041> <0041> '.repeat(700_000)}`)),
      ),
  },
  {
    name: 'a PDF with a table of a million objects',
    outcome: tooMuch,
    make: () => pdfWith(1_000_000, catalog, pages(0)),
  },
  {
    name: 'a PDF that claims a billion objects in no bytes',
    outcome: tooMuch,
    make: () => indexedPdf(stream('', '/Type/XRef/Size 1000000000/W[0 0 0]/Root 1 0 R')),
  },
  {
    name: 'a PDF of nothing but beginnings',
    outcome: 'This PDF is damaged',
    make: () => documentFile('a.pdf', 'application/pdf', `%PDF-1.4\n${'1 0 obj\n'.repeat(100_000)}`),
  },
  {
    name: 'a damaged PDF of 24 MB',
    outcome: 'This PDF is damaged',
    make: () => documentFile('a.pdf', 'application/pdf', `%PDF-1.4\n${'x'.repeat(24_000_000)}`),
  },
  {
    name: 'a PDF that gives two billion letters one width',
    outcome: tooMuch,
    make: () => pageOf(shown, '/Font<</F2 6 0 R>>', wideFont('/W[0 2000000000 5]')),
  },
  {
    name: 'a PDF that gives two billion letters one height',
    outcome: tooMuch,
    make: () =>
      pageOf(shown, '/Font<</F2 6 0 R>>', wideFont('/W2[0 2000000000 5 5 5]').replace('Identity-H', 'Identity-V')),
  },
  {
    name: 'a PDF that numbers millions of letters in a line',
    outcome: tooMuch,
    make: () =>
      pageOf(
        shown,
        '/Font<</F2 6 0 R>>',
        wideFont('').replace('/Identity-H', ' 7 0 R'),
        stream(`1 begincidrange ${'<00000000> <00fffff0> 1 '.repeat(100)}endcidrange`, '/Type/CMap/CMapName/X'),
      ),
  },
  {
    name: 'a PDF whose font ends at letter two billion',
    outcome: tooMuch,
    make: () => pageOf(shown, '/Font<</F2 6 0 R>>', wideFont('/FirstChar 0/LastChar 2000000000')),
  },
  {
    name: 'a PDF that maps millions of letters in a line',
    outcome: tooMuch,
    make: () =>
      pageOf(
        shown,
        '/Font<</F2 6 0 R>>',
        mappedFont,
        stream(`1 beginbfrange ${'<00000000> <00fffff0> <0041> '.repeat(100)}endbfrange`),
      ),
  },
  {
    name: 'a PDF with a font of 65,535 bad glyphs',
    outcome: 'ready',
    make: () =>
      pageOf(
        shown,
        '/Font<</F2 6 0 R>>',
        '<</Type/Font/Subtype/TrueType/BaseFont/X/FirstChar 0/LastChar 255/FontDescriptor 7 0 R>>',
        '<</Type/FontDescriptor/FontName/X/Flags 4/FontFile2 8 0 R>>',
        deflated(badGlyphs(65_535, 200)),
      ),
  },
  {
    name: 'a PDF whose pages go round in a circle',
    outcome: 'This PDF is damaged',
    make: () => pdf(catalog, '<</Type/Pages/Kids[2 0 R]/Count 1>>'),
  },
  {
    name: 'a PDF that claims a billion pages',
    outcome: 'This PDF',
    make: () => pdf(catalog, pages(1_000_000_000), font, onePage(''), stream('')),
  },
]
