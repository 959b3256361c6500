import {
  type CustomFieldConfig,
  DefaultLogger,
  DefaultPasswordValidationStrategy,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
  type StockDisplayStrategy,
  type VendureConfig,
} from '@vendure/core'

/** Shows the exact stock. Vendure's default shows only whether there is any. */
const exactStock: StockDisplayStrategy = {
  getStockLevel: (_context, _variant, saleable) => String(Math.max(0, saleable)),
}

/** A field that the shop reads and writes. JSON is stored as text, because Vendure compares lines by their text. */
const text = (name: string): CustomFieldConfig => ({ name, type: 'text', nullable: true, public: true })

/** A shop of one process: the database is in memory, and `bearer` keeps each session in a header. */
export const config: VendureConfig = {
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  apiOptions: { hostname: '127.0.0.1', port: 0, shopApiPath: 'shop-api', adminApiPath: 'admin-api', cors: false },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    superadminCredentials: { identifier: 'admin', password: crypto.randomUUID() },
    passwordValidationStrategy: new DefaultPasswordValidationStrategy({ minLength: 8, maxLength: 72 }),
  },
  dbConnectionOptions: { type: 'sqljs', synchronize: true, autoSave: false },
  catalogOptions: { stockDisplayStrategy: exactStock },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  customFields: { Order: [text('note'), text('custom')], OrderLine: [text('properties'), text('custom')] },
  plugins: [DefaultSearchPlugin.init({ indexStockStatus: true })],
}
