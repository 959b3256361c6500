import type { Language } from './keys.ts'

/** What the shop's editors wrote, apart from the names of categories. */
export type ContentWords = {
  women: string
  men: string
  equipment: string
  activities: string
  sale: string
  repair: string
  clothing: string
  layers: string
  new: string
  accessories: string
  service: string
  help: string
  contact: string
  shipping: string
  returns: string
  promo: readonly [string, string, string]
  hero: { heading: string; text: string; primary: string; secondary: string }
  tiles: string
  story: { heading: string; text: string; facts: readonly (readonly [string, string])[]; link: string }
  trending: readonly string[]
  redirects: { wishlist: readonly string[]; orders: readonly string[]; sale: readonly string[] }
}

export const CONTENT_WORDS: Record<Language, ContentWords> = {
  en: {
    women: 'Women',
    men: 'Men',
    equipment: 'Equipment',
    activities: 'Activities',
    sale: 'Sale',
    repair: 'Repair',
    clothing: 'Clothing',
    layers: 'By layer',
    new: 'New arrivals',
    accessories: 'Accessories',
    service: 'Service & Support',
    help: 'Help',
    contact: 'Contact us',
    shipping: 'Shipping',
    returns: 'Returns',
    promo: [
      'The new season is here. [See what is new](/search?sort=newest)',
      'Professional members save **30%**.',
      'We would rather mend it. [Read how](/service#repair)',
    ],
    hero: {
      heading: 'The path is only a row of stones',
      text: 'Shells, warmth and layers for days when somebody else’s cairn is all the map you have.',
      primary: 'Shop shells',
      secondary: 'See what is new',
    },
    tiles: 'By layer, from the outside in',
    story: {
      heading: 'We would rather mend it',
      text: 'A jacket that lasts twelve winters beats two that last six. Send yours back at any age; we open the seam, replace what failed and return it with the mend left visible.',
      facts: [
        ['Zips, cuffs', 'Mended free, for life'],
        ['Tears, seams', 'At cost, back in ten days'],
        ['Beyond repair', 'Taken apart for the next one'],
      ],
      link: 'Shop what lasts',
    },
    trending: ['rain jacket', 'down jacket', 'merino', 'trail running shoes', 'hiking pants', 'beanie'],
    redirects: {
      wishlist: ['wish list', 'wishlist', 'favourites'],
      orders: ['my orders', 'order history', 'returns'],
      sale: ['sale', 'outlet'],
    },
  },
  de: {
    women: 'Damen',
    men: 'Herren',
    equipment: 'Ausrüstung',
    activities: 'Aktivitäten',
    sale: 'Reduziert',
    repair: 'Reparatur',
    clothing: 'Kleidung',
    layers: 'Nach Schicht',
    new: 'Neu eingetroffen',
    accessories: 'Accessoires',
    service: 'Service & Hilfe',
    help: 'Hilfe',
    contact: 'Kontakt',
    shipping: 'Versand',
    returns: 'Rückgabe',
    promo: [
      'Standardversand kostenlos. [Zu den Neuheiten](/search?sort=newest)',
      'Im Profi-Programm sparst du **30 %**.',
      'Wir flicken lieber. [So geht es](/service#repair)',
    ],
    hero: {
      heading: 'Der Weg ist nur eine Reihe Steine',
      text: 'Schutz, Wärme und Schichten für Tage, an denen das Steinmännchen eines anderen deine einzige Karte ist.',
      primary: 'Zu den Hardshells',
      secondary: 'Zu den Neuheiten',
    },
    tiles: 'Schicht für Schicht, von außen nach innen',
    story: {
      heading: 'Wir flicken lieber',
      text: 'Eine Jacke, die zwölf Winter hält, ist besser als zwei, die sechs halten. Schick deine zurück, egal wie alt: Wir öffnen die Naht, ersetzen, was kaputt ist, und man darf sehen, dass geflickt wurde.',
      facts: [
        ['Reißverschluss', 'Kostenlos, ein Leben lang'],
        ['Risse, Nähte', 'Zum Selbstkostenpreis, in zehn Tagen'],
        ['Nicht zu retten', 'Liefert Ersatzteile für die nächste'],
      ],
      link: 'Was lange hält',
    },
    trending: ['regenjacke', 'daunenjacke', 'merino', 'wanderhose', 'rucksack', 'mütze'],
    redirects: {
      wishlist: ['wunschliste', 'merkliste', 'merkzettel'],
      orders: ['meine bestellungen', 'bestellungen', 'rückgabe'],
      sale: ['sale', 'angebote', 'reduziert'],
    },
  },
  fr: {
    women: 'Femme',
    men: 'Homme',
    equipment: 'Équipement',
    activities: 'Activités',
    sale: 'Promotions',
    repair: 'Réparation',
    clothing: 'Vêtements',
    layers: 'Par couche',
    new: 'Nouveautés',
    accessories: 'Accessoires',
    service: 'Service et assistance',
    help: 'Aide',
    contact: 'Nous contacter',
    shipping: 'Livraison',
    returns: 'Retours',
    promo: [
      'Livraison standard gratuite. [Les nouveautés](/search?sort=newest)',
      'Programme professionnel : économisez **30 %**.',
      'Nous préférons réparer. [Voir comment](/service#repair)',
    ],
    hero: {
      heading: 'Le chemin n’est qu’une suite de pierres',
      text: 'Protection, chaleur et couches pour les jours où le cairn d’un autre est votre seule carte.',
      primary: 'Voir les vestes',
      secondary: 'Voir les nouveautés',
    },
    tiles: 'Couche par couche, de l’extérieur vers l’intérieur',
    story: {
      heading: 'Nous préférons réparer',
      text: 'Une veste qui dure douze hivers vaut mieux que deux qui en durent six. Renvoyez la vôtre, quel que soit son âge : nous ouvrons la couture, remplaçons ce qui a cédé et laissons la réparation visible.',
      facts: [
        ['Zips, poignets', 'Réparés gratuitement, à vie'],
        ['Accrocs, coutures', 'À prix coûtant, en dix jours'],
        ['Irréparable', 'Démontée pour la suivante'],
      ],
      link: 'Voir ce qui dure',
    },
    trending: ['veste de pluie', 'doudoune', 'mérinos', 'chaussures de trail', 'pantalon de randonnée', 'bonnet'],
    redirects: {
      wishlist: ['liste de souhaits', 'favoris', 'liste d’envies'],
      orders: ['mes commandes', 'commandes', 'retours'],
      sale: ['promotions', 'soldes'],
    },
  },
  es: {
    women: 'Mujer',
    men: 'Hombre',
    equipment: 'Equipamiento',
    activities: 'Actividades',
    sale: 'Rebajas',
    repair: 'Reparación',
    clothing: 'Ropa',
    layers: 'Por capa',
    new: 'Novedades',
    accessories: 'Accesorios',
    service: 'Servicio y ayuda',
    help: 'Ayuda',
    contact: 'Contacto',
    shipping: 'Envíos',
    returns: 'Devoluciones',
    promo: [
      'Envío estándar gratis. [Ver novedades](/search?sort=newest)',
      'En el programa profesional ahorras un **30 %**.',
      'Preferimos repararlo. [Así lo hacemos](/service#repair)',
    ],
    hero: {
      heading: 'El camino es solo una hilera de piedras',
      text: 'Protección, abrigo y capas para los días en que el hito de otro es tu único mapa.',
      primary: 'Ver chaquetas',
      secondary: 'Ver novedades',
    },
    tiles: 'Capa a capa, de fuera hacia dentro',
    story: {
      heading: 'Preferimos repararlo',
      text: 'Una chaqueta que dura doce inviernos es mejor que dos que duran seis. Envíanos la tuya, tenga la edad que tenga: abrimos la costura, cambiamos lo que falló y la devolvemos con el remiendo a la vista.',
      facts: [
        ['Cremalleras, puños', 'Gratis, de por vida'],
        ['Roturas, costuras', 'A precio de coste, en diez días'],
        ['Sin arreglo', 'Se desmonta para la siguiente'],
      ],
      link: 'Ver lo que dura',
    },
    trending: ['chaqueta impermeable', 'plumífero', 'merino', 'zapatillas de trail', 'pantalón de senderismo', 'gorro'],
    redirects: {
      wishlist: ['lista de deseos', 'favoritos'],
      orders: ['mis pedidos', 'pedidos', 'devoluciones'],
      sale: ['rebajas', 'ofertas'],
    },
  },
  it: {
    women: 'Donna',
    men: 'Uomo',
    equipment: 'Attrezzatura',
    activities: 'Attività',
    sale: 'Saldi',
    repair: 'Riparazione',
    clothing: 'Abbigliamento',
    layers: 'Per strato',
    new: 'Novità',
    accessories: 'Accessori',
    service: 'Servizio e assistenza',
    help: 'Aiuto',
    contact: 'Contatti',
    shipping: 'Spedizione',
    returns: 'Resi',
    promo: [
      'Spedizione standard gratuita. [Vedi le novità](/search?sort=newest)',
      'Con il programma professionisti risparmi il **30%**.',
      'Preferiamo riparare. [Ecco come](/service#repair)',
    ],
    hero: {
      heading: 'Il sentiero è solo una fila di sassi',
      text: 'Protezione, calore e strati per i giorni in cui l’ometto di qualcun altro è la tua unica mappa.',
      primary: 'Vedi le giacche',
      secondary: 'Vedi le novità',
    },
    tiles: 'Strato per strato, dall’esterno all’interno',
    story: {
      heading: 'Preferiamo riparare',
      text: 'Una giacca che dura dodici inverni vale più di due che ne durano sei. Mandaci la tua, a qualsiasi età: apriamo la cucitura, sostituiamo ciò che ha ceduto e lasciamo il rammendo in vista.',
      facts: [
        ['Zip, polsini', 'Gratis, per sempre'],
        ['Strappi, cuciture', 'Al costo, in dieci giorni'],
        ['Irreparabile', 'Smontata per la prossima'],
      ],
      link: 'Vedi ciò che dura',
    },
    trending: ['giacca impermeabile', 'piumino', 'merino', 'scarpe trail', 'pantaloni escursionismo', 'berretto'],
    redirects: {
      wishlist: ['lista dei desideri', 'preferiti'],
      orders: ['i miei ordini', 'ordini', 'resi'],
      sale: ['saldi', 'offerte'],
    },
  },
  pt: {
    women: 'Mulher',
    men: 'Homem',
    equipment: 'Equipamento',
    activities: 'Atividades',
    sale: 'Saldos',
    repair: 'Reparação',
    clothing: 'Vestuário',
    layers: 'Por camada',
    new: 'Novidades',
    accessories: 'Acessórios',
    service: 'Serviço e apoio',
    help: 'Ajuda',
    contact: 'Contactos',
    shipping: 'Envios',
    returns: 'Devoluções',
    promo: [
      'Envio normal gratuito. [Ver novidades](/search?sort=newest)',
      'No programa profissional poupa **30%**.',
      'Preferimos reparar. [Veja como](/service#repair)',
    ],
    hero: {
      heading: 'O caminho é só uma fila de pedras',
      text: 'Proteção, calor e camadas para os dias em que a mariola de outra pessoa é o único mapa.',
      primary: 'Ver casacos',
      secondary: 'Ver novidades',
    },
    tiles: 'Camada a camada, de fora para dentro',
    story: {
      heading: 'Preferimos reparar',
      text: 'Um casaco que dura doze invernos vale mais do que dois que duram seis. Envie-nos o seu, seja qual for a idade: abrimos a costura, substituímos o que falhou e deixamos o remendo à vista.',
      facts: [
        ['Fechos, punhos', 'Grátis, para toda a vida'],
        ['Rasgões, costuras', 'A preço de custo, em dez dias'],
        ['Sem conserto', 'Desmontado para o próximo'],
      ],
      link: 'Ver o que dura',
    },
    trending: [
      'casaco impermeável',
      'casaco de penas',
      'merino',
      'sapatilhas de trail',
      'calças de caminhada',
      'gorro',
    ],
    redirects: {
      wishlist: ['lista de desejos', 'favoritos'],
      orders: ['as minhas encomendas', 'encomendas', 'devoluções'],
      sale: ['saldos', 'promoções'],
    },
  },
}
