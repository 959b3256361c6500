import type { CountryFacts, DisputeBody, Sourced } from './facts.types.ts'
import { americanReturns, americanSeller, europeanReturns, europeanSeller } from './sellers.ts'

/** The day of the last comparison with publications. */
const CHECKED = '2026-11-28'

const checked = <Value>(value: Value, source: string): Sourced<Value> => ({ value, source, checked: CHECKED })
const unchecked = <Value>(value: Value, source: string): Sourced<Value> => ({ value, source, checked: null })
const body = (name: string, url: string): DisputeBody => ({ name, url })

/** One VAT number serves the whole EU, because the one-stop shop declares the tax of every member state. */
const europeanVat = europeanSeller('DE000000000')

/** The returns of a country of the European store outside the customs union of the EU. */
const returnsWithCustoms = { ...europeanReturns, hasCustoms: true }

/** What directives ask of every member state of the EU. A country adds or replaces what its own law says. */
const EU = {
  seller: europeanVat,
  returns: europeanReturns,
  imprint: unchecked<string | null>('Directive 2000/31/EC, Art. 5', 'Directive 2000/31/EC, Art. 5'),
  withdrawalDays: unchecked<number | null>(14, 'Directive 2011/83/EU, Art. 9(1)'),
  guaranteeYears: unchecked<number | null>(2, 'Directive (EU) 2019/771, Art. 10(1)'),
  isGuaranteeOpen: false,
}

