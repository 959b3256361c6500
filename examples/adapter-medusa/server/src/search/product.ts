import { defineSearchIndex, search } from '@medusajs/framework/utils'
import { readDocuments } from '../lib/documents.ts'

/** How many products one batch of the index contains. */
const BATCH = 100

/** The index behind `POST /store/search`. It contains only what a search filters, sorts or counts. */
export default defineSearchIndex({
  name: 'product',
  entity: 'product',
  fields: search.define({
    id: search.keyword().filterable(),
    title: search.text().searchable({ weight: 3 }),
    description: search.text().searchable(),
    status: search.keyword().filterable(),
    sales_channel_ids: search.keyword().array().filterable(),
    category: search.keyword().array().filterable().facetable(),
    color: search.keyword().array().filterable().facetable(),
    size: search.keyword().array().filterable().facetable(),
    price: search.float().filterable().sortable(),
    created_at: search.date().sortable(),
    in_stock: search.boolean().filterable(),
    on_sale: search.boolean().filterable(),
  }),
  events: ['product.created', 'product.updated', 'product.deleted'],
  consume: async ({ name, data }, { container }) => {
    const ids = [data].flat().map(({ id }) => id)
    if (name === 'product.deleted') return [{ action: 'delete', filters: { id: ids } }]
    return [{ action: 'upsert', documents: await readDocuments(container.query, { id: ids }) }]
  },
  async *seed({ container: { query }, filters = {} }) {
    for (let skip = 0; ; skip += BATCH) {
      const documents = await readDocuments(query, filters, { skip, take: BATCH })
      if (documents.length > 0) yield [{ action: 'upsert', documents }]
      if (documents.length < BATCH) return
    }
  },
})
