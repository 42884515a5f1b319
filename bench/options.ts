import { parseArgs } from 'node:util'

const usage = `Usage: npm run bench -- [options]

  --only NAME             run only the parts and endpoints whose name contains NAME; scale runs only this way
  --smoke                 run every part once, scale too, at its smallest size, and judge no figure
  --presentations COUNT   how many presentations scale makes, 120000 unless given
  --help                  print this`

export const options = parsed()

/** A smoke run only proves that each part runs and yields figures, so it uses the smallest sizes. */
export const sized = (size: number, smallest: number) => (options.smoke ? smallest : size)

function parsed() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: '' },
        smoke: { type: 'boolean', default: false },
        presentations: { type: 'string', default: '120000' },
        help: { type: 'boolean', default: false },
      },
    })
    if (!values.help) return values
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}
