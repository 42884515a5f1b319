import type { TemplateResult } from 'lit'
import { svg } from 'lit'

const icon = (paths: TemplateResult) =>
  svg`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`

export const playIcon = () => icon(svg`<path d="M8 5.5v13l10.5-6.5z" fill="currentColor"/>`)
export const pauseIcon = () => icon(svg`<path d="M8 5.5v13M16 5.5v13" stroke-width="3.4"/>`)
export const previousIcon = () => icon(svg`<path d="M6 6v12M18 6.5 9.5 12l8.5 5.5z" fill="currentColor"/>`)
export const nextIcon = () => icon(svg`<path d="M18 6v12M6 6.5l8.5 5.5L6 17.5z" fill="currentColor"/>`)
export const captionsIcon = () =>
  icon(svg`<rect x="3" y="5" width="18" height="14" rx="3"/><path d="M7 12h4M14 12h3M7 15.5h2M12 15.5h5"/>`)
export const loudIcon = () =>
  icon(
    svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor"/><path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>`,
  )
export const muteIcon = () =>
  icon(svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor"/><path d="m16 9.5 5 5M21 9.5l-5 5"/>`)
export const menuIcon = () =>
  icon(svg`<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" stroke-width="2.4"/>`)
export const questionIcon = () =>
  icon(
    svg`<path d="M20 11.5a7.5 7.5 0 0 1-7.7 7.5c-1.2 0-2.4-.3-3.4-.7L4 20l1.5-4.3a7.3 7.3 0 0 1-1-4.2A7.6 7.6 0 0 1 12.3 4 7.5 7.5 0 0 1 20 11.5z"/><path d="M10.2 9.8a2.2 2.2 0 1 1 3 2.1c-.7.3-1 .7-1 1.4M12.2 15.8h.01"/>`,
  )
export const expandIcon = () => icon(svg`<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>`)
export const shrinkIcon = () => icon(svg`<path d="M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5"/>`)
export const closeIcon = () => icon(svg`<path d="m6 6 12 12M18 6 6 18"/>`)
export const checkIcon = () => icon(svg`<path d="m5 12.5 4.5 4.5L19 7.5"/>`)
export const sendIcon = () => icon(svg`<path d="M5 12h13M12.5 5.5 19 12l-6.5 6.5"/>`)
export const replayIcon = () => icon(svg`<path d="M5 12a7.5 7.5 0 1 0 2.5-5.6M5 4v4h4"/>`)
