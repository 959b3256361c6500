import type { ReturnStepsMessages } from './index.ts'

export const messages: ReturnStepsMessages = {
  announce:
    'Apri l’ordine con il link nella nostra e-mail o nel tuo account e scegli che cosa rispedisci. Per restituire tutto l’ordine puoi usare anche il link qui sotto. Ricevi subito una conferma per e-mail.',
  pack: 'Imballa gli articoli con le etichette, se puoi nella scatola in cui sono arrivati.',
  slip: 'Stampa il modulo di reso dalla pagina dell’ordine o dalla nostra e-mail e mettilo nel pacco. Senza stampante basta un foglio con il tuo nome e il numero d’ordine.',
  label: 'Incolla sul pacco l’etichetta con l’indirizzo che trovi sul modulo, o scrivi il nostro indirizzo per i resi.',
  customs: 'Nella dichiarazione doganale scegli «Merce di ritorno».',
  send: (days) =>
    `Spedisci il pacco entro ${days} giorni dalla tua richiesta, con un corriere a tua scelta, e conserva la ricevuta.`,
  postage:
    'Il reso è gratuito: inviaci una foto della ricevuta per e-mail e rimborsiamo anche il costo di un pacco standard.',
  refund:
    'Rimborsiamo quanto hai pagato per gli articoli, compresa la spedizione standard, entro 14 giorni dalla tua richiesta e con lo stesso metodo di pagamento. Possiamo attendere di ricevere gli articoli o la prova che li hai spediti.',
  address: 'Indirizzo per i resi',
  howTo: 'Come rispedire gli articoli',
}
