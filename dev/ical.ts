import { transform } from 'esbuild'

/**
 * Loops of ical.js that a file can make long or endless; each place occurs once in its source. A step takes about 1 µs.
 */
const places: [string, string][] = [
  // The search for a day that no year has would never end.
  ['    do {\n      valid = 1;\n', '    do {\n      porchlightCount(1);\n      valid = 1;\n'],
  [
    'for (let i = 0; i < inc; i++) {\n      let daysInMonth',
    'for (let i = 0; i < inc; i++) {\n      porchlightCount(1);\n      let daysInMonth',
  ],
  ['  increment_month() {', '  increment_month() {\n    porchlightCount(1);'],
  [
    '    for (;;) {\n      let tt = new Time();',
    '    for (;;) {\n      porchlightCount(1);\n      let tt = new Time();',
  ],
  // A year is expanded by each day of each month that the rule names.
  [
    'expand_year_days(aYear) {\n',
    `expand_year_days(aYear) {
    const of = (part) => this.rule.parts[part]?.length ?? 1;
    porchlightCount(2 + of("BYDAY") + of("BYMONTH") * Math.max(of("BYMONTHDAY"), of("BYDAY")) / 2 + of("BYWEEKNO") + of("BYYEARDAY"));
`,
  ],
  [
    '    for (let day of this.by_data.BYDAY) {\n      let parts = this.ruleDayOfWeek(day);\n      let pos = parts[0];\n      let dow = parts[1];\n\n      if (pos == 0) {',
    '    for (let day of this.by_data.BYDAY) {\n      porchlightCount(10);\n      let parts = this.ruleDayOfWeek(day);\n      let pos = parts[0];\n      let dow = parts[1];\n\n      if (pos == 0) {',
  ],
  ['  is_day_in_byday(tt) {', '  is_day_in_byday(tt) {\n    porchlightCount(this.by_data.BYDAY?.length ?? 0);'],
  [
    '  normalizeByMonthDayRules(year, month, rules) {',
    '  normalizeByMonthDayRules(year, month, rules) {\n    porchlightCount(rules.length / 8);',
  ],
  ['  init() {\n    this.initialized = true;', '  init() {\n    porchlightCount(10);\n    this.initialized = true;'],
  ['    for (; iterIdx < len; iterIdx++) {', '    for (; iterIdx < len; iterIdx++) {\n      porchlightCount(1);'],
  // A duration of a billion days is added month by month.
  [
    'for (;;) {\n        daysInMonth = Time.daysInMonth',
    'for (;;) {\n        porchlightCount(0.1);\n        daysInMonth = Time.daysInMonth',
  ],
  ['      while (day <= 0) {', '      while (day <= 0) {\n        porchlightCount(0.1);'],
  // The changes of a zone are computed one after the other, and again for later years.
  [
    '    for (;;) {\n      let change = clone(this.changes',
    '    for (;;) {\n      porchlightCount(1);\n      let change = clone(this.changes',
  ],
  ['    function init_changes() {', '    function init_changes() {\n      porchlightCount(1);'],
  ['      this.changes.sort(', '      porchlightCount(this.changes.length);\n      this.changes.sort('],
  ['    for (const zone of zones) {', '    for (const zone of zones) {\n      porchlightCount(0.2);'],
  [
    '  if (!list.length)\n    return 0;',
    '  porchlightCount(1 + list.length / 1000);\n  if (!list.length)\n    return 0;',
  ],
]

const addition = `
let porchlightCount=()=>{};
export function setCount(count){porchlightCount=count}
`

/** Fails the build if a new version of ical.js changed one of the places. */
export async function boundedIcal(source: string) {
  let result = source
  for (const [before, after] of places) {
    if (result.split(before).length !== 2) throw new Error(`ical.js has not exactly one “${before.slice(0, 60)}…”.`)
    result = result.replace(before, () => after)
  }
  const banner = source.slice(0, source.indexOf('*/') + 2)
  return (await transform(result + addition, { minify: true, target: 'es2024', banner })).code
}
