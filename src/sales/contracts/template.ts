import type { Heading, Nodes, Paragraph, RootContent } from 'mdast'
import { hasStrayBraces, mergeParts } from '../../core/shared/merge-fields'
import { contractFields, type FieldValues, isContractField, linesField } from './fields'
import { parseMarkdown } from './markdown'

const mostNodes = 6000
const deepest = 20
const mostLinesTables = 10
const longestFilled = 300_000

type Parsed = { words: RootContent[]; problem?: undefined } | { words?: undefined; problem: string }

export function parseTemplate(body: string): Parsed {
  const { root, problem: fault } = parseMarkdown(body)
  if (!root) return { problem: fault }
  const nodes = nodesOf(root)
  if (!nodes) return { problem: 'is too long, or nested too deeply' }
  for (const node of nodes) {
    const problem = problemOf(node)
    if (problem) return { problem }
  }
  if (!nodes.some((node) => 'value' in node && node.value.trim())) return { problem: 'has no words' }
  const alone = new Set<Nodes>(root.children.filter(isLines).flatMap(({ children }) => children))
  if (nodes.some((node) => node.type === 'text' && namesLines(node.value) && !alone.has(node)))
    return { problem: `must have {{${linesField}}} in its own paragraph` }
  if (alone.size > mostLinesTables) return { problem: `may contain {{${linesField}}} at most ${mostLinesTables} times` }
  return { words: root.children.map(lowered) }
}

function nodesOf(root: Nodes): Nodes[] | undefined {
  const found: Nodes[] = []
  const waiting: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    found.push(node)
    if (found.length > mostNodes || depth > deepest) return undefined
    if ('children' in node)
      for (const child of node.children.toReversed()) waiting.push({ node: child, depth: depth + 1 })
  }
  return found
}

const knownFields = [...contractFields, linesField].map((field) => `{{${field}}}`).join(', ')

function problemOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'link':
      return /^(https?:|mailto:|tel:)/i.test(node.url) && !/[{}]|%7b/i.test(node.url)
        ? undefined
        : 'must have links to https, http, mailto or tel alone, without fields in their address'
    case 'text':
    case 'code':
    case 'inlineCode':
      return problemWithFields(node.value)
    default:
      return undefined
  }
}

function problemWithFields(value: string) {
  if (hasStrayBraces(value)) return 'has {{ without a matching }}, or the other way around'
  const unknown = mergeParts(value).find(
    (part) => typeof part !== 'string' && !isContractField(part.field) && part.field !== linesField,
  )
  if (typeof unknown !== 'object') return undefined
  const name = unknown.field.replaceAll(/\s+/g, ' ').slice(0, 40)
  return `has the merge field {{${name}}}, which does not exist; use ${knownFields}`
}

const namesLines = (value: string) =>
  mergeParts(value).some((part) => typeof part !== 'string' && part.field === linesField)

export const isLines = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' &&
  node.children.length === 1 &&
  node.children[0]?.type === 'text' &&
  mergeParts(node.children[0].value).filter((part) => part !== '').length === 1 &&
  namesLines(node.children[0].value)

/** Headings move down one level, because the contract's title is the only first-level heading. */
const lowered = (node: RootContent): RootContent =>
  node.type === 'heading' ? { ...node, depth: Math.min(6, node.depth + 1) as Heading['depth'] } : node

/** Fields are filled in after parsing, so that markup in a name stays plain text. */
export function fillTemplate(words: RootContent[], values: FieldValues) {
  const missing = new Set<string>()
  let length = 0
  const fill = <Node extends Nodes>(node: Node): Node => {
    if ('value' in node) {
      const value = filledText(node.value, values, missing)
      length += value.length
      return { ...node, value }
    }
    return 'children' in node ? { ...node, children: node.children.map(fill) } : node
  }
  const filled = words.map((node) => (isLines(node) ? node : fill(node)))
  return { words: filled, missing: [...missing], isTooLong: length > longestFilled }
}

/** Stands in a draft for what has no value yet. No contract is sent with it. */
const blank = '_____'

const filledText = (value: string, values: FieldValues, missing: Set<string>) =>
  mergeParts(value)
    .map((part) => {
      if (typeof part === 'string') return part
      const found = isContractField(part.field) ? values[part.field]?.replaceAll(/\s+/g, ' ').trim() : undefined
      if (!found && !part.fallback) missing.add(part.field)
      return found || part.fallback || blank
    })
    .join('')
