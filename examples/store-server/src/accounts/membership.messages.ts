import type { Language } from '../sites/sites.data.ts'

export type MembershipMessages = {
  /** The message that welcomes a new member. */
  readonly welcome: string
  /** Translations of groups, communities and categories. Each key is the name that the database stores. */
  readonly names: Readonly<Record<string, string>>
}

/** The texts of the professional programme in each language. */
export const MEMBERSHIP_MESSAGES: Readonly<Record<Language, MembershipMessages>> = {
  // The request names a language but no region, so avoid words that British and American English spell differently.
  en: { welcome: 'Welcome! You are now a professional member.', names: {} },
  de: {
    welcome: 'Willkommen im Profi-Programm.',
    names: { Professionals: 'Profis', Experts: 'Fachleute', 'Mountain guides': 'Bergführung' },
  },
  fr: {
    welcome: 'Bienvenue dans le programme professionnel.',
    names: { Professionals: 'Professionnels', Experts: 'Experts', 'Mountain guides': 'Guides de montagne' },
  },
  es: {
    welcome: 'Te damos la bienvenida al programa profesional.',
    names: { Professionals: 'Profesionales', Experts: 'Expertos', 'Mountain guides': 'Guías de montaña' },
  },
  it: {
    welcome: 'Ti diamo il benvenuto nel programma professionisti!',
    names: { Professionals: 'Professionisti', Experts: 'Esperti', 'Mountain guides': 'Guide alpine' },
  },
  pt: {
    welcome: 'Damos-lhe as boas-vindas ao programa profissional.',
    names: { Professionals: 'Profissionais', Experts: 'Especialistas', 'Mountain guides': 'Guias de montanha' },
  },
}
