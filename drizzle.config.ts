import { defineConfig } from 'drizzle-kit'

/** `npm run migration` runs this once for each kind of database. */
const { DATABASE = 'shard' } = process.env

export default defineConfig({
  dialect: 'sqlite',
  casing: 'snake_case',
  schema: `./dev/schema/${DATABASE}.ts`,
  out: `./drizzle/${DATABASE}`,
})
