import { log } from '../../core/log'

export type SendContractMail = { kind: 'contract-mail'; mailId: string }
export type SealContract = { kind: 'seal-contract'; contractId: string }

export const mailMessage = (mailId: string): { body: SendContractMail } => ({ body: { kind: 'contract-mail', mailId } })
export const sealMessage = (contractId: string): SealContract => ({ kind: 'seal-contract', contractId })

/** Never throws: the work is committed, and the sweeps find what the queues did not take. */
export async function queueMails(env: Env, ids: string[]) {
  try {
    for (let start = 0; start < ids.length; start += 100)
      await env.DELIVERIES.sendBatch(ids.slice(start, start + 100).map(mailMessage))
  } catch (error) {
    log('warn', { message: 'Mails wait for the schedule.', mails: ids.length, error: String(error) })
  }
}

export async function queueSealing(env: Env, contractId: string) {
  try {
    await env.JOBS.send(sealMessage(contractId))
  } catch (error) {
    log('warn', { message: 'A contract waits for the schedule to be sealed.', contractId, error: String(error) })
  }
}
