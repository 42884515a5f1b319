import { rm } from 'node:fs/promises'

await rm('.wrangler/state', { recursive: true, force: true })
console.log('Emptied. `npm run dev` starts afresh.')
