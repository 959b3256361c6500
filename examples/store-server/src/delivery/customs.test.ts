import { expect, it } from 'vitest'
import { returnTextsOf } from '../legal/returnTexts.ts'
import { SITES } from '../sites/sites.data.ts'
import { crossesCustoms } from './customs.ts'

const CUSTOMS_FORM = /customs|Zoll|douan|dogan|aduan/i

it.each(SITES.map((site) => [site.entry.prefix, site] as const))(
  'a parcel crosses a customs border to %s if the steps of a return from there name the customs form',
  (_, site) => {
    const isNamed = returnTextsOf(site).steps.some((step) => CUSTOMS_FORM.test(step))
    expect(crossesCustoms(site.entry.countryCode)).toBe(isNamed)
  },
)
