import { type Answered, newChecker, type OpenApi } from './document-checker.ts'

let checked: { document: string; problemsOf: ReturnType<typeof newChecker> } | undefined

/** Answers the Workers under test: `/document` is sent first, and `/answers` are then compared with it. */
export async function checkAnswers(request: { url: string; text: () => Promise<string> }) {
  const text = await request.text()
  if (new URL(request.url).pathname === '/document') {
    if (checked?.document !== text) checked = { document: text, problemsOf: newChecker(JSON.parse(text) as OpenApi) }
    return Response.json([])
  }
  const answers = JSON.parse(text) as Answered[]
  return Response.json([...new Set(answers.flatMap((each) => checked?.problemsOf(each) ?? []))])
}
