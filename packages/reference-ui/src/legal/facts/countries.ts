import type { CountryFacts } from './facts.types.ts'
import { americanReturns, americanSeller, europeanReturns, europeanSeller } from './sellers.ts'
import { body, consumerCentre, fact, imprint, period } from './sourced.ts'

/** One VAT number serves the whole EU, because the one-stop shop declares the tax of every member state. */
const european = { seller: europeanSeller('DE000000000'), returns: europeanReturns, isGuaranteeOpen: false }

/** The returns of a country of the European store outside the customs union of the EU. */
const returnsWithCustoms = { ...europeanReturns, hasCustoms: true }

/**
 * The facts of each country of the shop, by ISO 3166-1 alpha-2 code (docs/decisions/051). `factsOfSite` has them in the
 * language of a site.
 */
export const COUNTRY_FACTS: Readonly<Record<string, CountryFacts>> = {
  AT: {
    ...european,
    imprint: imprint('§ 5 ECG', 'ECG § 5', 'wko.at, Musterimpressum'),
    withdrawalDays: period(14, 'FAGG § 11', 'ris.bka.gv.at, FAGG § 11'),
    guaranteeYears: period(2, 'VGG § 10', 'ris.bka.gv.at, VGG § 10'),
    disputeBody: body(
      'Internet Ombudsstelle',
      'https://www.ombudsstelle.at',
      'AStG § 4',
      'ombudsstelle.at, FAQs zum Verfahren',
    ),
  },
  BE: {
    ...european,
    imprint: imprint(
      'art. XII.6 du Code de droit économique',
      'Code de droit économique, art. XII.6',
      'phc-expert.be, N’oubliez pas les mentions légales',
    ),
    withdrawalDays: period(14, 'Code de droit économique, art. VI.47', 'actualitesdroitbelge.be, Article VI.47'),
    guaranteeYears: period(2, 'Ancien Code civil, art. 1649quater', 'debandt.eu, Act of 20 March 2022'),
    disputeBody: consumerCentre(
      'CEC Belgique',
      'https://www.cecbelgique.be',
      'cecbelgique.be, Ce que le Réseau CEC peut faire pour vous',
    ),
  },
  CH: {
    seller: europeanSeller('CHE-000.000.000 MWST'),
    returns: returnsWithCustoms,
    isGuaranteeOpen: false,
    imprint: imprint('Art. 3 Abs. 1 lit. s UWG', 'UWG (SR 241) Art. 3', 'seco.admin.ch, Onlinehandel'),
    withdrawalDays: period(
      null,
      'Das Schweizer Recht sieht für Onlinekäufe keines vor',
      'kmu.admin.ch, Die Gesetze der Schweiz und der EU',
    ),
    guaranteeYears: period(2, 'OR Art. 210', 'e-commerce-guide.admin.ch, Garantiefrist'),
    disputeBody: body(
      'Ombudsstelle E-Commerce',
      'http://konsum.ch/ombudsstellen/e-commerce',
      'Konsumentenforum kf',
      'e-commerce-guide.admin.ch, Wo finde ich Hilfe?',
    ),
  },
  DE: {
    ...european,
    imprint: imprint('§ 5 DDG', 'DDG § 5', 'ihk.de/rhein-neckar, Informationspflichten im Internet'),
    withdrawalDays: period(14, 'BGB §§ 312g, 355', 'lexikon.jura-basic.de, Fernabsatzvertrag'),
    guaranteeYears: period(2, 'BGB § 438', 'lexetius.com, § 438 BGB'),
    disputeBody: body(
      'Universalschlichtungsstelle des Bundes',
      'https://www.universalschlichtungsstelle.de',
      'VSBG §§ 29, 30',
      'mein.kiehl.de, VSBG § 29',
    ),
  },
  DK: {
    ...european,
    imprint: imprint(
      'e-handelsloven § 7',
      'E-handelsloven (lov nr. 227 af 22. april 2002) § 7',
      'forbrugerombudsmanden.dk, E-handelsloven',
    ),
    withdrawalDays: period(
      14,
      'Forbrugeraftaleloven §§ 18–24',
      'jura.tepedu.dk, Forbrugeraftaler og forbrugerbeskyttelse',
    ),
    guaranteeYears: period(2, 'Købeloven § 83', 'obligationer.dk, Hvad er Købeloven'),
    disputeBody: consumerCentre(
      'Forbruger Europa',
      'https://www.forbrugereuropa.dk',
      'forbrugereuropa.dk, Kvalitetscharter',
    ),
  },
  ES: {
    ...european,
    imprint: imprint('art. 10 de la LSSI', 'Ley 34/2002, art. 10', 'lopddirecta.es, LSSI art. 10'),
    withdrawalDays: period(14, 'TRLGDCU, art. 102', 'lexiterabogadosonline.com, El derecho de desistimiento (2025)'),
    guaranteeYears: period(3, 'TRLGDCU, art. 120', 'consumoyciudadania.org, Los nuevos plazos de garantía legal'),
    disputeBody: body(
      'Sistema Arbitral de Consumo',
      'https://www.consumo.gob.es',
      'TRLGDCU, arts. 57 y 58; Real Decreto 713/2024',
      'boe.es, Real Decreto 713/2024',
    ),
  },
  FI: {
    ...european,
    imprint: imprint(
      'laki sähköisen viestinnän palveluista (917/2014), luku 22',
      'Laki sähköisen viestinnän palveluista (917/2014), luku 22',
      'viestintavirasto.fi, Palveluntarjoajan yhteystiedot',
    ),
    withdrawalDays: period(14, 'Kuluttajansuojalaki, luku 6', 'minilex.fi, 14 päivän peruuttamisoikeus'),
    guaranteeYears: period(
      2,
      'Directive (EU) 2019/771, Art. 10; Kuluttajansuojalaki, luku 5, counts the expected service life',
      'eduskunta.fi, HE 180/2021',
    ),
    isGuaranteeOpen: true,
    disputeBody: consumerCentre('Euroopan kuluttajakeskus', 'https://www.ecc.fi', 'ecc.fi, Frequently asked questions'),
  },
  FR: {
    ...european,
    imprint: imprint('art. 1-1 LCEN', 'Loi n° 2004-575 (LCEN), art. 1-1', 'senat.fr, projet de loi n° 778 (2023)'),
    withdrawalDays: period(14, 'Code de la consommation, art. L221-18', 'doctrine.fr, Article L221-18'),
    guaranteeYears: period(
      2,
      'Code de la consommation, art. L217-3, et Code civil, art. 1641 à 1649',
      'doctrine.fr, Article L217-3, livv.eu, Garantie des vices cachés, et aj2cglobeexpert.fr, Expertise vices cachés',
    ),
    disputeBody: body(
      'Médiation de la consommation',
      'https://www.economie.gouv.fr/mediation-conso',
      'Code de la consommation, art. L612-1',
      'economie.gouv.fr, Choisir un médiateur de la consommation',
    ),
  },
  GB: {
    seller: europeanSeller('GB000000000'),
    returns: returnsWithCustoms,
    rejectDays: 30,
    isGuaranteeOpen: false,
    imprint: imprint(
      'Electronic Commerce (EC Directive) Regulations 2002, reg. 6',
      'SI 2002/2013, reg. 6',
      'legislation.gov.uk, SI 2002/2013 reg. 6',
    ),
    withdrawalDays: period(
      14,
      'Consumer Contracts Regulations 2013, regs. 30 and 35',
      'mylawyer.co.uk, Cancellation periods, and help.argos.co.uk, Consumer contract regulation rights',
    ),
    guaranteeYears: period(
      6,
      'Limitation Act 1980, s. 5 (five years in Scotland), and Consumer Rights Act 2015, ss. 20 to 22',
      'europa.eu, Guarantees – United Kingdom (2019), and legislation.gov.uk, Consumer Rights Act 2015, s. 22',
    ),
    disputeBody: body(
      'Citizens Advice',
      'https://www.citizensadvice.org.uk',
      'Advice for consumers, not a dispute body',
      'citizensadvice.org.uk, Consumer service complaints procedure',
    ),
  },
  IE: {
    ...european,
    imprint: imprint(
      'European Communities (Directive 2000/31/EC) Regulations 2003',
      'S.I. No. 68/2003',
      'mcmahonsolicitors.ie, Website Matters',
    ),
    withdrawalDays: period(
      14,
      'Consumer Rights Act 2022, Part 5',
      'citizensinformation.ie, Shopping online (2020: the days, before the Act)',
    ),
    guaranteeYears: period(6, 'Statute of Limitations 1957, s. 11(1)(a)', 'ccpc.ie, Faulty goods'),
    disputeBody: consumerCentre('ECC Ireland', 'https://www.eccireland.ie', 'eccireland.ie, How we can help'),
  },
  IT: {
    ...european,
    imprint: imprint('art. 7 D.Lgs. 70/2003', 'D.Lgs. 70/2003, art. 7', 'iusreporter.it, avv. Briganti (2009)'),
    withdrawalDays: period(14, 'Codice del consumo, art. 52', 'brocardi.it, Art. 52'),
    guaranteeYears: period(2, 'Codice del consumo, art. 133', 'brocardi.it, Art. 133'),
    disputeBody: body(
      'Organismi ADR (MIMIT)',
      'https://www.mimit.gov.it/index.php/it/mercato-e-consumatori/tutela-del-consumatore/controversie-di-consumo/adr-risoluzione-alternativa-controversie',
      'Codice del consumo, artt. 141 – 141-decies',
      'mimit.gov.it, ADR: risoluzione alternativa controversie',
    ),
  },
  LU: {
    ...european,
    imprint: imprint(
      'art. 5 de la loi modifiée du 14 août 2000 relative au commerce électronique',
      'Loi modifiée du 14 août 2000 (commerce électronique), art. 5',
      'lexology.com, Luxembourg: required notices',
    ),
    withdrawalDays: period(14, 'Code de la consommation, art. L.222-9', 'today.rtl.lu, interview ULC'),
    guaranteeYears: period(2, 'Code de la consommation, art. L.212-1 à L.212-11', 'cecluxembourg.lu, Garantie'),
    disputeBody: consumerCentre('CEC Luxembourg', 'https://cecluxembourg.lu', 'cecluxembourg.lu, À propos'),
  },
  NL: {
    ...european,
    imprint: imprint('art. 3:15d BW', 'BW 3:15d', 'sdu.nl, Commentaar op BW boek 3 art. 15d (2018)'),
    withdrawalDays: period(14, 'BW 6:230o', 'actio.nl, Wat is koop op afstand?'),
    guaranteeYears: period(
      2,
      'Directive (EU) 2019/771, Art. 10; BW 7:17 has no fixed period',
      'thuiswinkel.org, Wat is de wettelijke garantietermijn bij consumentenkoop?',
    ),
    isGuaranteeOpen: true,
    disputeBody: consumerCentre('ECC Nederland', 'https://www.eccnederland.nl', 'eccnederland.nl, Wat doet het ECC?'),
  },
  NO: {
    seller: europeanSeller('NO 000 000 000 MVA'),
    returns: returnsWithCustoms,
    imprint: imprint('ehandelsloven', 'Ehandelsloven (lov 23. mai 2003 nr. 35)', 'iclg.com, Digital Business: Norway'),
    withdrawalDays: period(
      14,
      'Angrerettloven (lov 20. juni 2014 nr. 27)',
      'regjeringen.no, Consumer rights and solving disputes',
    ),
    guaranteeYears: period(
      2,
      'Forbrukerkjøpsloven § 27; five years for goods that are meant to last considerably longer',
      'regjeringen.no, Prop. 49 LS (2022–2023)',
    ),
    isGuaranteeOpen: true,
    disputeBody: consumerCentre(
      'Forbruker Europa',
      'https://www.forbrukereuropa.no',
      'forbrukereuropa.no, Slik jobber vi',
    ),
  },
  PT: {
    ...european,
    imprint: imprint(
      'Decreto-Lei n.º 7/2004',
      'Decreto-Lei n.º 7/2004',
      'teclativa.pt, Site de empresa: obrigações legais',
    ),
    withdrawalDays: period(14, 'Decreto-Lei n.º 24/2014, art. 10.º', 'scribd.com, DL 24/2014 art. 10.º'),
    guaranteeYears: period(3, 'Decreto-Lei n.º 84/2021, art. 12.º', 'cm-albufeira.pt, Garantia dos bens móveis'),
    disputeBody: body('CNIACC', 'https://www.cniacc.pt', 'Lei n.º 144/2015', 'cniacc.pt, Competências do CNIACC'),
  },
  SE: {
    ...european,
    imprint: imprint(
      'e-handelslagen (2002:562)',
      'Lag (2002:562) om elektronisk handel',
      'konsumentverket.se, E-handelslagen',
    ),
    withdrawalDays: period(
      14,
      'Lag (2005:59) om distansavtal och avtal utanför affärslokaler, 2 kap.',
      'konsumentverket.se, Lagen om distansavtal',
    ),
    guaranteeYears: period(3, 'Konsumentköplagen (2022:260)', 'hallakonsument.se, The Consumer Sales Act'),
    disputeBody: body(
      'Allmänna reklamationsnämnden',
      'https://www.arn.se',
      'Takes sellers that address the Swedish market',
      'arn.se, Kan ARN pröva tvisten?',
    ),
  },
  US: {
    seller: americanSeller,
    returns: americanReturns,
    isGuaranteeOpen: false,
    imprint: fact(
      null,
      'No federal law known; for buyers in California, Business and Professions Code § 17538(d)',
      'corporate.findlaw.com, New California law',
    ),
    withdrawalDays: period(null, '16 CFR Part 429 covers sales at home, not online', 'govinfo.gov, 78 FR 3855 (2013)'),
    guaranteeYears: period(
      null,
      'UCC Article 2 (implied warranty of merchantability), law of each state',
      'caddenfuller.com, Express and Implied Warranties',
    ),
    disputeBody: fact(null, 'No federal body for a single dispute', 'legalclarity.org, How to File an FTC Complaint'),
  },
}

/** Returns the facts of a site's country. Throws a `RangeError` for a country without a row. */
export const factsOf = (countryCode: string): CountryFacts => {
  const facts = COUNTRY_FACTS[countryCode]
  if (facts === undefined) throw new RangeError(`There are no facts for ${countryCode}`)
  return facts
}
