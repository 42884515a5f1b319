import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'

// The package unpacks the system libraries it needs only where it believes to be on Lambda.
process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'

export async function startBrowser() {
  const executablePath = await chromium.executablePath()
  return playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}
