import { sampleOf } from '../store/machineSample.fixture.ts'
import { overlayMachine } from './overlay.machine.ts'

export const sample = sampleOf(overlayMachine, undefined, [
  ...(['search', 'cart', 'menu'] as const).flatMap((panel) => [
    { type: 'panel.open' as const, panel },
    { type: 'panel.toggle' as const, panel },
  ]),
  ...(['login', 'country', 'country-selector'] as const).map((dialog) => ({ type: 'dialog.open' as const, dialog })),
  { type: 'megaMenu.open' },
  { type: 'megaMenu.close' },
  {
    type: 'product.open',
    product: {
      id: '11',
      slug: 'trail-jacket',
      name: 'Trail Jacket',
      imageUrl: null,
      variantId: null,
      price: null,
      regularPrice: null,
    },
  },
  { type: 'panel.close' },
  { type: 'dialog.close' },
  { type: 'page.left' },
  { type: 'window.resized', width: 390 },
  { type: 'window.resized', width: 1440 },
  { type: 'motion.set', isReduced: true },
  { type: 'closing.ended', name: 'cart' },
])
