import { html, nothing } from 'lit'
import { api } from '../../api'
import { Cached } from '../../cached'
import type { Context } from '../../context'
import { PageElement } from '../../page-element'
import { shown } from '../../parts/states'
import type { Joined } from './imports'
import { byName, linkOf, type Words } from './sentence'

const mostListed = 100

/** Names everything that the call, or the calls of an import, were about, with links. */
class AuditSubjects extends PageElement {
  static override properties = {
    studio: { attribute: false },
    words: { attribute: false },
    entry: { attribute: false },
  }

  declare studio: Context
  declare words: Words
  declare entry: Joined
  readonly #entries = new Cached(this, () => {
    const { id, firstAt } = this.entry
    return { key: `audit subjects ${id} ${firstAt}`, load: () => entriesOf(this.entry) }
  })

  override render() {
    return shown(this.studio, this.#entries, ({ entries, nextCursor }) => {
      const listed = entries.filter(({ subject }) => subject.name)
      // Sorted, the first hundred of an import would look like the beginning of its alphabet.
      const named = nextCursor ? listed : byName(listed, this.studio.format)
      const more = this.entry.subject.count - named.length
      return html`${named.map(({ subject }, at) => html`${at ? ', ' : nothing}${linkOf(subject)}`)}
        ${more > 0 ? this.studio.format.counted(this.words.more, more) : nothing}`
    })
  }
}

/** Other calls can be at the same millisecond, while those of an import follow one another. */
async function entriesOf({ at, firstAt, action, actor, requestId }: Joined) {
  const to = new Date(Date.parse(at) + 1).toISOString()
  const query = { action, from: firstAt, to, limit: mostListed, ...(actor.id && { actorId: actor.id }) }
  const { entries, nextCursor } = await api.get('/api/audit', { params: { query } })
  return { entries: firstAt === at ? entries.filter((each) => each.requestId === requestId) : entries, nextCursor }
}

customElements.define('studio-audit-subjects', AuditSubjects)
