import type { Heading, Nodes, Paragraph, RootContent, Text } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { hasStrayBraces, mergeParts } from '../../core/merge-fields'
import { contractFields, type FieldValues, isContractField, linesField } from './fields'

const mostNodes = 6000
const deepest = 20

type Parsed = { words: RootContent[]; problem?: undefined } | { words?: undefined; problem: string }

export function parseTemplate(body: string): Parsed {
  const root = fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const nodes = nodesOf(root)
  if (!nodes) return { problem: 'is too long, or nested too deeply' }
  for (const node of nodes) {
    delete node.position
    const problem = problemOf(node)
    if (problem) return { problem }
  }
  if (!nodes.some((node) => 'value' in node && node.value.trim())) return { problem: 'has no words' }
  const stray = nodes.find(
    (node) => node.type === 'text' && namesLines(node.value) && !standsAlone(root.children, node),
  )
  if (stray) return { problem: `must have {{${linesField}}} in a paragraph of its own` }
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
    case 'html':
      return `must be Markdown without HTML, such as ${node.value.slice(0, 40)}`
    case 'image':
    case 'imageReference':
      return 'must not have pictures'
    case 'definition':
    case 'linkReference':
      return 'must have its links in the form [words](https://example.com)'
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
  if (hasStrayBraces(value)) return 'has {{ without its }}, or the other way round'
  const unknown = mergeParts(value).find(
    (part) => typeof part !== 'string' && !isContractField(part.field) && part.field !== linesField,
  )
  if (typeof unknown !== 'object') return undefined
  const name = unknown.field.replaceAll(/\s+/g, ' ').slice(0, 40)
  return `has the merge field {{${name}}}, which does not exist; there are ${knownFields}`
}

const namesLines = (value: string) =>
  mergeParts(value).some((part) => typeof part !== 'string' && part.field === linesField)

const standsAlone = (words: RootContent[], node: Text) =>
  words.some((each) => isLines(each) && each.children[0] === node)

export const isLines = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' &&
  node.children.length === 1 &&
  node.children[0]?.type === 'text' &&
  mergeParts(node.children[0].value).filter((part) => part !== '').length === 1 &&
  namesLines(node.children[0].value)

/** Headings move down a level, because the contract's title is the only one of the first. */
const lowered = (node: RootContent): RootContent =>
  node.type === 'heading' ? { ...node, depth: Math.min(6, node.depth + 1) as Heading['depth'] } : node

/** Fields are filled after parsing, so that markup in a name stays text. */
export function fillTemplate(words: RootContent[], values: FieldValues) {
  const missing = new Set<string>()
  const fill = <Node extends Nodes>(node: Node): Node => {
    if ('value' in node) return { ...node, value: filledText(node.value, values, missing) }
    return 'children' in node ? { ...node, children: node.children.map(fill) } : node
  }
  const filled = words.map((node) => (isLines(node) ? node : fill(node)))
  return { words: filled, missing: [...missing] }
}

const filledText = (value: string, values: FieldValues, missing: Set<string>) =>
  mergeParts(value)
    .map((part) => {
      if (typeof part === 'string') return part
      const found = isContractField(part.field) ? values[part.field]?.replaceAll(/\s+/g, ' ').trim() : undefined
      if (!found && !part.fallback) missing.add(part.field)
      return found || part.fallback
    })
    .join('')
