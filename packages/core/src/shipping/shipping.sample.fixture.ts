import { gateways, sampleOf } from '../store/machineSample.fixture.ts'
import { shippingMachine } from './shipping.machine.ts'

export const sample = sampleOf(
  shippingMachine,
  { gateway: gateways.shipping, currency: 'EUR' },
  [
    { type: 'shipping.start', country: 'DE' },
    {
      type: 'shipping.setSubject',
      subject: { baseAmount: 1000, subtotal: 900, currency: 'EUR', needsShipping: true },
    },
    { type: 'shipping.setCountry', country: 'DE' },
    { type: 'shipping.setCountry', country: null },
    { type: 'shipping.refresh' },
  ],
  { loadOptions: [[]] },
)
