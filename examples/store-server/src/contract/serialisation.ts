import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { compileOnce } from './compileOnce.ts'

const compile = compileOnce((schema) => fastJson(schema))

/** Compiles the schema of a response. Fastify's own compiler calls the same library, but for each server anew. */
export const contractSerialiser: FastifySerializerCompiler<object> = ({ schema }) => compile(schema)
