import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, jsonBody, readErrors, success, writeErrors } from '../../core/contract'
import { conflict } from '../../core/errors'
import { createRouter } from '../../core/router'
import { presignDownload } from '../../core/uploads/storage'
import { startReading } from './ingest'
import { deleteDocument, getDocument, listDocuments, restartDocument, updateDocument } from './queries'
import {
  documentAnswer,
  documentCompleteInput,
  documentList,
  documentOf,
  documentPatch,
  documentPath,
  documentUpload,
  documentUploadInput,
  searchQuery,
  searchResults,
} from './schemas'
import { searchDocuments } from './search'
import { completeDocument, startUpload } from './upload'

const tags = ['Knowledge base']
const fileContent = { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } }

export const kbRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/documents',
      operationId: 'listDocuments',
      tags,
      summary: 'List documents',
      responses: {
        200: answer('The documents, the newest first, and how many more fit.', documentList),
        ...readErrors(),
      },
    }),
    async (c) => {
      const rows = await listDocuments(c.var.db, c.var.caller.organizationId, Date.now())
      const limit = c.env.KB_DOCUMENT_LIMIT
      const meta = { count: rows.length, limit, remaining: Math.max(0, limit - rows.length) }
      return c.json({ documents: rows.map(documentOf), meta }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/documents/upload-init',
      operationId: 'startDocumentUpload',
      tags,
      summary: 'Start an upload',
      description: 'PUT the file to `uploadUrl` with exactly this type and size, then call complete.',
      request: { body: jsonBody(documentUploadInput) },
      responses: { 200: answer('Where to put the file.', documentUpload), ...writeErrors() },
    }),
    async (c) => {
      return c.json(await startUpload(c, c.var.caller.organizationId, c.req.valid('json')), 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/documents/complete',
      operationId: 'completeDocumentUpload',
      tags,
      summary: 'Complete an upload',
      description: 'Checks what lies in storage, then reads it. Twice answers the same.',
      request: { body: jsonBody(documentCompleteInput) },
      responses: { 200: answer('The document counts and is being read.', documentAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const document = await completeDocument(c, c.var.caller.organizationId, c.req.valid('json').documentId)
      return c.json({ document: documentOf(document) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/documents/{documentId}',
      operationId: 'getDocument',
      tags,
      summary: 'Get a document',
      request: { params: documentPath },
      responses: { 200: answer('The document, and how far its reading is.', documentAnswer), ...readErrors(400, 404) },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      const document = await getDocument(c.var.db, c.var.caller.organizationId, documentId)
      return c.json({ document: documentOf(document) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/documents/{documentId}',
      operationId: 'updateDocument',
      tags,
      summary: 'Change a document’s name or audience',
      request: { params: documentPath, body: jsonBody(documentPatch) },
      responses: { 200: answer('The document as it is now.', documentAnswer), ...writeErrors(404) },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const document = await updateDocument(c.var.db, organizationId, documentId, c.req.valid('json'), Date.now())
      if (document.status === 'processing' && document.step === 0) await startReading(c.env, document)
      return c.json({ document: documentOf(document) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/documents/{documentId}',
      operationId: 'deleteDocument',
      tags,
      summary: 'Delete a document',
      request: { params: documentPath },
      responses: { 200: answer('The file, its text and its index are gone.', success), ...bareWriteErrors(400, 404) },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      await c.env.FILES.delete(await deleteDocument(c.var.db, c.var.caller.organizationId, documentId, Date.now()))
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/documents/{documentId}/download',
      operationId: 'downloadDocument',
      tags,
      summary: 'Download a document',
      request: { params: documentPath },
      responses: {
        200: { description: 'The file, to a client that follows the redirect.', content: fileContent },
        302: { description: 'The file is at Location for a few minutes.' },
        ...readErrors(400, 404, 409),
      },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      const { status, etag, storageKey, filename } = await getDocument(
        c.var.db,
        c.var.caller.organizationId,
        documentId,
      )
      if (status === 'uploading') throw conflict('The upload is not complete yet.')
      if ((await c.env.FILES.head(storageKey))?.etag !== etag)
        throw conflict('The file was replaced or removed after it was confirmed. Upload it again.')
      return c.redirect(await presignDownload(c.env, c.req.url, storageKey, filename), 302)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/documents/{documentId}/reprocess',
      operationId: 'reprocessDocument',
      tags,
      summary: 'Read a document again',
      request: { params: documentPath },
      responses: { 200: answer('It is being read again.', documentAnswer), ...bareWriteErrors(400, 404, 409) },
    }),
    async (c) => {
      const { documentId } = c.req.valid('param')
      const document = await restartDocument(c.var.db, c.var.caller.organizationId, documentId, Date.now())
      await startReading(c.env, document)
      return c.json({ document: documentOf(document) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/search',
      operationId: 'searchDocuments',
      tags,
      summary: 'Search the knowledge base',
      request: { query: searchQuery },
      responses: { 200: answer('The passages that fit best.', searchResults), ...readErrors(400) },
    }),
    async (c) => {
      const { q, limit } = c.req.valid('query')
      const results = await searchDocuments(c.var.db, c.var.caller.organizationId, q, limit)
      return c.json({ results }, 200)
    },
  )
