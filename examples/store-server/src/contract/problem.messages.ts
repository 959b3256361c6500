import { acceptedLanguage } from '../sites/acceptedLanguage.ts'
import type { Language } from '../sites/sites.data.ts'
import { CODE_MESSAGES } from './code.messages.ts'
import type { ProblemDetails, Sentence } from './problem.ts'

/** Codes of the problems that a shopper may see. */
type Code =
  | 'not_found'
  | 'invalid_request'
  | 'bad_request'
  | 'too_many_requests'
  | 'unknown_site'
  | 'cart_not_found'
  | 'cart_closed'
  | 'cart_empty'
  | 'line_not_found'
  | 'stale_version'
  | 'request_running'
  | 'unknown_variant'
  | 'coming_soon'
  | 'retired'
  | 'out_of_stock'
  | 'maximum_quantity'
  | 'not_shippable'
  | 'country_not_served'
  | 'other_store'
  | 'code_refused'
  | 'user_name_taken'
  | 'wrong_password'
  | 'password_mismatch'
  | 'blank'

/**
 * Translations of problem titles by code; the English title is part of the thrown problem. Each translation is a whole
 * sentence, which clients may show as it is.
 */
const MESSAGES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<Code, Sentence>>>> = {
  de: {
    not_found: 'Das haben wir nicht gefunden.',
    invalid_request: 'Diese Angaben können wir so nicht verarbeiten.',
    bad_request: 'Diese Angaben können wir so nicht verarbeiten.',
    too_many_requests: 'Zu viele Versuche. Bitte warte einen Moment und versuche es dann noch einmal.',
    unknown_site: 'Diesen Shop gibt es nicht.',
    cart_not_found: 'Diesen Warenkorb gibt es nicht mehr.',
    cart_closed: 'Dieser Warenkorb ist abgeschlossen.',
    cart_empty: 'Dein Warenkorb ist leer.',
    line_not_found: 'Dieser Artikel ist nicht im Warenkorb.',
    stale_version: 'Der Warenkorb hat sich inzwischen geändert.',
    request_running: 'Dieselbe Anfrage läuft noch. Bitte warte einen Moment.',
    unknown_variant: 'Diesen Artikel gibt es nicht.',
    coming_soon: 'Dieser Artikel ist noch nicht erhältlich.',
    retired: 'Nicht mehr erhältlich.',
    out_of_stock: 'Zurzeit nicht auf Lager',
    maximum_quantity: ({ max }) => `Nur ${max} auf Lager`,
    not_shippable: ({ country }) => `Wir liefern diesen Artikel nicht in das gewählte Land (${nameOf(country, 'de')}).`,
    country_not_served: ({ country }) =>
      `Aus diesem Shop liefern wir nicht in das gewählte Land (${nameOf(country, 'de')}).`,
    other_store: 'Dieser Warenkorb gehört zu unserem anderen Shop. Hier kannst du ihn nicht bestellen.',
    code_refused: 'Dieser Code ist nicht gültig.',
    user_name_taken: 'Diese E-Mail-Adresse können wir nicht verwenden. Wenn es deine ist, melde dich damit an.',
    wrong_password: 'Das ist nicht dein aktuelles Passwort.',
    password_mismatch: 'Die beiden neuen Passwörter stimmen nicht überein.',
    blank: 'Bitte gib deinen Namen ein.',
  },
  fr: {
    not_found: 'Nous ne trouvons pas cet élément.',
    invalid_request: 'Nous ne pouvons pas traiter ces données.',
    bad_request: 'Nous ne pouvons pas traiter ces données.',
    too_many_requests: 'Trop de tentatives. Veuillez patienter un instant, puis réessayer.',
    unknown_site: 'Cette boutique n’existe pas.',
    cart_not_found: 'Ce panier n’existe plus.',
    cart_closed: 'Ce panier est fermé.',
    cart_empty: 'Votre panier est vide.',
    line_not_found: 'Cet article n’est pas dans le panier.',
    stale_version: 'Le panier a changé entre-temps.',
    request_running: 'La même demande est encore en cours. Veuillez patienter un instant.',
    unknown_variant: 'Cet article n’existe pas.',
    coming_soon: 'Cet article n’est pas encore disponible.',
    retired: 'N’est plus disponible.',
    out_of_stock: 'Actuellement en rupture de stock',
    maximum_quantity: ({ max }) => `Quantité maximale en stock\u202f: ${max}`,
    not_shippable: ({ country }) => `Nous ne livrons pas cet article dans le pays choisi (${nameOf(country, 'fr')}).`,
    country_not_served: ({ country }) =>
      `Nous ne livrons pas depuis cette boutique dans le pays choisi (${nameOf(country, 'fr')}).`,
    other_store: 'Ce panier appartient à notre autre boutique et ne peut pas être commandé ici.',
    code_refused: 'Ce code n’est pas valable.',
    user_name_taken: 'Nous ne pouvons pas utiliser cette adresse e-mail. Si c’est la vôtre, connectez-vous avec elle.',
    wrong_password: 'Ce n’est pas votre mot de passe actuel.',
    password_mismatch: 'Les deux nouveaux mots de passe ne sont pas identiques.',
    blank: 'Veuillez saisir au moins une lettre.',
  },
  es: {
    not_found: 'No hemos encontrado lo que buscas.',
    invalid_request: 'No podemos procesar estos datos.',
    bad_request: 'No podemos procesar estos datos.',
    too_many_requests: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    unknown_site: 'Esta tienda no existe.',
    cart_not_found: 'Esta cesta ya no existe.',
    cart_closed: 'Esta cesta está cerrada.',
    cart_empty: 'Tu cesta está vacía.',
    line_not_found: 'Este artículo no está en la cesta.',
    stale_version: 'La cesta ha cambiado mientras tanto.',
    request_running: 'Esta solicitud sigue en curso. Espera un momento.',
    unknown_variant: 'Este artículo no existe.',
    coming_soon: 'Este artículo todavía no está a la venta.',
    retired: 'Ya no está disponible.',
    out_of_stock: 'Agotado por el momento',
    maximum_quantity: ({ max }) => `La cantidad máxima en stock es ${max}`,
    not_shippable: ({ country }) => `No enviamos este artículo al país elegido (${nameOf(country, 'es')}).`,
    country_not_served: ({ country }) => `Desde esta tienda no enviamos al país elegido (${nameOf(country, 'es')}).`,
    other_store: 'Esta cesta es de nuestra otra tienda. Aquí no puedes finalizar la compra.',
    code_refused: 'Este código no es válido.',
    user_name_taken: 'No podemos usar este correo electrónico. Si es tuyo, inicia sesión con él.',
    wrong_password: 'Esta no es tu contraseña actual.',
    password_mismatch: 'Las dos contraseñas nuevas no coinciden.',
    blank: 'Escribe tu nombre.',
  },
  it: {
    not_found: 'Non abbiamo trovato ciò che cerchi.',
    invalid_request: 'Non possiamo elaborare questi dati.',
    bad_request: 'Non possiamo elaborare questi dati.',
    too_many_requests: 'Troppi tentativi. Attendi un momento e riprova.',
    unknown_site: 'Questo negozio non esiste.',
    cart_not_found: 'Questo carrello non esiste più.',
    cart_closed: 'Questo carrello è chiuso.',
    cart_empty: 'Il carrello è vuoto.',
    line_not_found: 'Questo articolo non è nel carrello.',
    stale_version: 'Nel frattempo il carrello è cambiato.',
    request_running: 'Stiamo ancora elaborando la stessa richiesta. Attendi un momento.',
    unknown_variant: 'Questo articolo non esiste.',
    coming_soon: 'Questo articolo non è ancora disponibile.',
    retired: 'Non più disponibile.',
    out_of_stock: 'Al momento esaurito',
    maximum_quantity: ({ max }) => `La quantità massima disponibile è ${max}`,
    not_shippable: ({ country }) => `Non spediamo questo articolo nel Paese scelto (${nameOf(country, 'it')}).`,
    country_not_served: ({ country }) => `Da questo negozio non spediamo nel Paese scelto (${nameOf(country, 'it')}).`,
    other_store: 'Questo carrello appartiene all’altro nostro negozio. Qui non puoi ordinarlo.',
    code_refused: 'Questo codice non è valido.',
    user_name_taken: 'Non possiamo usare questo indirizzo e-mail. Se è tuo, accedi con quello.',
    wrong_password: 'Questa non è la tua password attuale. Riprova.',
    password_mismatch: 'Le due nuove password non sono uguali.',
    blank: 'Inserisci almeno una lettera.',
  },
  pt: {
    not_found: 'Não encontrámos o que procura.',
    invalid_request: 'Não podemos processar estes dados.',
    bad_request: 'Não podemos processar estes dados.',
    too_many_requests: 'Demasiadas tentativas. Aguarde um momento e tente de novo.',
    unknown_site: 'Esta loja não existe.',
    cart_not_found: 'Este carrinho já não existe.',
    cart_closed: 'Este carrinho está encerrado.',
    cart_empty: 'O carrinho está vazio.',
    line_not_found: 'Este artigo não está no carrinho.',
    stale_version: 'Entretanto, o carrinho mudou.',
    request_running: 'O mesmo pedido ainda está em curso. Aguarde um momento.',
    unknown_variant: 'Este artigo não existe.',
    coming_soon: 'Este artigo ainda não está à venda.',
    retired: 'Já não está disponível.',
    out_of_stock: 'De momento esgotado',
    maximum_quantity: ({ max }) => `A quantidade máxima em stock é ${max}`,
    not_shippable: ({ country }) => `Não enviamos este artigo para o país escolhido (${nameOf(country, 'pt')}).`,
    country_not_served: ({ country }) =>
      `A partir desta loja não enviamos para o país escolhido (${nameOf(country, 'pt')}).`,
    other_store: 'Este carrinho pertence à nossa outra loja e não pode ser comprado aqui.',
    code_refused: 'Este código não é válido.',
    user_name_taken: 'Não podemos usar este endereço de e-mail. Se for seu, inicie sessão com ele.',
    wrong_password: 'Esta não é a sua palavra-passe atual.',
    password_mismatch: 'As duas palavras-passe novas não são iguais.',
    blank: 'Escreva pelo menos uma letra.',
  },
}

const nameOf = (country: unknown, language: Language): string => countryName(String(country), language)

/** Returns the name of a country. A text that is not a country code is returned unchanged. */
export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
}

/**
 * Translates a problem into the language of the Accept-Language header (RFC 9110, section 12.5.4). Only titles and
 * their copies in `errors` are translated (RFC 9457, section 3.1.3); messages for developers and 5xx titles stay
 * English.
 */
export function inLanguageOf(header: string | undefined, details: ProblemDetails): ProblemDetails {
  const language = acceptedLanguage(header)
  const messages = language === 'en' ? {} : { ...MESSAGES[language], ...CODE_MESSAGES[language] }
  const sentence = new Map<string, Sentence>(Object.entries(messages)).get(details.code)
  if (sentence === undefined) return details
  const title = typeof sentence === 'string' ? sentence : sentence(details.extensions ?? {})
  // A field error whose text equals the title gets the translation of the title.
  const errors = Object.entries(details.errors ?? {}).map(([field, said]) => [
    field,
    said === details.title ? title : said,
  ])
  return {
    ...details,
    title,
    ...(details.errors === undefined ? {} : { errors: Object.fromEntries(errors) }),
    headers: { ...details.headers, 'content-language': language },
  }
}
