import { heading, paragraph, strong, table, text } from '../src/sales/contracts/nodes'
import { renderPdf } from '../src/sales/contracts/pdf/render'
import { signPdf, stampPdf } from '../src/sales/contracts/pdf/seal'

const sentence =
  'The contractor removes the old roof down to the deck, tells what is rotten before it is replaced, and leaves the site clean every evening. '

const clauses = Array.from({ length: 16 }, (_, index) => [
  heading(2, `${index + 1}. What is agreed here`),
  paragraph([strong('Agreed. '), text(sentence.repeat(7))]),
  paragraph([text(sentence.repeat(5))]),
])

const lines = Array.from({ length: 60 }, (_, row) => [[text(`Item ${row}`)], [text(sentence)], [text('$1,200.00')]])

/** Draws and seals a contract of twelve pages, and returns the number of pages. */
export default {
  async fetch(_, env) {
    const children = [heading(1, 'Roofing agreement'), ...clauses.flat(), table(lines, [null, null, 'right'])]
    const pdf = await renderPdf({ type: 'root', children }, { title: 'Roofing agreement', language: 'en' })
    const { bytes: sealed } = await stampPdf(env, await signPdf(env, pdf), Date.now())
    const pages = Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b(?!s)/g)?.length
    return Response.json({ pages, bytes: sealed.length })
  },
} satisfies ExportedHandler<Env>
