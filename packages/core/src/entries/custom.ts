export type { CustomCheck } from '../shared/custom.ts'
export type { SchemaIssue, SchemaResult, StandardSchema } from '../shared/standardSchema.ts'
export { type CustomSchemas, checkCustom } from '../store/checkCustom.ts'
