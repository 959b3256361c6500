import type { Language } from '../sites/sites.data.ts'

export type MembershipWords = {
  /** What the shop says to who has joined. */
  readonly welcome: string
  /** Names of groups, communities and categories, by the name under which the database keeps them. */
  readonly names: Readonly<Record<string, string>>
}

/** What a member reads of the professional programme. */
export const MEMBERSHIP_WORDS: Readonly<Record<Language, MembershipWords>> = {
  // Nothing that Britain and the United States spell otherwise: who asks tells its language only.
  en: { welcome: 'Welcome. You are a professional member now.', names: {} },
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
    welcome: 'Ti diamo il benvenuto nel programma professionisti.',
    names: { Professionals: 'Professionisti', Experts: 'Esperti', 'Mountain guides': 'Guide alpine' },
  },
  pt: {
    welcome: 'Damos-lhe as boas-vindas ao programa profissional.',
    names: { Professionals: 'Profissionais', Experts: 'Especialistas', 'Mountain guides': 'Guias de montanha' },
  },
}
