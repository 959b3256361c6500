/** A range of days. Both dates are ISO 8601 (`2026-11-24`) and belong to the range. */
export interface DeliveryDates {
  readonly earliest: string
  readonly latest: string
}
