import { ar } from './languages/ar'
import { de } from './languages/de'
import { es } from './languages/es'
import { fr } from './languages/fr'
import { he } from './languages/he'

export const labels = { ar, de, es, fr, he }
