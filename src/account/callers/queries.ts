import { eq } from 'drizzle-orm'
import { companies } from '../../core/database/tables'

/** Whether a company's people and keys are let in. */
export const letsIn = eq(companies.state, 'active')