/** The facts of each country of the shop, by ISO 3166-1 alpha-2 code (docs/decisions/051). */
export const COUNTRY_FACTS: Readonly<Record<string, CountryFacts>> = {
  AT: {
    ...EU,
    imprint: unchecked('§ 5 ECG, § 14 UGB', 'ECG § 5, UGB § 14'),
    withdrawalDays: unchecked(14, 'FAGG § 11'),
    guaranteeYears: unchecked(2, 'VGG § 10'),
    disputeBody: checked(
      body('Internet Ombudsstelle', 'https://www.ombudsstelle.at'),
      'evz.de, Schlichtungsstellen in der EU',
    ),
  },
  BE: {
    ...EU,
    withdrawalDays: unchecked(14, 'Code de droit économique, art. VI.47'),
    disputeBody: unchecked(
      body('Service de médiation pour le consommateur', 'https://mediationconsommateur.be'),
      'Code de droit économique, livre XVI',
    ),
  },
  CH: {
    ...EU,
    seller: europeanSeller('CHE-000.000.000 MWST'),
    returns: returnsWithCustoms,
    imprint: unchecked('Art. 3 Abs. 1 lit. s UWG', 'UWG (SR 241) Art. 3'),
    withdrawalDays: checked(null, 'kmu.admin.ch, Die Gesetze der Schweiz und der EU'),
    guaranteeYears: unchecked(2, 'OR Art. 210'),
    disputeBody: unchecked(null, 'ZPO (SR 272) Art. 197'),
  },
  DE: {
    ...EU,
    imprint: unchecked('§ 5 DDG', 'DDG § 5'),
    withdrawalDays: unchecked(14, 'BGB §§ 312g, 355'),
    guaranteeYears: unchecked(2, 'BGB § 438'),
    disputeBody: checked(
      body('Universalschlichtungsstelle des Bundes', 'https://www.universalschlichtungsstelle.de'),
      'VSBG § 36',
    ),
  },
  DK: {
    ...EU,
    withdrawalDays: unchecked(14, 'Forbrugeraftaleloven § 19'),
    guaranteeYears: unchecked(2, 'Købeloven § 83'),
    disputeBody: unchecked(body('Nævnenes Hus', 'https://naevneneshus.dk'), 'Forbrugerklageloven'),
  },
  ES: {
    ...EU,
    imprint: unchecked('art. 10 de la LSSI', 'Ley 34/2002, art. 10'),
    withdrawalDays: unchecked(14, 'TRLGDCU, art. 102'),
    guaranteeYears: unchecked(3, 'TRLGDCU, art. 120'),
    disputeBody: unchecked(body('Sistema Arbitral de Consumo', 'https://www.consumo.gob.es'), 'TRLGDCU, art. 57'),
  },
  FI: {
    ...EU,
    withdrawalDays: unchecked(14, 'Kuluttajansuojalaki 6:14'),
    guaranteeYears: unchecked(2, 'Directive (EU) 2019/771, Art. 10; Kuluttajansuojalaki 5'),
    isGuaranteeOpen: true,
    disputeBody: unchecked(body('Kuluttajariitalautakunta', 'https://www.kuluttajariita.fi'), 'Laki 8/2007'),
  },
  FR: {
    ...EU,
    imprint: unchecked('art. 1-1 LCEN', 'Loi n° 2004-575 (LCEN), art. 1-1'),
    withdrawalDays: unchecked(14, 'Code de la consommation, art. L221-18'),
    guaranteeYears: unchecked(2, 'Code de la consommation, art. L217-3'),
    disputeBody: unchecked(
      body('Médiation de la consommation', 'https://www.economie.gouv.fr/mediation-conso'),
      'Code de la consommation, art. L612-1',
    ),
  },
  GB: {
    ...EU,
    seller: europeanSeller('GB000000000'),
    returns: returnsWithCustoms,
    imprint: unchecked('Electronic Commerce (EC Directive) Regulations 2002, reg. 6', 'SI 2002/2013, reg. 6'),
    withdrawalDays: unchecked(14, 'Consumer Contracts Regulations 2013, reg. 30'),
    guaranteeYears: unchecked(6, 'Limitation Act 1980, s. 5 (five years in Scotland)'),
    disputeBody: unchecked(
      body('Citizens Advice', 'https://www.citizensadvice.org.uk/consumer/'),
      'Consumer advice, not a dispute body',
    ),
  },
  IE: {
    ...EU,
    withdrawalDays: unchecked(14, 'Consumer Rights Act 2022, Part 5'),
    guaranteeYears: unchecked(2, 'Directive (EU) 2019/771, Art. 10; six years to claim (Statute of Limitations 1957)'),
    isGuaranteeOpen: true,
    disputeBody: unchecked(body('CCPC', 'https://www.ccpc.ie'), 'Consumer advice, not a dispute body'),
  },
  IT: {
    ...EU,
    imprint: unchecked('art. 7 D.Lgs. 70/2003', 'D.Lgs. 70/2003, art. 7'),
    withdrawalDays: unchecked(14, 'Codice del consumo, art. 52'),
    guaranteeYears: unchecked(2, 'Codice del consumo, art. 133'),
    disputeBody: unchecked(body('Organismi ADR (MIMIT)', 'https://www.mimit.gov.it'), 'Codice del consumo, art. 141'),
  },
  LU: {
    ...EU,
    withdrawalDays: unchecked(14, 'Code de la consommation, art. L.222-9'),
    disputeBody: unchecked(
      body('Médiateur de la consommation', 'https://www.mediateurconsommation.lu'),
      'Code de la consommation, livre 4',
    ),
  },
  NL: {
    ...EU,
    withdrawalDays: unchecked(14, 'BW 6:230o'),
    guaranteeYears: unchecked(2, 'Directive (EU) 2019/771, Art. 10; BW 7:17'),
    isGuaranteeOpen: true,
    disputeBody: unchecked(
      body('De Geschillencommissie', 'https://www.degeschillencommissie.nl'),
      'Only for its members',
    ),
  },
  NO: {
    ...EU,
    seller: europeanSeller('NO 000 000 000 MVA'),
    returns: returnsWithCustoms,
    imprint: unchecked('ehandelsloven § 8', 'Ehandelsloven § 8'),
    withdrawalDays: unchecked(14, 'Angrerettloven § 21'),
    guaranteeYears: checked(2, 'Forbrukerkjøpsloven § 27 (five years for goods that are meant to last longer)'),
    isGuaranteeOpen: true,
    disputeBody: unchecked(body('Forbrukertilsynet', 'https://www.forbrukertilsynet.no'), 'Forbrukerklageloven'),
  },
  PT: {
    ...EU,
    imprint: unchecked('art. 10.º do Decreto-Lei n.º 7/2004', 'Decreto-Lei n.º 7/2004, art. 10.º'),
    withdrawalDays: unchecked(14, 'Decreto-Lei n.º 24/2014, art. 10.º'),
    guaranteeYears: checked(3, 'Decreto-Lei n.º 84/2021'),
    disputeBody: unchecked(body('Livro de Reclamações', 'https://www.livroreclamacoes.pt'), 'Decreto-Lei n.º 156/2005'),
  },
  SE: {
    ...EU,
    withdrawalDays: unchecked(14, 'Distansavtalslagen (2005:59) 2:10'),
    guaranteeYears: unchecked(3, 'Konsumentköplagen (2022:260)'),
    disputeBody: unchecked(body('Allmänna reklamationsnämnden', 'https://www.arn.se'), 'Lag (2015:671)'),
  },
  US: {
    seller: americanSeller,
    returns: americanReturns,
    imprint: unchecked(null, 'No federal law known'),
    withdrawalDays: unchecked(null, '16 CFR Part 429 covers sales at home, not online'),
    guaranteeYears: unchecked(null, 'UCC § 2-314, law of each state'),
    isGuaranteeOpen: false,
    disputeBody: unchecked(null, 'No federal body known'),
  },
}

/** Returns the facts of a site's country. Throws a `RangeError` for a country without a row. */
export const factsOf = (countryCode: string): CountryFacts => {
  const facts = COUNTRY_FACTS[countryCode]
  if (facts === undefined) throw new RangeError(`There are no facts for ${countryCode}`)
  return facts
}
