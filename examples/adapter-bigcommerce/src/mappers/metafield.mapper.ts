import { needed, type ReportBroken, readParts, recordOf, textOf } from '@cairn/core/adapter'

/** A metafield of a cart or of a customer. */
export interface Metafield {
  readonly id: string
  readonly namespace: string
  readonly key: string
  readonly value: string
}

const mapMetafield = (json: unknown): Metafield => {
  const { id, namespace, key, value } = recordOf(json)
  return {
    id: needed(textOf(id), 'id'),
    namespace: textOf(namespace) ?? '',
    key: textOf(key) ?? '',
    value: textOf(value) ?? '',
  }
}

/** Maps the metafields of a response; its `data` is a list, or a single metafield. */
export const mapMetafields = (body: unknown, report?: ReportBroken): readonly Metafield[] => {
  const { data } = recordOf(body)
  return readParts(Array.isArray(data) ? data : [data].filter((one) => one !== undefined), mapMetafield, report)
}

/** Reads the URL of the checkout, which opens it once, from `POST /v3/carts/{id}/redirect_urls`. */
export const mapCheckoutUrl = (body: unknown): string =>
  needed(textOf(recordOf(recordOf(body).data).checkout_url), 'checkout_url')
