import type { RootContent } from 'mdast'
import { deviceOf } from '../../core/shared/device'
import { fill } from '../../locales/fill'
import type { ContractLanguage } from '../../locales/index'
import { heading, paragraph, table, text } from './nodes'
import type { Actor, ContractEvent } from './tables'
import { type ContractWords, contractWords, dateTimeIn, listIn } from './words'

type Place = { language: ContractLanguage; timeZone: string; head: string; authorities: string[] }

/** Written for a lawyer to read. Data for programs is in the attached file. */
export function evidencePages(rows: ContractEvent[], { language, timeZone, head, authorities }: Place): RootContent[] {
  const words = contractWords[language].evidence
  const part = { part: 'evidence' } as const
  const tableOf = (lines: string[][]) =>
    table(
      lines.map((line) => line.map((cell) => [text(cell)])),
      null,
      part,
    )
  const happened = rows.map((row) => [
    dateTimeIn(row.at, language, timeZone),
    whatOf(row, words, language),
    whoOf(row, words),
    [row.address, row.device && deviceOf(row.device)].filter(Boolean).join(', ') || '–',
  ])
  return [
    heading(2, words.title, { ...part, pageBreakBefore: true }),
    paragraph([text(fill(words.about, { file: evidenceFile }))], part),
    tableOf([words.happened, ...happened]),
    heading(3, words.signedTitle, part),
    tableOf([
      words.signed,
      ...signedLines(rows, words),
      [words.head, head],
      [words.timestamp, fill(words.timestampBy, { authorities: authorities.join(', ') })],
    ]),
  ]
}

export const evidenceFile = 'evidence.json'

type Words = ContractWords['evidence']

function whatOf({ type, content }: ContractEvent, words: Words, language: ContractLanguage) {
  const { isAgain, isMailed, notMailed, recipient, signers = [], reason, name } = JSON.parse(content)
  if (type === 'co_owner_named') return fill(words.events[type], { name })
  if (notMailed) return fill(words.notMailed, { reason: notMailed })
  const done = isAgain ? words.again : isMailed ? words.mailed : words.events[type]
  const names = signers.map(({ name }: { name: string }) => name)
  const toWhom = [listIn(language, names), names.length && recipient ? `(${recipient})` : recipient]
  const to = toWhom.filter(Boolean).join(' ')
  const what = to ? fill(words.to, { what: done, recipient: to }) : done
  return reason ? `${what}: ${reason}` : what
}

function whoOf({ actor }: ContractEvent, words: Words) {
  const { kind, name }: Actor = JSON.parse(actor)
  return name ? `${words[kind]}: ${name}` : words[kind]
}

/** Lists each person's signature in the order they signed. */
function signedLines(rows: ContractEvent[], words: Words): string[][] {
  return rows.flatMap((row, index) => {
    if (row.type !== 'signed' && row.type !== 'countersigned') return []
    const { name, signature, documentHash, signedDocumentHash, seen, ...content } = JSON.parse(row.content)
    // Older contracts store this under the name sameDeviceAs.
    const sameAs: string[] | undefined = content.sameNetworkAndBrowserAs ?? content.sameDeviceAs
    const before = rows[index - 1]
    const initials: Record<string, string> = before?.type === 'initialled' ? JSON.parse(before.content).initials : {}
    return [
      [row.type === 'signed' ? words.name : words.companyName, name],
      [words.mark, signature.kind === 'typed' ? words.typed : words.drawn],
      ...Object.entries(initials).map(([clause, value]) => [fill(words.initials, { clause }), value]),
      ...(seen ? seenLines(seen, words) : []),
      ...(sameAs ? [[words.sameNetworkAndBrowser, sameAs.join(', ')]] : []),
      [words.shown, documentHash],
      [words.words, signedDocumentHash],
    ]
  })
}

/** Older contracts say nothing about a conversation. */
type Seen = { secondsWatched: number; questions: { count: number }; conversation?: { count: number } }

const seenLines = ({ secondsWatched, questions, conversation }: Seen, words: Words) => [
  [
    words.watched,
    fill(words.minutes, { minutes: String(Math.floor(secondsWatched / 60)), seconds: String(secondsWatched % 60) }),
  ],
  [words.questions, String(questions.count)],
  ...(conversation ? [[words.messages, String(conversation.count)]] : []),
]
