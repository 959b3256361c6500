import type { ContentLanguage, Language, Site } from '../sites/sites.data.ts'
import { swissSpelling } from '../sites/swissSpelling.ts'
import type { Field } from './filters.ts'
import { ratingLabel } from './ratingLabels.ts'

type Labels = Readonly<Record<Field, string>>

const en: Labels = {
  category: 'Category',
  gender: 'Gender',
  activity: 'Activity',
  color: 'Color',
  size: 'Size',
  fit: 'Fit',
  warmth: 'Warmth',
  waterproofness: 'Waterproofness',
  rating: 'Customer rating',
}
const de: Labels = {
  category: 'Kategorie',
  gender: 'Geschlecht',
  activity: 'Aktivität',
  color: 'Farbe',
  size: 'Größe',
  fit: 'Passform',
  warmth: 'Wärme',
  waterproofness: 'Wasserdichtigkeit',
  rating: 'Bewertung',
}

const labels: Readonly<Record<ContentLanguage, Labels>> = {
  en,
  'en-GB': { ...en, color: 'Colour' },
  de,
  'de-CH': swissSpelling(de),
  fr: {
    category: 'Catégorie',
    gender: 'Genre',
    activity: 'Activité',
    color: 'Couleur',
    size: 'Taille',
    fit: 'Coupe',
    warmth: 'Chaleur',
    waterproofness: 'Imperméabilité',
    rating: 'Note des clients',
  },
  es: {
    category: 'Categoría',
    gender: 'Género',
    activity: 'Actividad',
    color: 'Color',
    size: 'Talla',
    fit: 'Ajuste',
    warmth: 'Nivel de abrigo',
    waterproofness: 'Impermeabilidad',
    rating: 'Valoración',
  },
  it: {
    category: 'Categoria',
    gender: 'Genere',
    activity: 'Attività',
    color: 'Colore',
    size: 'Taglia',
    fit: 'Vestibilità',
    warmth: 'Calore',
    waterproofness: 'Impermeabilità',
    rating: 'Valutazione',
  },
  pt: {
    category: 'Categoria',
    gender: 'Género',
    activity: 'Atividade',
    color: 'Cor',
    size: 'Tamanho',
    fit: 'Corte',
    warmth: 'Calor',
    waterproofness: 'Impermeabilidade',
    rating: 'Avaliação',
  },
}

/** The parts of a site that decide its labels. */
export type LabelledSite = Pick<Site, 'language' | 'contentLanguage'>

/** Returns the label of a filter on a site. */
export const facetLabel = ({ contentLanguage }: LabelledSite, field: Field): string => labels[contentLanguage][field]

/**
 * The labels of the values that the contract fixes. The value `all` means unisex products, so its label is "Unisex":
 * "All" would wrongly suggest every product.
 */
const values: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    women: 'Women',
    men: 'Men',
    all: 'Unisex',
    running: 'Running',
    cycling: 'Cycling',
    hiking: 'Hiking',
    snow: 'Snow',
  },
  de: {
    women: 'Damen',
    men: 'Herren',
    all: 'Unisex',
    running: 'Laufen',
    cycling: 'Radfahren',
    hiking: 'Wandern',
    snow: 'Schnee',
  },
  fr: {
    women: 'Femme',
    men: 'Homme',
    all: 'Unisexe',
    running: 'Course',
    cycling: 'Vélo',
    hiking: 'Randonnée',
    snow: 'Neige',
  },
  es: {
    women: 'Mujer',
    men: 'Hombre',
    all: 'Unisex',
    running: 'Running',
    cycling: 'Ciclismo',
    hiking: 'Senderismo',
    snow: 'Nieve',
  },
  it: {
    women: 'Donna',
    men: 'Uomo',
    all: 'Unisex',
    running: 'Corsa',
    cycling: 'Ciclismo',
    hiking: 'Trekking',
    snow: 'Neve',
  },
  pt: {
    women: 'Mulher',
    men: 'Homem',
    all: 'Unissexo',
    running: 'Corrida',
    cycling: 'Ciclismo',
    hiking: 'Caminhada',
    snow: 'Neve',
  },
}

/** Returns the label of a value that the contract fixes. */
export const valueLabel = (site: LabelledSite, field: Field, value: string): string =>
  ratingLabel(site, field, value) ?? values[site.language][value] ?? value
