import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  casing: 'snake_case',
  schema: ['./src/core/*/tables.ts', './src/features/*/tables.ts'],
  out: './drizzle',
})
