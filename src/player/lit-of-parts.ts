import type { noChange as litNoChange, nothing as litNothing, SVGTemplateResult, TemplateResult } from 'lit'

/** The build puts this in the place of Lit in parts, which would else each carry all of it: the first script draws. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): TemplateResult<1> => ({
  _$litType$: 1,
  strings,
  values,
})

export const svg = (strings: TemplateStringsArray, ...values: unknown[]): SVGTemplateResult => ({
  _$litType$: 2,
  strings,
  values,
})

export const nothing = Symbol.for('lit-nothing') as typeof litNothing
export const noChange = Symbol.for('lit-noChange') as typeof litNoChange
