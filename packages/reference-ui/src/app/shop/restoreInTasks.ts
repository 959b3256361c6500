import type { DomainDefinition, DomainTypes } from '@cairn/core/domain'
import { nextTask } from './nextTask.ts'

type Restoring = Required<Pick<DomainDefinition<DomainTypes>, 'restore'>>

const canRestore = (value: unknown): value is Restoring =>
  typeof value === 'object' && value !== null && 'restore' in value && typeof value.restore === 'function'

/**
 * Makes a domain definition restore in tasks of its own; returns any other value as it is. A stored session makes every
 * domain send requests and the page render again, and in one task all this would delay an input for long. A domain
 * without a session has little to restore, so it restores at once.
 */
export const restoreInTasks = (definition: unknown): unknown => {
  if (!canRestore(definition)) return definition
  const { restore } = definition
  const restoreInTask: Restoring['restore'] = (environment, session) => {
    if (session !== null) return nextTask().then(() => restore(environment, session))
    const event = restore(environment, session)
    return event instanceof Promise ? event.then((value) => nextTask().then(() => value)) : event
  }
  return { ...definition, restore: restoreInTask }
}
