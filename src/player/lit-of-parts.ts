import type { noChange as litNoChange, nothing as litNothing, SVGTemplateResult, TemplateResult } from 'lit'

/**
 * The build replaces Lit with this in the lazy chunks, which would otherwise each include all of it. The first script
 * does the rendering.
 */
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
