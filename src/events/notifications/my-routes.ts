import { everyMember } from '../../core/http/access'
import { signedInMember, workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { listRules, replaceRules } from './my-rules'
import { myRules, myRulesOf } from './my-schemas'

const tags = ['Authentication']

export const myNotificationRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      membersOnly: true,
      operationId: 'getMyNotifications',
      tags,
      summary: 'List the events you get an email about',
      description:
        'Returns the signed-in member’s own rules. They are separate from the company’s subscriptions, and no one else sees them.',
      responses: { 200: answer('The rules.', myRules) },
    }),
    async (c) => c.json(myRulesOf(await listRules(c.var.db, signedInMember(c).userId)), 200),
  )
  .openapi(
    route({
      method: 'put',
      path: '/',
      roles: everyMember,
      membersOnly: true,
      operationId: 'putMyNotifications',
      tags,
      summary: 'Choose the events you get an email about',
      description:
        'Replaces the signed-in member’s rules. Emails go to the member’s address once it is confirmed, and count toward the company’s daily limit for notifications.',
      request: { body: jsonBody(myRules) },
      responses: { 200: answer('The saved rules.', myRules), ...errors(400) },
    }),
    async (c) => {
      const { rules } = c.req.valid('json')
      return c.json(myRulesOf(await replaceRules(workOf(c), signedInMember(c), rules, Date.now())), 200)
    },
  )
