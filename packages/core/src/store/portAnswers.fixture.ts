import type { AnswerSchemas } from '../kit/definition.types.ts'
import * as portAnswers from './portAnswers.ts'

const loaders: Readonly<Record<string, () => Promise<{ readonly answers: AnswerSchemas }>>> = portAnswers

/** Loads the schemas of a port by its name. */
export const loadAnswers = (name: string) => loaders[`${name}Answers`]

/** The schemas of all ports, by port and call: `cart.load`. */
export const allAnswers: AnswerSchemas = Object.fromEntries(
  (
    await Promise.all(
      Object.entries(loaders).map(async ([name, load]) => {
        const { answers } = await load()
        return Object.entries(answers).map(
          ([call, schema]) => [`${name.replace(/Answers$/, '')}.${call}`, schema] as const,
        )
      }),
    )
  ).flat(),
)
