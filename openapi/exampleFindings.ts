import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Part = Readonly<Record<string, unknown>>

const METHODS = ['get', 'put', 'post', 'patch', 'delete']
const PROBLEM = 'application/problem+json'

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function entriesOf(value: unknown): [string, unknown][] {
  return isPart(value) ? Object.entries(value) : []
}

/**
 * Checks the examples of a bundled OpenAPI document and returns one line per finding; empty when all are right. Every
 * body and every required parameter needs an example, and every example must match its schema without unknown members.
 */
export function exampleFindings(document: Part): string[] {
  const components = closed(document.components)
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false })
  addFormats.default(ajv)
  ajv.addKeyword('components')

  const resolve = (value: unknown): Part => {
    let part = value
    while (isPart(part) && typeof part.$ref === 'string') {
      part = part.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (at, key) => (isPart(at) ? at[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
          document,
        )
    }
    return isPart(part) ? part : {}
  }

  /** Returns a finding for each problem schema that names no code, and for each code without an example. */
  const codesWithoutExample = (schema: Part, examples: [string, unknown][]): string[] => {
    const shown = examples.map(([, holder]) => memberOf(resolve(holder).value, 'code'))
    return (Array.isArray(schema.oneOf) ? schema.oneOf : [schema]).flatMap((part) => {
      const code = constantCode(part)
      if (code === undefined) return ['names no code']
      return shown.includes(code) ? [] : [`has no example of the code ${String(code)}`]
    })
  }

  /** Returns the constant `code` of a problem's schema, which is in one of the parts of its `allOf`. */
  const constantCode = (schema: unknown): unknown => {
    const { allOf, properties } = resolve(schema)
    const code = memberOf(memberOf(properties, 'code'), 'const')
    return code ?? (Array.isArray(allOf) ? allOf.map(constantCode).find((found) => found !== undefined) : undefined)
  }

  const bodyFindings = (place: string, status: string, holder: unknown): string[] =>
    entriesOf(resolve(holder).content).flatMap(([type, media]) => {
      if (type.startsWith('text/') || !isPart(media)) return []
      const where = `${place} ${status} ${type}`
      const examples = entriesOf(media.examples)
      if (examples.length === 0) return [`${where}: has no example`]
      const schema = isPart(media.schema) ? media.schema : {}
      // The extra members of a problem are in the schema of the response, so the check for unknown members belongs here
      // and not in the schema `Problem`.
      const validate = ajv.compile({
        ...closedPart(schema),
        ...(type === PROBLEM && { unevaluatedProperties: false }),
        components,
      })
      const missing = type === PROBLEM ? codesWithoutExample(schema, examples) : []
      const findings = examples.flatMap(([name, holder]) => {
        const { value } = resolve(holder)
        const invalid = validate(value) ? [] : (validate.errors ?? []).map(errorText)
        const unlike = type === PROBLEM && isPart(value) ? problemFindings(value, status) : []
        return [...invalid, ...unlike].map((finding) => `${where}: ${name}: ${finding}`)
      })
      return [...findings, ...missing.map((finding) => `${where}: ${finding}`)]
    })

  const parameterFindings = (place: string, parameters: unknown): string[] =>
    (Array.isArray(parameters) ? parameters.map(resolve) : []).flatMap(({ name, required, example, schema }) => {
      const where = `${place} parameter ${String(name)}`
      if (example === undefined) return required === true ? [`${where}: has no example`] : []
      const validate = ajv.compile({ ...closedPart(schema), components })
      return validate(example) ? [] : (validate.errors ?? []).map((error) => `${where}: ${errorText(error)}`)
    })

  return entriesOf(document.paths).flatMap(([path, item]) =>
    entriesOf(item)
      .filter(([method]) => METHODS.includes(method))
      .flatMap(([method, operation]) => {
        if (!isPart(operation)) return []
        const place = `${method.toUpperCase()} ${path}`
        return [
          ...parameterFindings(place, isPart(item) ? item.parameters : []),
          ...parameterFindings(place, operation.parameters),
          ...bodyFindings(place, 'request', operation.requestBody),
          ...entriesOf(operation.responses).flatMap(([status, answer]) => bodyFindings(place, status, answer)),
        ]
      }),
  )
}

function memberOf(value: unknown, name: string): unknown {
  return isPart(value) ? value[name] : undefined
}

function errorText({ instancePath, message, params }: ErrorObject): string {
  const { unevaluatedProperty: unknown } = params
  return typeof unknown === 'string'
    ? `${instancePath}/${unknown} is not in the schema`
    : `${instancePath} ${message}`.trim()
}

/** A problem must have the status of its response (RFC 9457, section 3.1.2) and a `type` that matches its `code`. */
function problemFindings({ status, code, type }: Part, expected: string): string[] {
  return [
    ...(String(status) === expected ? [] : [`says status ${String(status)}`]),
    ...(type === `/problems/${String(code).replaceAll('_', '-')}`
      ? []
      : [`type is not that of the code ${String(code)}`]),
  ]
}

/**
 * Returns the schemas with unknown members forbidden. Clients accept unknown members, but in an example such a member
 * is a typing error.
 */
function closed(components: unknown): Part {
  if (!isPart(components)) return {}
  const schemas = entriesOf(components.schemas).map(([name, schema]) => [
    name,
    name === 'Problem' ? schema : closedPart(schema),
  ])
  return { schemas: Object.fromEntries(schemas) }
}

function closedPart(schema: unknown): Part {
  const shut = isPart(schema) ? shutDeep(schema) : {}
  return isPart(shut) ? shut : {}
}

function shutDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shutDeep)
  if (!isPart(value)) return value
  const deep = Object.fromEntries(
    // The parts of an `allOf` stay open: each would refuse the members of the others.
    Object.entries(value).map(([key, part]) => [key, key === 'allOf' ? part : shutDeep(part)]),
  )
  const names = isPart(value.properties) || Array.isArray(value.allOf)
  return names && !('additionalProperties' in value) ? { ...deep, unevaluatedProperties: false } : deep
}
