import type { Site } from '../../app/shop/sites.ts'
import { factsOf } from './countries.ts'
import type { CountryFacts } from './facts.types.ts'
import { europeanSeller } from './sellers.ts'
import { body, consumerCentre, imprint, period } from './sourced.ts'

/**
 * The facts of countries whose sites have several languages, in a language other than that of `COUNTRY_FACTS`, by the
 * `hreflang` of the site. The publications are in the same language where one exists.
 */
const TRANSLATED_FACTS: Readonly<Record<string, Partial<CountryFacts>>> = {
  'en-BE': {
    imprint: imprint(
      'art. XII.6 of the Code of Economic Law',
      'Code of Economic Law, art. XII.6',
      'paperzz.com, Book XII: The law of the electronic economy (translation of 2016)',
    ),
    withdrawalDays: period(
      14,
      'Code of Economic Law, art. VI.47',
      'actualitesdroitbelge.be, Article VI.47 (in French)',
    ),
    guaranteeYears: period(2, 'Former Civil Code, art. 1649quater', 'debandt.eu, Act of 20 March 2022'),
    disputeBody: consumerCentre(
      'ECC Belgium',
      'https://www.eccbelgium.be',
      'eccbelgium.be, What the European Consumer Center Belgium can offer you',
    ),
  },
  'fr-CH': {
    seller: europeanSeller('CHE-000.000.000 TVA'),
    imprint: imprint(
      'art. 3, al. 1, let. s, LCD',
      'LCD (RS 241), art. 3, al. 1, let. s',
      'e-commerce-guide.admin.ch, Identité du vendeur',
    ),
    withdrawalDays: period(
      null,
      'Le droit suisse n’en prévoit pas pour les achats en ligne',
      'e-commerce-guide.admin.ch, problèmes après un achat',
    ),
    guaranteeYears: period(2, 'CO (RS 220), art. 210', 'swissrights.ch, art. 210 CO (2024)'),
    disputeBody: body(
      'Service de médiation pour l’e-commerce',
      'https://konsum.ch/fr/ombudsstelle-e-commerce',
      'Konsumentenforum kf',
      'konsum.ch, Service de médiation pour l’e-commerce',
    ),
  },
  'it-CH': {
    seller: europeanSeller('CHE-000.000.000 IVA'),
    imprint: imprint(
      'art. 3 cpv. 1 lett. s LCSl',
      'LCSl (RS 241), art. 3 cpv. 1 lett. s',
      'e-commerce-guide.admin.ch, Identità del venditore',
    ),
    withdrawalDays: period(
      null,
      'Il diritto svizzero non lo prevede per gli acquisti online',
      'kmu.admin.ch, Obblighi legali in Svizzera e nell’UE',
    ),
    guaranteeYears: period(2, 'CO (RS 220), art. 210', 'e-commerce-guide.admin.ch, difetti della cosa'),
    disputeBody: body(
      'Ufficio del difensore civico per il commercio elettronico',
      'https://konsum.ch/it/ombudsstelle-e-commerce',
      'Konsumentenforum kf',
      'konsum.ch, Ufficio del difensore civico per il commercio elettronico',
    ),
  },
}

/** Returns the facts of a site's country in the language of the site. */
export const factsOfSite = ({ countryCode, hreflang }: Pick<Site, 'countryCode' | 'hreflang'>): CountryFacts => ({
  ...factsOf(countryCode),
  ...TRANSLATED_FACTS[hreflang],
})
