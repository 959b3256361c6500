import { customType } from 'drizzle-orm/pg-core'

/**
 * A text column with JSON that clients send. Unlike `jsonb`, it accepts everything that JSON may contain: lone
 * surrogates and any depth would fail the query.
 */
export const jsonText = <Data>(name: string) =>
  customType<{ data: Data; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text),
  })(name)
