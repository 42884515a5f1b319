import { env } from 'cloudflare:workers'
import { it } from 'vitest'
import { signedIn } from './support/client'
import { newDemo } from './support/demo'
import { table } from './support/questions-table'
import { unseen } from './support/unseen-questions'

it('measures', async () => {
  const owner = await signedIn()
  const demo = await newDemo(owner)
  const nameOf = ({ kind, title, slideId }: any) => {
    const slide = Object.entries(demo.slideIds).find(([, id]) => id === slideId)?.[0]
    return kind === 'slide' ? `slide:${slide}` : `${kind}:${title}`
  }
  const dump = await env.DB.prepare('select d.display_name as title, p.page, p.heading, p.body from passages p join documents d on d.id = p.document_id where d.organization_id = (select organization_id from decks where id = ?) order by p.id').bind(demo.deckId).all()
  console.log('DUMP' + JSON.stringify(dump.results) + 'PMUD')
  if (dump.results.length) throw new Error('dumped')
  for (const [name, rows] of [['table', table], ['unseen', unseen]] as const) {
    let [good, all, wrong, none] = [0, 0, 0, 0]
    for (const [question, wanted, more] of rows) {
      const viewerSessionId = crypto.randomUUID()
      const ask = (text: string) => owner.post('/api/qa', { question: text, deckId: demo.deckId, viewerSessionId })
      if (more?.before) await ask(more.before)
      const { answer } = (await ask(question)).body
      const cited: string[] = answer.citations.map(nameOf)
      const list = wanted === null ? [] : [wanted].flat()
      if (list.length) {
        all++
        const right = cited.some((each) => list.some((n) => each.startsWith(n)))
        if (right) good++
        console.log(`${right ? 'ok  ' : 'MISS'} ${question} → ${cited.join(', ')} | ${answer.kind === 'none' ? '-' : answer.text}`)
      } else {
        none++
        if (answer.kind !== 'none') wrong++
        console.log(`${answer.kind === 'none' ? 'ok  ' : 'FALSE'} ${question} → ${cited.join(', ')} | ${answer.kind === 'none' ? '-' : answer.text}`)
      }
    }
    console.log(`FIGURE ${name}: right ${good}/${all} = ${((100 * good) / all).toFixed(1)} %, false ${wrong}/${none} = ${((100 * wrong) / none).toFixed(1)} %`)
  }
  throw new Error('shown')
}, 300_000)
