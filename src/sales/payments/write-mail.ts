import { and, eq } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import { needed } from '../../core/needed'
import { letterheadOf, replyToCompany } from '../../decks/branding/letterhead'
import type { MailWriter } from '../../events/mails/send-mail'
import type { Mail, Purpose } from '../../events/mails/tables'
import { fill } from '../../locales/fill'
import { wordsIn } from '../../locales/languages'
import { serviceName } from '../../providers/mail'
import { type Letterhead, type MailContent, plainLetterhead, writeMail } from '../../providers/mail-layout'
import { type Linked, linksOf, mailedLinks } from '../contracts/mailed-links'
import { findLookOf } from '../contracts/queries'
import { type Contract, contracts } from '../contracts/tables'
import { dateIn, firstNamesIn, money } from '../contracts/words'
import { letterheadIn } from '../contracts/write-mail'
import { type Payment, payments } from './tables'
import { paymentWords } from './words'

type PaymentMail = Mail<Extract<Purpose, `payment.${string}`>>
type Told = { contract: Contract; payment: Payment }

const amountIn = ({ cents, currency }: Payment, language: Contract['language']) =>
  currency === 'usd' ? money(cents, language) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`

function forHomeowner({ contract, payment }: Told, company: Letterhead, linked: Linked[]): MailContent {
  const { language, number, title, totalCents, timeZone } = contract
  const { mails } = paymentWords[language]
  const isRefund = payment.kind === 'refund'
  const amount = amountIn(payment, language)
  const values = {
    company: company.name,
    name: firstNamesIn(
      language,
      linked.map(({ signer }) => signer),
    ),
    number: String(number),
    title,
    amount,
  }
  const said = isRefund ? mails.refund : mails.receipt
  const sentence = isRefund ? mails.refund.reasons[payment.refundReason ?? 'by_company'] : mails.receipt.sentence
  const left = isRefund
    ? []
    : [
        fact(mails.facts.total, money(totalCents, language)),
        fact(mails.facts.left, money(totalCents - payment.cents, language)),
      ]
  return {
    language,
    letterhead: company,
    headline: fill(said.subject, values),
    greeting: fill(mails.hello, values),
    sentence: fill(sentence, values),
    facts: [
      fact(mails.facts.amount, amount),
      fact(mails.facts.date, dateIn(payment.createdAt, language, timeZone)),
      ...(isRefund ? [] : [fact(mails.facts.company, company.name)]),
      fact(mails.facts.contract, `${title}, ${number}`),
      ...left,
      fact(isRefund ? mails.facts.refund : mails.facts.payment, payment.providerId),
    ],
    links: linksOf(said.button, linked),
    note: said.note,
    footnote: company.email ? null : wordsIn(language).mail.noReplies,
  }
}

const fact = (name: string, value: string) => ({ name, value })

const companySubjects = {
  'payment.receipt': 'Deposit paid: contract {number}, {name}',
  'payment.refund': 'Deposit refunded: contract {number}, {name}',
  'payment.refund_failed': 'Refund failed: contract {number}, {name}',
}

const companyNotes = {
  'payment.receipt': 'The money is in your account with your payment provider.',
  'payment.refund_failed':
    'Your payment provider couldn’t refund this payment. We’ll try again every day. You can also refund it yourself in your account there.',
}

const refundNotes = {
  called_off: 'The contract was called off, so its deposit was refunded.',
  paid_twice: 'The deposit had already been paid, so this second payment was refunded. Nothing else has changed.',
  amount_differs:
    'The amount or the currency didn’t match the deposit, so the payment was refunded. The deposit is still due.',
  by_company: 'It was refunded from your account with your payment provider.',
}

function forCompany({ purpose }: PaymentMail, { contract, payment }: Told, url: string): MailContent {
  const { number, title, homeownerName, homeownerEmail, timeZone, company, depositCents } = contract
  const note = purpose === 'payment.refund' ? refundNotes[payment.refundReason ?? 'by_company'] : companyNotes[purpose]
  return {
    language: 'en',
    letterhead: plainLetterhead(company.name),
    headline: fill(companySubjects[purpose], { number: String(number), name: homeownerName }),
    facts: [
      fact('Amount', amountIn(payment, 'en')),
      fact('Deposit', money(depositCents, 'en')),
      fact('Date', dateIn(payment.createdAt, 'en', timeZone)),
      fact('Contract', title),
      fact('Homeowner', homeownerName),
      ...(homeownerEmail ? [fact('Email', homeownerEmail)] : []),
      fact(payment.kind === 'refund' ? 'Refund' : 'Payment', payment.providerId),
    ],
    links: [{ text: 'Open PDF', url }],
    note,
  }
}

/** The email's sequence is the number of its payment. */
export const writePaymentMail: MailWriter<PaymentMail['purpose']> = async (work, mail, now) => {
  const { env, db } = work
  const { subjectId: id, sequence, audience } = mail
  const {
    found: [contract],
    payments: [payment],
    looks: [look],
  } = await read(db, {
    found: db.select().from(contracts).where(eq(contracts.id, id)),
    payments: db
      .select()
      .from(payments)
      .where(and(eq(payments.contractId, id), eq(payments.number, sequence))),
    looks: findLookOf(db, id),
  })
  if (!contract || !payment || !look) return { unwanted: 'This payment doesn’t exist anymore.' }
  const told = { contract, payment }
  const signers = contract.signers.filter(({ email }) => email === mail.recipient)
  if (audience === 'homeowner' && !signers.length) return { unwanted: 'No one at this address has signed.' }
  const base = needed(env, 'APP_URL')
  const from = needed(env, 'EMAIL_FROM')
  return {
    compose: async () => {
      if (audience === 'company') {
        const content = forCompany(mail, told, new URL(`/api/contracts/${id}/document.pdf`, base).href)
        return {
          from: { name: serviceName, email: from },
          to: mail.recipient,
          id: mail.id,
          written: writeMail(content),
        }
      }
      const linked = await mailedLinks(work, signers, { contractId: id, mail, now })
      const company = letterheadIn(contract, letterheadOf(look, base))
      const written = writeMail(forHomeowner(told, company, linked))
      return {
        from: { name: company.name, email: from },
        replyTo: replyToCompany(company),
        to: mail.recipient,
        id: mail.id,
        written,
      }
    },
  }
}
