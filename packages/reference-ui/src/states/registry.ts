import { accountPart } from './account.states.tsx'
import { accountFormsPart, signingInPart } from './accountForms.states.tsx'
import { cartDrawerPart, cartPagePart } from './cart.states.tsx'
import { comparePart } from './compare.states.tsx'
import { consentPart } from './consent.states.tsx'
import { contactPart } from './contact.states.tsx'
import { deliveryPart } from './delivery.states.tsx'
import { footerPart } from './footer.states.tsx'
import { headerPart, searchPanelPart } from './header.states.tsx'
import { countryPart, leavingPart, loginPart, mobileMenuPart, toastsPart } from './overlays.states.tsx'
import { pagesPart } from './pages.states.tsx'
import { designSystemPart } from './parts.states.tsx'
import { productPart } from './product.states.tsx'
import { productLayersPart } from './productLayers.states.tsx'
import { quickViewPart } from './quickView.states.tsx'
import { categoryPart, searchPagePart } from './search.states.tsx'
import type { Part } from './states.types.ts'
import { wishlistPart } from './wishlist.states.tsx'

/** All components of the gallery. For each, a file beside this one lists its states. */
export const parts: readonly Part[] = [
  headerPart,
  searchPanelPart,
  mobileMenuPart,
  cartDrawerPart,
  cartPagePart,
  countryPart,
  leavingPart,
  loginPart,
  consentPart,
  toastsPart,
  footerPart,
  contactPart,
  pagesPart,
  searchPagePart,
  categoryPart,
  productPart,
  deliveryPart,
  productLayersPart,
  quickViewPart,
  comparePart,
  wishlistPart,
  accountPart,
  accountFormsPart,
  signingInPart,
  designSystemPart,
]
