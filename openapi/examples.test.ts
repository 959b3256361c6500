import { describe, expect, it } from 'vitest'
import { exampleFindings } from './exampleFindings.ts'
import { bundleContract, contracts } from './scripts/contracts.mjs'

describe('the examples of the contracts', () => {
  it.each(contracts)('exist for every body of the %s contract and match its schemas', async (name) => {
    expect(exampleFindings(await bundleContract(name))).toEqual([])
  })
})

describe('the check of the examples', () => {
  const example = { value: { id: 7, name: 'Ford Windanorak' } }
  const contractWith = (responses: object, requestBody: object = {}) => ({
    paths: { '/things': { post: { requestBody, responses } } },
    components: {
      examples: { thing: example },
      schemas: {
        Problem: { type: 'object', required: ['status'], properties: { status: {}, type: {}, code: {} } },
        NotFound: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { code: { const: 'thing_not_found' } } },
          ],
        },
        Gone: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { code: { const: 'thing_gone' } } },
          ],
        },
        Thing: {
          type: 'object',
          required: ['id', 'name'],
          properties: { id: { type: 'integer' }, name: { type: 'string' } },
        },
      },
    },
  })
  const schema = { $ref: '#/components/schemas/Thing' }
  const answer = (value: unknown) => ({ content: { 'application/json': { schema, examples: { thing: { value } } } } })
  const problem = (value: unknown, schema: object = { $ref: '#/components/schemas/NotFound' }) => ({
    content: { 'application/problem+json': { schema, examples: { refusal: { value } } } },
  })

  it('passes with a correct example, inline or shared', () => {
    const shared = { 'application/json': { schema, examples: { thing: { $ref: '#/components/examples/thing' } } } }
    expect(exampleFindings(contractWith({ '200': answer(example.value) }, { content: shared }))).toEqual([])
  })

  it('fails without an example of a response or of a request', () => {
    const bare = { content: { 'application/json': { schema } } }
    expect(exampleFindings(contractWith({ '200': bare }, bare))).toEqual([
      'POST /things request application/json: has no example',
      'POST /things 200 application/json: has no example',
    ])
  })

  it('fails with an example that lacks a member, has a member of another type, or has an unknown member', () => {
    expect(exampleFindings(contractWith({ '200': answer({ id: '7' }) }))).toEqual([
      "POST /things 200 application/json: thing: must have required property 'name'",
      'POST /things 200 application/json: thing: /id must be integer',
    ])
    expect(exampleFindings(contractWith({ '200': answer({ ...example.value, nmae: '' }) }))).toEqual([
      'POST /things 200 application/json: thing: /nmae is not in the schema',
    ])
  })

  it('fails with a problem that has another status, or a type that does not match its code', () => {
    const refusal = { status: 404, type: '/problems/thing-not-found', code: 'thing_not_found' }
    expect(exampleFindings(contractWith({ '404': problem(refusal) }))).toEqual([])
    expect(exampleFindings(contractWith({ '409': problem({ ...refusal, type: 'about:blank' }) }))).toEqual([
      'POST /things 409 application/problem+json: refusal: says status 404',
      'POST /things 409 application/problem+json: refusal: type is not that of the code thing_not_found',
    ])
  })

  it('fails with a problem whose schema names no code, or a code without an example', () => {
    const refusal = { status: 404, type: '/problems/thing-not-found', code: 'thing_not_found' }
    const any = { $ref: '#/components/schemas/Problem' }
    expect(exampleFindings(contractWith({ '404': problem(refusal, any) }))).toEqual([
      'POST /things 404 application/problem+json: names no code',
    ])
    const both = { oneOf: [{ $ref: '#/components/schemas/NotFound' }, { $ref: '#/components/schemas/Gone' }] }
    expect(exampleFindings(contractWith({ '404': problem(refusal, both) }))).toEqual([
      'POST /things 404 application/problem+json: has no example of the code thing_gone',
    ])
  })

  it('fails with a required parameter without an example, or with an example of another type', () => {
    const site = { name: 'site', in: 'query', required: true, schema: { type: 'string', pattern: '^[a-z]+$' } }
    const page = { name: 'page', in: 'query', schema: { type: 'integer' } }
    const findingsOf = (...parameters: object[]) =>
      exampleFindings({ paths: { '/things': { get: { parameters, responses: {} } } }, components: {} })
    expect(findingsOf({ ...site, example: 'de' }, page)).toEqual([])
    expect(findingsOf(site, { ...page, example: 'two' })).toEqual([
      'GET /things parameter site: has no example',
      'GET /things parameter page: must be integer',
    ])
  })
})
