import type { INestApplication } from '@nestjs/common'
import {
  ChannelService,
  ConfigService,
  CurrencyCode,
  isInspectableJobQueueStrategy,
  JobQueueService,
  type JobQueueStrategy,
  LanguageCode,
  PromotionService,
  RequestContextService,
  SearchService,
} from '@vendure/core'

/** Waits for the jobs in the background, such as those that fill the search index. */
const settleJobs = async (queue: JobQueueStrategy): Promise<void> => {
  if (!isInspectableJobQueueStrategy(queue)) throw new Error('The queue of jobs cannot be read')
  const { items } = await queue.findMany()
  if (items.every(({ isSettled }) => isSettled)) return
  await new Promise((resolve) => setTimeout(resolve, 20))
  return settleJobs(queue)
}

/** Sets up what an import file cannot say: prices with tax in euros, two languages, coupons, and the search index. */
export const finish = async (app: INestApplication): Promise<void> => {
  const context = await app.get(RequestContextService).create({ apiType: 'admin' })
  await app.get(ChannelService).update(context, {
    id: context.channelId,
    pricesIncludeTax: true,
    availableLanguageCodes: [LanguageCode.en, LanguageCode.de],
    availableCurrencyCodes: [CurrencyCode.EUR],
    defaultCurrencyCode: CurrencyCode.EUR,
  })
  const promotions = app.get(PromotionService)
  const create = (couponCode: string, name: string, action: { code: string; name: string; value: string }) =>
    promotions.createPromotion(context, {
      enabled: true,
      couponCode,
      translations: [{ languageCode: LanguageCode.en, name }],
      conditions: [],
      actions: [{ code: action.code, arguments: [{ name: action.name, value: action.value }] }],
    })
  await create('TENTH', 'A tenth less', { code: 'order_percentage_discount', name: 'discount', value: '10' })
  await create('FIVER', 'Five euros less', { code: 'order_fixed_discount', name: 'discount', value: '500' })
  const queue = app.get(ConfigService).jobQueueOptions.jobQueueStrategy
  await app.get(JobQueueService).start()
  await settleJobs(queue)
  await app.get(SearchService).reindex(await app.get(RequestContextService).create({ apiType: 'admin' }))
  await settleJobs(queue)
}
