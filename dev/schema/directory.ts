import { getTableName } from 'drizzle-orm'
import { tables } from '../../src/tables'

module.exports = Object.fromEntries(
  tables.filter(({ in: place }) => place !== undefined).map(({ table }) => [getTableName(table), table]),
)
