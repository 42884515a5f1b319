import { toHtml } from 'hast-util-to-html'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import type { ContractLanguage } from '../../locales/index'
import { heading, lines, type NodeData, paragraph, plainText, strong, table, text } from './nodes'
import type { Signer } from './tables'
import { isLines } from './template'
import { contractWords, dateIn, dateTimeIn, money } from './words'

export type Party = { name: string; address: string | null; phone: string | null; email: string | null }

export type Signing = {
  name: string
  signature: { kind: 'typed' | 'drawn'; value: string }
  initials: Record<string, string>
  signedAt: number
}

type SignerFacts = Pick<Signer, 'id' | 'name' | 'email' | 'role'> & { signing: Signing | null }

export type ContractFacts = {
  title: string
  number: number
  language: ContractLanguage
  timeZone: string
  madeAt: number
  company: Party
  homeowner: Party
  lines: { label: string; amountCents: number }[]
  totalCents: number
  depositCents: number
  words: RootContent[]
  /** Headings of the clauses that end with a field for initials. */
  requiredInitials: string[]
  legal: RootContent[]
  notice: RootContent[]
  signers: SignerFacts[]
  inAnyOrder: boolean
  companySigns: boolean
  countersigning?: Signing | null
  evidence: RootContent[]
}

export const contractTree = (facts: ContractFacts): Root => ({
  type: 'root',
  children: [
    ...parties(facts),
    ...sums(facts),
    ...words(facts),
    ...signature(facts),
    ...facts.notice,
    ...facts.evidence,
  ],
})

/** If several people sign, none of them is shown another's email address. */
function parties(facts: ContractFacts): RootContent[] {
  const { title, number, language, timeZone, madeAt, company, homeowner } = facts
  const signers = facts.signers
  const isAlone = signers.every(({ name }) => name === homeowner.name)
  const labels = contractWords[language].document
  const party = (label: string, { name, address, phone, email }: Party) =>
    paragraph([strong(label), text(` ${[name, address, phone, email].filter(Boolean).join(', ')}`)])
  const date: PhrasingContent[] = [strong(labels.date), text(` ${dateIn(madeAt, language, timeZone)}`)]
  return [
    heading(1, title),
    paragraph(lines([[strong(labels.number), text(` ${number}`)], date])),
    party(labels.contractor, company),
    party(labels.homeowner, isAlone ? homeowner : { ...homeowner, email: null }),
    ...(isAlone ? [] : [paragraph([strong(labels.signers), text(` ${signers.map(({ name }) => name).join(', ')}`)])]),
  ]
}

function sums(facts: ContractFacts): RootContent[] {
  const { language, totalCents, depositCents } = facts
  const labels = contractWords[language].document
  const due: [string, number][] = depositCents
    ? [
        [labels.deposit, depositCents],
        [labels.balance, totalCents - depositCents],
      ]
    : []
  const row = ([label, cents]: [string, number]) => [[text(label)], [text(money(cents, language))]]
  const total = [[strong(labels.total)], [strong(money(totalCents, language))]]
  return [
    heading(2, labels.price, { part: 'sums' }),
    table([...linesRows(facts), total, ...due.map(row)], [null, 'right'], { part: 'sums' }),
  ]
}

function linesRows({ language, lines }: ContractFacts): PhrasingContent[][][] {
  const labels = contractWords[language].document
  return [
    [[text(labels.what)], [text(labels.amount)]],
    ...lines.map(({ label, amountCents }) => [[text(label)], [text(money(amountCents, language))]]),
  ]
}

function words(facts: ContractFacts): RootContent[] {
  const found: RootContent[] = []
  const open: { label: string; depth: number }[] = []
  const close = (depth: number) => {
    for (let last = open.at(-1); last && last.depth >= depth; last = open.at(-1)) {
      found.push(...initials(facts, last.label))
      open.pop()
    }
  }
  for (const node of facts.words) {
    if (node.type === 'heading') {
      close(node.depth)
      const label = plainText(node)
      if (facts.requiredInitials.includes(label)) open.push({ label, depth: node.depth })
    }
    const shown = isLines(node) ? table(linesRows(facts), [null, 'right']) : node
    found.push({ ...shown, data: { part: 'words' } } as RootContent)
  }
  close(0)
  return found
}

const blank = '____________'

function initials(facts: ContractFacts, label: string): RootContent[] {
  const { initials: said } = contractWords[facts.language].document
  const signers = facts.signers
  return signers.map(({ id, name, signing }) => {
    const given = signing?.initials[label]
    const whose = signers.length > 1 ? `${said} (${name}): ` : `${said}: `
    return paragraph([text(whose), given ? strong(given) : text(blank)], {
      part: 'words',
      initials: label,
      ...(signers.length > 1 && { signer: id }),
    })
  })
}

function signature(facts: ContractFacts): RootContent[] {
  const { language, legal, company, companySigns, countersigning = null } = facts
  const labels = contractWords[language].document
  const signers = facts.signers
  const isAlone = signers.length === 1 && !companySigns
  const whose = (name: string) => (isAlone ? labels.signHere : `${labels.signatureOf} ${name}:`)
  return [
    heading(2, labels.signature),
    ...legal,
    ...signers.flatMap(({ name, signing }) => markOf(facts, whose(name), signing)),
    ...(companySigns ? markOf(facts, whose(company.name), countersigning) : []),
  ]
}

function markOf({ language, timeZone }: ContractFacts, whose: string, signing: Signing | null): RootContent[] {
  const labels = contractWords[language].document
  if (!signing) return [paragraph([text(whose)]), paragraph([text(blank)], { part: 'signature' })]
  const { name, signature, signedAt } = signing
  const isTyped = signature.kind === 'typed'
  const mark: PhrasingContent = isTyped
    ? text(signature.value)
    : { type: 'image', url: signature.value, alt: `${labels.signatureOf} ${name}` }
  const when = dateTimeIn(signedAt, language, timeZone)
  return [
    paragraph([text(whose)]),
    paragraph([mark], { part: 'signature', ...(isTyped && { isTyped }) }),
    paragraph([text(`${labels.signedBy} ${name} ${labels.signedAt} ${when}`)]),
  ]
}

type Element = Extract<ReturnType<typeof toHast>, { type: 'element' }>

export function contractHtml(root: Root, language: ContractLanguage): string {
  const article: Element = { type: 'element', tagName: 'article', properties: { lang: language }, children: [] }
  let section: Element | undefined
  for (const node of root.children) {
    const { part, initials, signer, isTyped, pageBreakBefore } = (node as { data?: NodeData }).data ?? {}
    if (!part) section = undefined
    else if (section?.properties.dataPart !== part || pageBreakBefore) {
      const properties = { dataPart: part, ...(pageBreakBefore && { dataPageBreak: '' }) }
      section = { type: 'element', tagName: 'section', properties, children: [] }
      article.children.push(section)
    }
    const rendered = toHast({ type: 'root', children: [node] })
    const children = 'children' in rendered ? rendered.children : []
    for (const child of children) {
      if (child.type === 'element') {
        if (initials) child.properties.dataInitials = initials
        if (signer) child.properties.dataSigner = signer
        if (isTyped) child.properties.dataTyped = ''
      }
      if (child.type !== 'doctype') (section ?? article).children.push(child)
    }
  }
  return toHtml(article)
}
