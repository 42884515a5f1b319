export const practiceStyles = `
:root { color-scheme: light dark; --line: color-mix(in oklch, var(--ink) 20%, var(--card)); --firm: color-mix(in oklch, var(--ink) 55%, var(--card));
  --bad: light-dark(#a3341f, #ff9d86); --shadow: 0 1px 2px rgb(0 0 0 / .05), 0 8px 28px rgb(0 0 0 / .06) }
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { background: var(--ground); color: var(--ink); font: 18px / 1.55 system-ui, sans-serif; margin: 0; overflow-wrap: break-word }
.banner { background: var(--band); color: var(--onBand); font-size: 16px; font-weight: 600; margin: 0; padding: 10px 16px; text-align: center }
main { margin: 0 auto; max-width: 560px; padding: clamp(24px, 6vw, 56px) clamp(16px, 4vw, 32px) 64px }
h1, h2 { line-height: 1.25; text-wrap: balance }
h1 { font-size: 20px; font-weight: 600; margin: 0; color: var(--dim) }
h2 { font-size: 20px; margin: 0 0 8px }
p { margin: 0 0 12px }
a { color: var(--accent); text-underline-offset: 3px }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
.dim { color: var(--dim) }
.sum { font-size: clamp(34px, 10vw, 46px); font-variant-numeric: tabular-nums; font-weight: 750; letter-spacing: -.02em; line-height: 1.15; margin: 4px 0 }
header { margin-bottom: 24px }
.card { background: var(--card); border-radius: 16px; box-shadow: var(--shadow); padding: clamp(20px, 5vw, 32px) }
.card > :last-child, .card form > :last-child { margin-bottom: 0 }
.problem { border-inline-start: 4px solid var(--bad); color: var(--bad); font-weight: 600; padding: 4px 14px }
.fields { display: grid; gap: 16px; grid-template-columns: 1fr 1fr; margin-bottom: 20px }
.fields p { margin: 0; display: flex; flex-direction: column; justify-content: end }
.cardNumber { grid-column: 1 / -1 }
label { display: block; font-weight: 600; margin-bottom: 4px }
input { background: var(--card); border: 1.5px solid var(--firm); border-radius: 12px; color: inherit; font: inherit; font-size: 20px; font-variant-numeric: tabular-nums; min-height: 54px; padding: 10px 14px; width: 100% }
input::placeholder { color: var(--dim); opacity: .7 }
button { background: var(--accent); border: 1.5px solid var(--accent); border-radius: 12px; color: var(--onAccent); cursor: pointer; font: inherit; font-weight: 650; line-height: 1.35; min-height: 54px; padding: 13px 24px; width: 100% }
button:hover { filter: brightness(1.08) }
.quiet { background: transparent; border-color: var(--firm); color: var(--ink) }
.quiet:hover { background: color-mix(in oklch, var(--ink) 7%, transparent); filter: none }
.two { display: grid; gap: 12px; grid-template-columns: 1fr 1fr; margin-top: 20px }
.tests { margin-top: 32px }
.tests ul { list-style: none; margin: 0; padding: 0 }
.tests li { align-items: center; border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 8px 0 }
.tests button { font-weight: 400; min-height: 44px; padding: 6px 14px; width: auto }
code { font: inherit; font-variant-numeric: tabular-nums }
.back { margin-top: 24px; text-align: center }
.back a { display: inline-block; min-height: 44px; padding-block: 8px }
`
