/** The names of the two deliveries in the language of a site. */
interface DeliveryNames {
  readonly standard: string
  readonly express: string
}

/** Translates the name of a delivery, which the back end sends in English. Other names and a carrier stay. */
export const deliveryName = (name: string, { standard, express }: DeliveryNames): string =>
  name.replace(/^Standard\b/, standard).replace(/^Express\b/, express)
