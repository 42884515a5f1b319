import { html, nothing } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { repeat } from 'lit/directives/repeat.js'
import { Cached } from '../../cached'
import { typedSince } from '../../merge'
import { formFault } from '../../parts/form-fault'
import { saveBar } from '../../parts/save-bar'
import { empty, shown } from '../../parts/states'
import { Screen } from '../../screen'
import { SharedDraft } from '../../shared-draft'
import { Submission } from '../../submission'
import { settingsFrame } from '../settings/frame'
import './preview'
import { ruleCard } from './rule-card'
import {
  clashes,
  isAllowed,
  merged,
  mostRules,
  newRule,
  type Rule,
  readRules,
  timeOf,
  type Unit,
  usualOccasions,
  type Words,
  writeRules,
} from './rules'

const besideFields = /^rules\[\d+\]\.(when|after|before|subject|text)/

class Reminders extends Screen<Words> {
  /** The unit that someone chose for each rule. */
  #previewed: Rule | undefined
  #discarded = 0
  readonly #units = new Map<string, Unit>()
  readonly #open = new Set<string>()
  readonly #draft = new SharedDraft<Rule[]>(this, { clashes, merged, save: (rules, sent) => this.#save(rules, sent) })
  readonly #submission = new Submission(this)
  readonly #rules = new Cached<Rule[]>(this, () => ({ key: 'reminders', load: readRules }))

  override render() {
    const { studio, words } = this
    return settingsFrame(studio, 'reminders', {
      text: words.text,
      content: () => html`${shown(studio, this.#rules, (saved) => this.#form(this.#draft.mine ?? saved))}
        ${this.#draft.conflict(studio, this.#differences)}
        ${this.#previewed ? html`<studio-reminder-preview .studio=${studio} .words=${words} .rule=${this.#previewed} @close=${() => this.#preview(undefined)}></studio-reminder-preview>` : nothing}`,
    })
  }

  #form(rules: Rule[]) {
    const { words, studio } = this
    if (!rules.length && !this.#draft.mine)
      return empty(
        words.none,
        words.noneText,
        studio.canWrite
          ? { label: words.begin, click: () => this.#add(...usualOccasions.map((when) => newRule(when, words))) }
          : undefined,
      )
    const { error, isBusy } = this.#submission
    const add = () => this.#add(newRule('not_opened', words))
    return html`${keyed(
      this.#discarded,
      html`<form class="reminders" novalidate @submit=${this.#submit}>
      ${repeat(
        rules,
        ({ id }) => id,
        (rule, at) => this.#card(rules, rule, at),
      )}
      ${formFault(studio, error, besideFields, words.marked)}
      ${
        studio.canWrite
          ? html`${rules.length < mostRules ? html`<p><button type="button" class="quiet" @click=${add}>${words.add}</button></p>` : nothing}
            ${this.#draft.mine ? saveBar(studio, { isBusy, canSave: rules.every(({ hours }) => isAllowed(hours)), discard: this.#discard }) : nothing}`
          : nothing
      }
    </form>`,
    )}`
  }

  #card(rules: Rule[], rule: Rule, at: number) {
    const { studio, words } = this
    return ruleCard({
      ...{ studio, words, rule, at },
      unit: this.#units.get(rule.id),
      isOpen: this.#open.has(rule.id),
      open: (isOpen) => {
        if (isOpen) this.#open.add(rule.id)
        else this.#open.delete(rule.id)
      },
      faultOf: (path) => this.#submission.faultOf(path),
      change: (changed) => this.#set(rules.with(at, changed)),
      count: (unit) => this.#units.set(rule.id, unit),
      preview: () => this.#preview(rule),
      remove: () => {
        this.#set(rules.toSpliced(at, 1))
        studio.say(words.removed)
      },
    })
  }

  #preview(rule: Rule | undefined) {
    this.#previewed = rule
    this.requestUpdate()
  }

  readonly #discard = async () => {
    this.#discarded++
    this.#units.clear()
    this.#submission.forget()
    this.#draft.discard()
    await this.updateComplete
    // The button that had the focus is gone.
    this.querySelector<HTMLElement>('h1')?.focus()
  }

  /** New rules are lost like typed ones if someone leaves without saving. */
  async #add(...rules: Rule[]) {
    const [rule, ...others] = rules
    const { mine } = this.#draft.begun(() => this.#rules.value ?? [])
    if (rule && !others.length) this.#open.add(rule.id)
    this.#set([...mine, ...rules])
    await this.updateComplete
    this.querySelector('form')?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  #set(rules: Rule[]) {
    const { base } = this.#draft.begun(() => this.#rules.value ?? [])
    this.#draft.keep({ mine: rules, base })
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const draft = this.#draft.begun(() => this.#rules.value ?? [])
    await this.#draft.submit(draft, () => this.#submission.read(readRules))
  }

  /** `edited` is the form as it was when someone pressed Save; `rules` may hold another member's changes too. */
  async #save(rules: Rule[], edited: Rule[]) {
    // The API names the rules it rejects by position, so the form shows them as they are sent.
    this.#set(typedSince(this.#draft.mine ?? edited, edited, rules, merged) ?? rules)
    let saved: Rule[] = []
    const isSaved = await this.#submission.run(async () => {
      saved = await writeRules(rules)
      this.#rules.tell(saved)
    })
    if (!isSaved) return
    this.#draft.saved(rules, saved)
    if (!this.#draft.mine) this.#units.clear()
    this.studio.say(this.studio.common.saved)
  }

  readonly #differences = (mine: Rule[], theirs: Rule[], base: Rule[]) =>
    clashes(mine, theirs, base).map((id) => {
      const [own, saved, before] = [mine, theirs, base].map((all) => all.find((rule) => rule.id === id))
      const { when } = own ?? saved ?? before ?? { when: 'not_opened' as const }
      return { label: this.words.occasions[when], theirs: this.#said(saved), mine: this.#said(own) }
    })

  #said(rule: Rule | undefined) {
    const { words, studio } = this
    if (!rule) return words.gone
    return `${words.occasions[rule.when]}, ${timeOf(rule.hours, studio.format.locale)}${rule.isEnabled ? '' : ` (${words.off})`}: ${rule.subject}\n${rule.text}`
  }
}

customElements.define('studio-reminders', Reminders)
