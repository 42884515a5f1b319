import { getTableName } from 'drizzle-orm'
import { tables } from '../../src/tables'

module.exports = Object.fromEntries(
  tables.filter(({ in: place }) => place !== 'directory').map(({ table }) => [getTableName(table), table]),
)
