import { svg, type TemplateResult } from 'lit'

const icon = (paths: TemplateResult) =>
  svg`<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`

export const homeIcon = () => icon(svg`<path d="M4 11 12 4.5 20 11M6 9.6V19h12V9.6M10 19v-5h4v5"/>`)
export const peopleIcon = () =>
  icon(
    svg`<circle cx="9" cy="8.5" r="3.2"/><path d="M3.5 19a5.5 5.5 0 0 1 11 0M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17 14.2a5.5 5.5 0 0 1 3.5 4.8"/>`,
  )
export const deckIcon = () =>
  icon(svg`<rect x="3.5" y="5" width="17" height="11.5" rx="2"/><path d="M10 8.5v4.5l4-2.25zM9 20h6"/>`)
export const questionIcon = () =>
  icon(
    svg`<path d="M20 11.5a7.5 7.5 0 0 1-7.7 7.5c-1.2 0-2.4-.3-3.4-.7L4 20l1.5-4.3a7.3 7.3 0 0 1-1-4.2A7.6 7.6 0 0 1 12.3 4 7.5 7.5 0 0 1 20 11.5zM10.2 9.8a2.2 2.2 0 1 1 3 2.1c-.7.3-1 .7-1 1.4M12.2 15.8h.01"/>`,
  )
export const calendarIcon = () =>
  icon(svg`<rect x="4" y="5.5" width="16" height="14.5" rx="2"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4"/>`)
export const phoneIcon = () =>
  icon(
    svg`<path d="M8.5 4H5.5A1.5 1.5 0 0 0 4 5.6C4.4 13.5 10.5 19.6 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3l-4.2-1.7-1.7 2.1a13 13 0 0 1-6-6l2.1-1.7z"/>`,
  )
export const emailIcon = () =>
  icon(svg`<rect x="3.5" y="5.5" width="17" height="13" rx="2"/><path d="m4 8 8 5.5L20 8"/>`)
export const priceIcon = () => icon(svg`<path d="M3.5 11.5 12 5l8.5 6.5M6 14.5h12M6 18h12"/>`)
export const contractIcon = () =>
  icon(svg`<path d="M6 3.5h8l4 4V20.5H6zM14 3.5v4h4M9 12h6M9 16c1-1.6 2-1.6 2.6 0s1.6 1 3.4 0"/>`)
export const filesIcon = () => icon(svg`<path d="M4 18.5v-12h5.5l2 2.5H20v9.500z"/>`)
export const settingsIcon = () =>
  icon(
    svg`<path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="12" r="2"/><circle cx="17" cy="17" r="2"/>`,
  )
export const moreIcon = () => icon(svg`<path d="M5 7h14M5 12h14M5 17h14"/>`)
export const closeIcon = () => icon(svg`<path d="m6 6 12 12M18 6 6 18"/>`)
export const addIcon = () => icon(svg`<path d="M12 5.5v13M5.5 12h13"/>`)
export const copyIcon = () =>
  icon(
    svg`<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2"/>`,
  )
export const warnIcon = () => icon(svg`<path d="M12 4.5 21 19.500H3zM12 10v4M12 16.800h.01"/>`)
export const backIcon = () => icon(svg`<path d="M19 12H6M11.500 6 5.500 12l6 6"/>`)
export const checkIcon = () => icon(svg`<path d="m5 12.5 4.5 4.5L19 7.5"/>`)

export const searchIcon = () => icon(svg`<circle cx="11" cy="11" r="6"/><path d="m15.5 15.5 4.5 4.5"/>`)
