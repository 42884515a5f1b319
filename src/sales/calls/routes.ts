import { actorOf, workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { listCalls } from './queries'
import { recordCall, undoCall } from './record'
import {
  callAnswer,
  callInput,
  callList,
  callListQuery,
  callOf,
  callPath,
  listedCallOf,
  recordedPath,
  snoozedCallOf,
} from './schemas'

const tags = ['Presentations']

export const callRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listCalls',
      tags,
      summary: 'List whom to call next',
      description:
        'Returns the homeowners your company should call, the most urgent first, with the reason: who chose a price option, opened a contract without signing, asked something that wasn’t answered, watched the prices more than once, watched all of it, stopped halfway, hasn’t opened the link, or was never sent it. Those who signed, or whom you marked as lost, are left out, and so are those with neither phone nor email, unless they chose, asked or have a contract. With `snoozed=true` it also returns who is off the list until a time.',
      request: { query: callListQuery },
      responses: { 200: answer('The calls.', callList), ...errors(400) },
    }),
    async (c) => {
      const { due, waiting } = await listCalls(c.var.db, c.var.caller.organizationId, c.req.valid('query'), Date.now())
      const calls = due.map((row) => listedCallOf(row, c.req.url))
      return c.json({ calls, ...(waiting && { snoozed: waiting.map(snoozedCallOf) }) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{presentationId}',
      confirmsSession: true,
      operationId: 'recordCall',
      tags,
      summary: 'Record a call',
      description:
        'Takes a homeowner off the call list: `reached` or `done` until something new happens, `no_answer` until tomorrow in the company’s time zone, and `snooze` until the time you give. `unsnooze` brings them back at once. A `note` is added to the notes.',
      request: { params: callPath, body: jsonBody(callInput) },
      responses: { 200: answer('The call.', callAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { caller } = c.var
      const { presentationId } = c.req.valid('param')
      const given = c.req.valid('json')
      const call = await recordCall(
        workOf(c),
        caller.organizationId,
        presentationId,
        actorOf(caller),
        given,
        Date.now(),
      )
      return c.json({ call: callOf(call) }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{presentationId}/{callId}',
      confirmsSession: true,
      operationId: 'undoCall',
      tags,
      summary: 'Undo a recorded call',
      description:
        'Takes a call that was recorded by mistake out of the activity. The homeowner is back on the call list, unless an earlier call keeps them off it. Notes stay.',
      request: { params: recordedPath },
      responses: { 200: answer('The call was undone.', success), ...errors(400, 404) },
    }),
    async (c) => {
      const { presentationId, callId } = c.req.valid('param')
      await undoCall(workOf(c), c.var.caller.organizationId, presentationId, callId)
      return c.json({ success: true }, 200)
    },
  )
