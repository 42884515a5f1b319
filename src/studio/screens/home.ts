import { html, nothing } from 'lit'
import type { words as home } from '../../locales/studio/home/en'
import { api } from '../api'
import { Cached } from '../cached'
import type { Formats } from '../formats'
import '../parts/line-chart'
import { pageHead } from '../parts/page-head'
import { empty, shown } from '../parts/states'
import { addressOf } from '../router'
import { Screen } from '../screen'
import './call-next'
import { needsYou, readNeeds } from './needs-you'
import { hideSetup, setupOf } from './setup'
import './watching-now'

type Analytics = Awaited<ReturnType<typeof readAnalytics>>
type Day = Analytics['days'][number]

const day = 86_400_000
const [daysOfWeek, daysOfMonth] = [7, 28]

async function readAnalytics({ isoDate }: Formats) {
  const now = Date.now()
  const query = { from: isoDate(now - (daysOfMonth - 1) * day), to: isoDate(now), limit: 1 }
  const [{ analytics }, { setup }] = await Promise.all([
    api.get('/api/analytics', { params: { query } }),
    api.get('/api/organization/setup'),
  ])
  return { ...analytics, setup }
}

/** This week in numbers, the month as lines, and tasks that wait for someone at the company. */
class Home extends Screen<typeof home> {
  readonly #analytics = new Cached(this, () => ({
    key: 'analytics of the company',
    load: () => readAnalytics(this.studio.format),
  }))
  readonly #needs = new Cached(this, () => ({ key: 'needs of the company', load: readNeeds }))

  override render() {
    const { studio, words } = this
    const setup = this.#analytics.value?.setup
    const toSetUp = setup ? setupOf(setup, { studio, words, hide: this.#hideSetup }) : nothing
    return html`
      ${pageHead({ title: words.title, text: studio.organization.name })}
      ${setup?.hasLink ? nothing : toSetUp}
      <studio-watching-now .studio=${studio} .words=${words}></studio-watching-now>
      <studio-call-next .studio=${studio} .words=${words}></studio-call-next>
      ${setup?.hasLink ? toSetUp : nothing}
      <section class="card">
        <h2>${words.needsYou}</h2>
        ${shown(studio, this.#needs, (needs) => needsYou(studio, words, needs))}
      </section>
      ${shown(studio, this.#analytics, (analytics) => this.#numbers(analytics))}
    `
  }

  readonly #hideSetup = () => {
    hideSetup(this.studio.organization.id)
    this.requestUpdate()
  }

  #numbers(analytics: Analytics) {
    const { studio, words } = this
    const days = everyDay(analytics)
    const [before, week] = [days.slice(-2 * daysOfWeek, -daysOfWeek), days.slice(-daysOfWeek)]
    const sum = (some: Day[], of: (day: Day) => number) => some.reduce((total, each) => total + of(each), 0)
    const numbers: [label: string, of: (day: Day) => number, path: string][] = [
      [words.sent, ({ sent }) => sent, counted('sent')],
      [words.opened, ({ viewers }) => viewers, counted('viewers')],
      [words.finished, ({ completions }) => completions, counted('completions')],
      [words.asked, ({ questions }) => questions, '/questions'],
      [words.chose, ({ tiersChosen: { good, better, best } }) => good + better + best, counted('tiersChosen')],
      [words.booked, ({ booked }) => booked, counted('booked')],
      [words.signed, ({ signed }) => signed, counted('signed')],
    ]
    if (!days.some((each) => numbers.some(([, of]) => of(each) > 0))) return this.#nothingYet(analytics)
    return html`<section>
      <h2>${words.week}</h2>
      <dl class="numbers">
        ${numbers.map(([label, of, path]) => this.#card(label, [sum(before, of), sum(week, of)], path))}
      </dl>
      <div class="card">
        <h2>${words.month}</h2>
        <studio-line-chart
          .places=${days.map(({ date }) => date)}
          .series=${[
            { label: words.sent, values: days.map(({ sent }) => sent) },
            { label: words.opened, values: days.map(({ viewers }) => viewers) },
            { label: words.finished, values: days.map(({ completions }) => completions) },
          ]}
          .named=${studio.format.day}
          .marked=${studio.format.day}
          .tableLabel=${words.asTable}
          .placeLabel=${words.day}
        ></studio-line-chart>
      </div>
    </section>`
  }

  #card(label: string, [before, now]: [before: number, now: number], path: string) {
    const { studio, words } = this
    const { format } = studio
    const more = now - before
    const compared = more === 0 ? words.asMany : format.counted(more > 0 ? words.more : words.fewer, Math.abs(more))
    return html`<div>
      <dt>${label}</dt>
      <dd><a href=${addressOf(path)} aria-label=${`${label}: ${format.number(now)}`}>${format.number(now)}</a><small>${compared}</small></dd>
    </div>`
  }

  #nothingYet({ decks, setup }: Analytics) {
    const { words } = this
    if (!setup.hasLink) return empty(words.emptyTitle, words.emptyText, this.#firstStep(decks.length > 0))
    return empty(words.unopenedTitle, words.unopenedText, { label: words.toHomeowners, path: '/homeowners' })
  }

  #firstStep(hasDecks: boolean) {
    const { studio, words } = this
    if (!studio.canWrite) return undefined
    if (!hasDecks) return { label: words.firstDeck, path: '/welcome' }
    return studio.hasScreen('/homeowners') ? { label: words.firstHomeowner, path: '/homeowners/new' } : undefined
  }
}

const counted = (number: string) => `/homeowners/counted/${number}`

const none = { good: 0, better: 0, best: 0 }
const emptyDay = {
  sent: 0,
  viewers: 0,
  views: 0,
  completions: 0,
  completion: 0,
  secondsWatched: 0,
  questions: 0,
  unansweredQuestions: 0,
  tiersChosen: none,
  booked: 0,
  signed: 0,
}

/** The response leaves out days on which nothing happened. */
function everyDay({ from, to, days }: Pick<Analytics, 'from' | 'to' | 'days'>): Day[] {
  const known = new Map(days.map((each) => [each.date, each]))
  const all: Day[] = []
  for (let time = Date.parse(from); time <= Date.parse(to); time += day) {
    const date = new Date(time).toISOString().slice(0, 10)
    all.push(known.get(date) ?? { date, ...emptyDay })
  }
  return all
}

customElements.define('studio-home', Home)
