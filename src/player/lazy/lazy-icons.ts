import type { TemplateHelpers } from './chunks'

const icon = ({ svg }: TemplateHelpers, path: string) =>
  svg`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${path} /></svg>`

export const checkIcon = (helpers: TemplateHelpers) => icon(helpers, 'm5 12.5 4.5 4.5L19 7.5')
export const sendIcon = (helpers: TemplateHelpers) => icon(helpers, 'M5 12h13M12.5 5.5 19 12l-6.5 6.5')
export const replayIcon = (helpers: TemplateHelpers) => icon(helpers, 'M5 12a7.5 7.5 0 1 0 2.5-5.6M5 4v4h4')
