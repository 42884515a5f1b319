import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { writeIfChanged } from './write-if-changed.ts'

/**
 * The guides that companies and their developers read. The other pages in `docs` are for those who run and change
 * Porchlight.
 */
const groups = {
  Integrate: ['getting-started', 'client', 'sync', 'limits', 'embedding', 'player', 'agents', 'tour'],
  'Run your company': ['studio', 'privacy'],
}

const packages = ['client', 'player']
const sourceOf = (name: string) => (packages.includes(name) ? `packages/${name}/README.md` : `docs/${name}.md`)
const names = Object.values(groups).flat()
const addressOf = (name: string) => `/docs/guides/${name}`
const addresses = new Map(names.map((name) => [sourceOf(name), addressOf(name)]))

const parser = new MarkdownIt({ html: false, typographer: false })
const { rules } = parser.renderer
/** Wide code and tables scroll by themselves, and a keyboard can only scroll what takes the focus. */
rules.fence = (tokens, index) => {
  const { content = '' } = tokens[index] ?? {}
  return `<pre tabindex="0"><code>${parser.utils.escapeHtml(content)}</code></pre>\n`
}
rules.table_open = () => '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n'
rules.table_close = () => '</table></div>\n'
rules.heading_open = (tokens, index) => {
  const { tag = 'h2' } = tokens[index] ?? {}
  return `<${tag} id="${slugOf(tokens[index + 1]?.content ?? '')}">`
}

/** Makes the same anchors as GitHub does for the headings of these files. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

type Guide = { name: string; title: string; about: string; markdown: string }

/** Writes each guide as a page and as Markdown, the list of them, and `llms.txt`. */
export async function buildGuides() {
  const pictures = new Set<string>()
  const guides = await Promise.all(names.map((name) => readGuide(name, pictures)))
  for (const guide of guides) {
    await writeIfChanged(`public${addressOf(guide.name)}.md`, guide.markdown)
    await writeIfChanged(`public${addressOf(guide.name)}.html`, pageOf(guide, guides))
  }
  for (const picture of pictures)
    await writeIfChanged(`public/docs/guides/pictures/${basename(picture)}`, await readFile(picture))
  await writeIfChanged('public/docs/guides.html', listPage(guides))
  await writeIfChanged('public/llms.txt', forLanguageModels(guides))
}

async function readGuide(name: string, pictures: Set<string>): Promise<Guide> {
  const source = sourceOf(name)
  const markdown = withServedLinks(source, await readFile(source, 'utf8'), pictures)
  const [, title, about] = /^# (.+)\n\n([\s\S]+?)\n\n/.exec(markdown) ?? []
  if (!title || !about) throw new Error(`${source} must begin with a title and a paragraph that says who it is for.`)
  return { name, title, about: about.replaceAll('\n', ' '), markdown }
}

/** Keeps only the text of a link to a file that is not served. */
function withServedLinks(source: string, markdown: string, pictures: Set<string>) {
  return markdown.replaceAll(
    /(!?)\[([^\]]*)\]\((?!https?:|#|\/)([^)#\s]*)(#[^)\s]*)?\)/g,
    (_, mark, words, path, hash = '') => {
      const target = join(dirname(source), path)
      if (!mark) return addresses.has(target) ? `[${words}](${addresses.get(target)}${hash})` : words
      pictures.add(target)
      return `![${words}](/docs/guides/pictures/${basename(path)})`
    },
  )
}

const inText = (markdown: string) => parser.utils.escapeHtml(plain(markdown))
const plain = (markdown: string) => markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '')

const listOf = (guides: Guide[], itemOf: (guide: Guide) => string) =>
  Object.entries(groups).map(([group, members]) => ({
    group,
    items: members.map((name) => itemOf(guides.find((guide) => guide.name === name) as Guide)),
  }))

function pageOf(guide: Guide, guides: Guide[]) {
  const here = (name: string) => (name === guide.name ? ' aria-current="page"' : '')
  const menu = listOf(
    guides,
    ({ name, title }) => `<li><a href="${addressOf(name)}"${here(name)}>${inText(title)}</a></li>`,
  )
  return layout({
    title: guide.title,
    about: guide.about,
    main: parser.render(guide.markdown),
    menu: menu.map(({ group, items }) => `<h2>${group}</h2>\n<ul>\n${items.join('\n')}\n</ul>`).join('\n'),
  })
}

const listTitle = 'Guides'
const listAbout =
  'For companies that send presentations and developers who connect their own systems: pick the page for what you want to do.'

function listPage(guides: Guide[]) {
  const list = listOf(
    guides,
    ({ name, title, about }) => `<dt><a href="${addressOf(name)}">${inText(title)}</a></dt>\n<dd>${inText(about)}</dd>`,
  )
  const main = list.map(({ group, items }) => `<h2>${group}</h2>\n<dl>\n${items.join('\n')}\n</dl>`)
  return layout({
    title: listTitle,
    about: listAbout,
    main: `<h1>${listTitle}</h1>\n<p>${listAbout}</p>\n${main.join('\n')}`,
    menu: '',
  })
}

type Page = { title: string; about: string; main: string; menu: string }

const layout = ({ title, about, main, menu }: Page) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inText(title)} · Porchlight</title>
<meta name="description" content="${inText(about)}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/guides.css">
</head>
<body>
<header>
<a class="name" href="/"><img src="/icon.svg" alt="" width="28" height="28">Porchlight</a>
<nav aria-label="Documentation"><a href="/docs/guides">Guides</a> <a href="/docs">API reference</a> <a href="/studio">Studio</a></nav>
</header>
<div class="page">
<main>
${main}</main>
${menu && `<nav class="menu" aria-label="Guides">\n${menu}\n</nav>\n`}</div>
</body>
</html>
`

function forLanguageModels(guides: Guide[]) {
  const list = listOf(guides, ({ name, title, about }) => `- [${title}](${addressOf(name)}.md): ${plain(about)}`)
  return `# Porchlight

> A presentation platform with an API: a home-improvement company builds a narrated deck once, personalizes it for each homeowner, and sends a link.

Servers call the API with an API key, sent as \`Authorization: Bearer pl_…\`. Errors are \`{ "error": "…", "code": "…" }\`.

## API

- [Description as JSON](/openapi.json): every call, in OpenAPI 3.0.
- [Description as YAML](/openapi.yaml): the same document.
- [Reference](/docs): the description as a page where you can try each call.

${list.map(({ group, items }) => `## ${group}\n\n${items.join('\n')}\n`).join('\n')}`
}
