import { unsafeCSS } from 'lit'
import base from './styles/base.css'
import controls from './styles/controls.css'
import layout from './styles/layout.css'
import panel from './styles/panel.css'
import preferences from './styles/preferences.css'
import sizes from './styles/sizes.css'
import stage from './styles/stage.css'
import notices from './styles/start-and-notices.css'
import words from './styles/words.css'

/** The order matters: rules for a size or a preference of the viewer override the rules before them. */
const sheets = [base, stage, layout, words, notices, controls, sizes, preferences, panel]

export const styleSheet = unsafeCSS(sheets.join(''))
