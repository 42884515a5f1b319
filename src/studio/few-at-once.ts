/** Calls at once, so that changing hundreds takes seconds and no limit is reached. */
const atOnce = 4

export async function fewAtOnce<Item>(items: Iterable<Item>, change: (item: Item) => Promise<unknown>) {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await change(item)
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, worker))
  } finally {
    // After a failure, the workers that are still running must not take more.
    waiting.length = 0
  }
}
