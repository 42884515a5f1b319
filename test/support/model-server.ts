import { languageOf } from '../../src/core/text/language'
import { stemOf } from '../../src/core/text/stems'
import { isStopWord, wordsIn } from '../../src/core/text/words'
import type { AnswerQuestion } from '../answers/sets'

const dimensions = 256

/**
 * Words in four languages that mean the same, as far as the questions contain them; a real model has learned many more.
 */
const meanings = [
  'cost costs price fee charge kosten kostet preis cuesta cuestan precio coute prix',
  'insurance insured liability versicherung versichert seguro asegurados assurance assures',
  'clean cleaning wipe cloth putzen reinigen reinigt limpiar limpia limpian nettoyer nettoie',
  'cancel canceling cancellation stornieren kundigen kundige cancelo cancelar annuler annule',
  'visit visits termin besuch visita visitas visite visites',
  'before preparing prepare vor bevor vorbereiten antes preparar avant preparer',
  'video videos recording recordings camera aufnahmen kamera kameras',
  'stored storage store gespeichert speicher',
  'shelf shelves regal regale fachboden estante estantes baldas etagere etageres',
  'extra additional zusatzlich zusatzliches adicional supplementaire',
  'color colors color farbe farben color colores couleur couleurs',
  'change changed changing andern wechseln cambiar changer',
  'termite termites termiten termitas',
  'inspection inspections inspeccion',
  'panel panels platten paneles tablero tableros panneau panneaux',
  'deposit anzahlung deposito acompte',
  'guarantee guaranteed warranty warranties garantie garantien garantia garantiza',
]
const meaningOf = new Map(
  meanings.flatMap((words) => words.split(' ').map((word): [string, string] => [word, `=${words.split(' ')[0]}`])),
)

function hash(text: string, seed: number) {
  let value = seed
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}

const places = 8

/** A text of made-up words is about nothing that anyone asks. */
const isMadeUp = (word: string) => /\p{L}\d/u.test(word)

/** Each meaningful word adds to some of the numbers, and words with one meaning add to the same ones. */
export function embedded(text: string): number[] {
  const language = languageOf(text)
  const vector = Array<number>(dimensions).fill(0)
  for (const word of new Set(wordsIn(text))) {
    if (isStopWord(word, language) && !meaningOf.has(word)) continue
    const feature = meaningOf.get(word) ?? stemOf(word, language)
    for (let place = 0; place < places; place++) {
      const at = hash(feature, 7 + place)
      const index = at % dimensions
      vector[index] = (vector[index] ?? 0) + (at & 0x10000 ? 1 : -1) * (isMadeUp(word) ? 2 : 1)
    }
  }
  return vector
}

const bare = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.!?:;]+$/, '')
    .trim()

/** Returns the number and the sentence of the source that answers, if the prompt has one. */
function answerIn(prompt: string, wanted: string[]) {
  for (const [, number = '', text = ''] of prompt.matchAll(/<source number="(\d+)"[^>]*>\n([\s\S]*?)\n<\/source>/g))
    for (const sentence of text.split('\n'))
      if (wanted.some((each) => bare(sentence).includes(bare(quoted(each))))) return `${sentence} [${number}]`
  return undefined
}

/** Escapes what could end a source, as the prompt does. */
const quoted = (text: string) => text.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('"', '”')

export type ModelServer = { fetch: typeof fetch; prompts: string[]; embedded: string[][] }

/**
 * Implements OpenAI's chat and embeddings. It answers perfectly if its prompt contains a sentence that answers the
 * question, and says NONE otherwise.
 */
export function modelServer(questions: readonly AnswerQuestion[]): ModelServer {
  const answers = new Map(questions.map(({ question, answeredBy }) => [quoted(question), answeredBy]))
  const prompts: string[] = []
  const all: string[][] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const body = JSON.parse(String(init?.body))
    if (pathname === '/v1/embeddings') {
      all.push(body.input)
      const data = (body.input as string[]).map((text, index) => ({ index, embedding: embedded(text) }))
      return Response.json({ data })
    }
    if (pathname !== '/v1/chat/completions') return new Response('', { status: 404 })
    const prompt = (body.messages as { content: string }[]).map(({ content }) => content).join('\n')
    prompts.push(prompt)
    const [, question = ''] = /The question: ([\s\S]*)$/.exec(prompt) ?? []
    const text = answerIn(prompt, answers.get(question) ?? []) ?? 'NONE'
    const events =
      text.match(/[\s\S]{1,9}/g)?.map((content) => JSON.stringify({ choices: [{ delta: { content } }] })) ?? []
    const stream = [...events, '[DONE]'].map((data) => `data: ${data}\n\n`).join('')
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
  }
  return { fetch: answer as typeof fetch, prompts, embedded: all }
}

export const modelSettings = {
  LANGUAGE_MODEL: 'openai',
  LANGUAGE_MODEL_URL: 'https://models.example/v1',
  LANGUAGE_MODEL_NAME: 'perfect',
  EMBEDDINGS: 'openai',
  EMBEDDINGS_URL: 'https://models.example/v1',
  EMBEDDINGS_MODEL: 'words',
}
