import { eq } from 'drizzle-orm'
import { companies } from '../../core/database/tables'

/** Whether a company's people and keys may call the API. */
export const letsIn = eq(companies.state, 'active')
