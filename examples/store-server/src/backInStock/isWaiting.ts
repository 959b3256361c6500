import { and, eq, isNotNull } from 'drizzle-orm'
import { subscriptions } from '../subscriptions/subscriptions.schema.ts'

/** Selects the confirmed stock alerts: each waits for its mail. */
export const isWaiting = and(eq(subscriptions.topic, 'stock'), isNotNull(subscriptions.confirmedAt))
