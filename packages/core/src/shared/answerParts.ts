import * as z from 'zod/mini'
import { isJsonObject, type JsonObject } from './custom.ts'

// Parts that the response schemas of several ports (gateway interfaces) share.

export const text = z.string()
export const maybeText = z.nullable(text)
export const number = z.number()
export const maybeNumber = z.nullable(number)
export const flag = z.boolean()
/**
 * Ids are texts, so a gateway must convert numeric ids of its back end. If it does not, the error names the field and
 * this rule.
 */
export const id = z.string('An id must be a text')
export const maybeId = z.nullable(id)
export const money = z.object({ amount: number, currency: text })
export const maybeMoney = z.nullable(money)
/** Data of the team. The schema does not look inside: only the team knows their shape. */
export const custom = z.custom<JsonObject>(isJsonObject, 'Custom data must be a JSON object')
export const options = z.array(z.object({ name: text, label: z.optional(text), value: text }))

type AnswerOf<Call> = Call extends (...values: never[]) => Promise<infer Answer> ? Answer : undefined

/**
 * One schema for each port method that returns a response. The compiler compares the schemas with the port, so neither
 * can change alone.
 */
export type AnswersOf<Gateway> = {
  readonly [Call in keyof Gateway as undefined extends AnswerOf<NonNullable<Gateway[Call]>>
    ? never
    : Call]-?: z.ZodMiniType<AnswerOf<NonNullable<Gateway[Call]>>>
}
