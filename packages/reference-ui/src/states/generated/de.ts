import type { Captured } from '../captured.ts'

/** Answers of the store server on de/de-de, made by scripts/captureStates.mjs. */
export const captured: Captured = {
 "menus": {
  "navigation": [
   {
    "title": "Damen",
    "url": "/search?filter.gender=women",
    "enTitle": "Women",
    "enUrl": "/search?filter.gender=women",
    "navigationAction": null,
    "mobileOnly": false,
    "highlighted": false,
    "columns": [
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Nach Schicht",
        "url": null,
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jacken",
          "url": "/search?filter.gender=women&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Isolationsjacken",
          "url": "/search?filter.gender=women&filter.category=insulation",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Westen",
          "url": "/search?filter.gender=women&filter.category=vests",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Midlayer",
          "url": "/search?filter.gender=women&filter.category=fleece",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Funktionswäsche",
          "url": "/search?filter.gender=women&filter.category=base-layers",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Jacken",
        "url": "/search?filter.gender=women&filter.category=jackets",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Hardshelljacken",
          "url": "/search?filter.gender=women&filter.category=jackets-shell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Regenjacken",
          "url": "/search?filter.gender=women&filter.category=jackets-rain",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Softshelljacken",
          "url": "/search?filter.gender=women&filter.category=jackets-softshell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Windjacken",
          "url": "/search?filter.gender=women&filter.category=jackets-wind",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Isolationsjacken",
        "url": "/search?filter.gender=women&filter.category=insulation",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Daunenjacken",
          "url": "/search?filter.gender=women&filter.category=insulation-down",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Kunstfaserjacken",
          "url": "/search?filter.gender=women&filter.category=insulation-synthetic",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Hosen",
        "url": "/search?filter.gender=women&filter.category=pants",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Wanderhosen",
          "url": "/search?filter.gender=women&filter.category=pants-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Softshellhosen",
          "url": "/search?filter.gender=women&filter.category=pants-softshell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Regenhosen",
          "url": "/search?filter.gender=women&filter.category=pants-rain",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Skihosen",
          "url": "/search?filter.gender=women&filter.category=pants-snow",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Shorts",
        "url": "/search?filter.gender=women&filter.category=shorts",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Wandershorts",
          "url": "/search?filter.gender=women&filter.category=shorts-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Laufshorts",
          "url": "/search?filter.gender=women&filter.category=shorts-running",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Radshorts",
          "url": "/search?filter.gender=women&filter.category=shorts-cycling",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Schuhe",
        "url": "/search?filter.gender=women&filter.category=shoes",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Trailrunningschuhe",
          "url": "/search?filter.gender=women&filter.category=shoes-trail",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Straßenlaufschuhe",
          "url": "/search?filter.gender=women&filter.category=shoes-road",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Wanderschuhe",
          "url": "/search?filter.gender=women&filter.category=shoes-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Zustiegsschuhe",
          "url": "/search?filter.gender=women&filter.category=shoes-approach",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Accessoires",
        "url": null,
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Handschuhe",
          "url": "/search?filter.category=gloves",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Mützen & Kappen",
          "url": "/search?filter.category=headwear",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Socken",
          "url": "/search?filter.category=socks",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": null,
        "url": null,
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Neuheiten",
          "url": "/search?filter.gender=women&sort=newest",
          "highlighted": true,
          "mobileOnly": false
         },
         {
          "title": "Reduziert",
          "url": "/search?filter.gender=women&filter.on_sale=1",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": {
       "url": "/media/ouzel-long-parka-w/snow/front.svg",
       "alt": "",
       "title": "Ouzel Wetterparka",
       "href": "/ouzel-long-parka-w"
      },
      "sections": []
     }
    ]
   },
   {
    "title": "Herren",
    "url": "/search?filter.gender=men",
    "enTitle": "Men",
    "enUrl": "/search?filter.gender=men",
    "navigationAction": null,
    "mobileOnly": false,
    "highlighted": false,
    "columns": [
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Nach Schicht",
        "url": null,
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jacken",
          "url": "/search?filter.gender=men&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Isolationsjacken",
          "url": "/search?filter.gender=men&filter.category=insulation",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Westen",
          "url": "/search?filter.gender=men&filter.category=vests",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Midlayer",
          "url": "/search?filter.gender=men&filter.category=fleece",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Funktionswäsche",
          "url": "/search?filter.gender=men&filter.category=base-layers",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Jacken",
        "url": "/search?filter.gender=men&filter.category=jackets",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Hardshelljacken",
          "url": "/search?filter.gender=men&filter.category=jackets-shell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Regenjacken",
          "url": "/search?filter.gender=men&filter.category=jackets-rain",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Softshelljacken",
          "url": "/search?filter.gender=men&filter.category=jackets-softshell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Windjacken",
          "url": "/search?filter.gender=men&filter.category=jackets-wind",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Isolationsjacken",
        "url": "/search?filter.gender=men&filter.category=insulation",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Daunenjacken",
          "url": "/search?filter.gender=men&filter.category=insulation-down",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Kunstfaserjacken",
          "url": "/search?filter.gender=men&filter.category=insulation-synthetic",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Hosen",
        "url": "/search?filter.gender=men&filter.category=pants",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Wanderhosen",
          "url": "/search?filter.gender=men&filter.category=pants-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Softshellhosen",
          "url": "/search?filter.gender=men&filter.category=pants-softshell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Regenhosen",
          "url": "/search?filter.gender=men&filter.category=pants-rain",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Skihosen",
          "url": "/search?filter.gender=men&filter.category=pants-snow",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Shorts",
        "url": "/search?filter.gender=men&filter.category=shorts",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Wandershorts",
          "url": "/search?filter.gender=men&filter.category=shorts-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Laufshorts",
          "url": "/search?filter.gender=men&filter.category=shorts-running",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Radshorts",
          "url": "/search?filter.gender=men&filter.category=shorts-cycling",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Schuhe",
        "url": "/search?filter.gender=men&filter.category=shoes",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Trailrunningschuhe",
          "url": "/search?filter.gender=men&filter.category=shoes-trail",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Straßenlaufschuhe",
          "url": "/search?filter.gender=men&filter.category=shoes-road",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Wanderschuhe",
          "url": "/search?filter.gender=men&filter.category=shoes-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Zustiegsschuhe",
          "url": "/search?filter.gender=men&filter.category=shoes-approach",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Accessoires",
        "url": null,
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Handschuhe",
          "url": "/search?filter.category=gloves",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Mützen & Kappen",
          "url": "/search?filter.category=headwear",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Socken",
          "url": "/search?filter.category=socks",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": null,
        "url": null,
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Neuheiten",
          "url": "/search?filter.gender=men&sort=newest",
          "highlighted": true,
          "mobileOnly": false
         },
         {
          "title": "Reduziert",
          "url": "/search?filter.gender=men&filter.on_sale=1",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": {
       "url": "/media/pinnacle-windproof-anorak-m/midnight/front.svg",
       "alt": "",
       "title": "Pinnacle Windanorak",
       "href": "/pinnacle-windproof-anorak-m"
      },
      "sections": []
     }
    ]
   },
   {
    "title": "Ausrüstung",
    "url": "/search?filter.category=packs&filter.category=shoes&filter.category=headwear&filter.category=gloves&filter.category=socks",
    "enTitle": "Equipment",
    "enUrl": null,
    "navigationAction": null,
    "mobileOnly": false,
    "highlighted": false,
    "columns": [
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Rucksäcke",
        "url": "/search?filter.category=packs",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Tagesrucksäcke",
          "url": "/search?filter.category=packs-day",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Laufrucksäcke",
          "url": "/search?filter.category=packs-running",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Trekkingrucksäcke",
          "url": "/search?filter.category=packs-trekking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Skitourenrucksäcke",
          "url": "/search?filter.category=packs-snow",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Schuhe",
        "url": "/search?filter.category=shoes",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Trailrunningschuhe",
          "url": "/search?filter.category=shoes-trail",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Straßenlaufschuhe",
          "url": "/search?filter.category=shoes-road",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Wanderschuhe",
          "url": "/search?filter.category=shoes-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Zustiegsschuhe",
          "url": "/search?filter.category=shoes-approach",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Mützen & Kappen",
        "url": "/search?filter.category=headwear",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Mützen",
          "url": "/search?filter.category=headwear-beanies",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Kappen",
          "url": "/search?filter.category=headwear-caps",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Handschuhe",
        "url": "/search?filter.category=gloves",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Tourenhandschuhe",
          "url": "/search?filter.category=gloves-shell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Unterziehhandschuhe",
          "url": "/search?filter.category=gloves-liner",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Radhandschuhe",
          "url": "/search?filter.category=gloves-cycling",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Socken",
        "url": "/search?filter.category=socks",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Wandersocken",
          "url": "/search?filter.category=socks-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Laufsocken",
          "url": "/search?filter.category=socks-running",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Radsocken",
          "url": "/search?filter.category=socks-cycling",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Skisocken",
          "url": "/search?filter.category=socks-snow",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": {
       "url": "/media/taiga-ski-touring-pack/graphite/front.svg",
       "alt": "",
       "title": "Taiga Skitourenrucksack",
       "href": "/taiga-ski-touring-pack"
      },
      "sections": []
     }
    ]
   },
   {
    "title": "Aktivitäten",
    "url": "/search?filter.activity=running&filter.activity=cycling&filter.activity=hiking&filter.activity=snow",
    "enTitle": "Activities",
    "enUrl": null,
    "navigationAction": null,
    "mobileOnly": false,
    "highlighted": false,
    "columns": [
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Laufen",
        "url": "/search?filter.activity=running",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jacken",
          "url": "/search?filter.activity=running&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Funktionswäsche",
          "url": "/search?filter.activity=running&filter.category=base-layers",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Tights",
          "url": "/search?filter.activity=running&filter.category=tights",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Shorts",
          "url": "/search?filter.activity=running&filter.category=shorts",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Schuhe",
          "url": "/search?filter.activity=running&filter.category=shoes",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Rucksäcke",
          "url": "/search?filter.activity=running&filter.category=packs",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Reduziert",
          "url": "/search?filter.activity=running&filter.on_sale=1",
          "highlighted": false,
          "mobileOnly": true
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Radfahren",
        "url": "/search?filter.activity=cycling",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jacken",
          "url": "/search?filter.activity=cycling&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Funktionswäsche",
          "url": "/search?filter.activity=cycling&filter.category=base-layers",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Hosen",
          "url": "/search?filter.activity=cycling&filter.category=pants",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Tights",
          "url": "/search?filter.activity=cycling&filter.category=tights",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Shorts",
          "url": "/search?filter.activity=cycling&filter.category=shorts",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Rucksäcke",
          "url": "/search?filter.activity=cycling&filter.category=packs",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Reduziert",
          "url": "/search?filter.activity=cycling&filter.on_sale=1",
          "highlighted": false,
          "mobileOnly": true
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Wandern",
        "url": "/search?filter.activity=hiking",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jacken",
          "url": "/search?filter.activity=hiking&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Funktionswäsche",
          "url": "/search?filter.activity=hiking&filter.category=base-layers",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Hosen",
          "url": "/search?filter.activity=hiking&filter.category=pants",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Tights",
          "url": "/search?filter.activity=hiking&filter.category=tights",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Shorts",
          "url": "/search?filter.activity=hiking&filter.category=shorts",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Schuhe",
          "url": "/search?filter.activity=hiking&filter.category=shoes",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Rucksäcke",
          "url": "/search?filter.activity=hiking&filter.category=packs",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Reduziert",
          "url": "/search?filter.activity=hiking&filter.on_sale=1",
          "highlighted": false,
          "mobileOnly": true
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": null,
      "sections": [
       {
        "heading": "Schnee",
        "url": "/search?filter.activity=snow",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jacken",
          "url": "/search?filter.activity=snow&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Funktionswäsche",
          "url": "/search?filter.activity=snow&filter.category=base-layers",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Hosen",
          "url": "/search?filter.activity=snow&filter.category=pants",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Tights",
          "url": "/search?filter.activity=snow&filter.category=tights",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Rucksäcke",
          "url": "/search?filter.activity=snow&filter.category=packs",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Reduziert",
          "url": "/search?filter.activity=snow&filter.on_sale=1",
          "highlighted": false,
          "mobileOnly": true
         }
        ]
       }
      ]
     },
     {
      "mobileOnly": false,
      "image": {
       "url": "/media/karst-road-running-shoes-w/ember/front.svg",
       "alt": "",
       "title": "Karst Straßenlaufschuhe",
       "href": "/karst-road-running-shoes-w"
      },
      "sections": []
     }
    ]
   },
   {
    "title": "Reduziert",
    "url": "/search?filter.on_sale=1",
    "enTitle": "Sale",
    "enUrl": null,
    "navigationAction": null,
    "mobileOnly": false,
    "highlighted": true,
    "columns": []
   },
   {
    "title": "Reparatur",
    "url": "/service#repair",
    "enTitle": "Repair",
    "enUrl": null,
    "navigationAction": null,
    "mobileOnly": true,
    "highlighted": false,
    "columns": []
   },
   {
    "title": "Suchen",
    "url": null,
    "enTitle": "Search",
    "enUrl": null,
    "navigationAction": "search",
    "mobileOnly": true,
    "highlighted": false,
    "columns": []
   }
  ],
  "footer": [
   {
    "heading": "Hilfe",
    "url": null,
    "highlighted": false,
    "mobileOnly": false,
    "links": [
     {
      "title": "Versand",
      "url": "/service#shipping",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Rückgabe",
      "url": "/service#returns",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Kontakt",
      "url": "/service#contact",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Reparatur",
      "url": "/service#repair",
      "highlighted": false,
      "mobileOnly": false
     }
    ]
   },
   {
    "heading": "Kleidung",
    "url": null,
    "highlighted": false,
    "mobileOnly": false,
    "links": [
     {
      "title": "Jacken",
      "url": "/search?filter.category=jackets",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Isolationsjacken",
      "url": "/search?filter.category=insulation",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Westen",
      "url": "/search?filter.category=vests",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Midlayer",
      "url": "/search?filter.category=fleece",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Funktionswäsche",
      "url": "/search?filter.category=base-layers",
      "highlighted": false,
      "mobileOnly": false
     }
    ]
   },
   {
    "heading": "Konto",
    "url": null,
    "highlighted": false,
    "mobileOnly": false,
    "links": [
     {
      "title": "Mein Konto",
      "url": "/account/dashboard",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Bestellungen",
      "url": "/account/orderhistory",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Wunschliste",
      "url": "/account/wishlist",
      "highlighted": false,
      "mobileOnly": false
     }
    ]
   }
  ],
  "service": {
   "heading": "Service & Hilfe",
   "url": null,
   "highlighted": false,
   "mobileOnly": false,
   "links": [
    {
     "title": "Versand",
     "url": "/service#shipping",
     "highlighted": false,
     "mobileOnly": false
    },
    {
     "title": "Rückgabe",
     "url": "/service#returns",
     "highlighted": false,
     "mobileOnly": false
    },
    {
     "title": "Kontakt",
     "url": "/service#contact",
     "highlighted": false,
     "mobileOnly": false
    }
   ]
  },
  "legal": [
   {
    "title": "Impressum",
    "url": "/legal/imprint",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "AGB",
    "url": "/legal/terms",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Datenschutz",
    "url": "/legal/privacy",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Widerrufsrecht",
    "url": "/legal/withdrawal",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Versand und Rückgabe",
    "url": "/legal/shipping",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Größe und Pflege",
    "url": "/legal/size-and-care",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Reparaturen",
    "url": "/legal/repairs",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Barrierefreiheit",
    "url": "/legal/accessibility",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "So prüfen wir Bewertungen",
    "url": "/legal/reviews",
    "highlighted": false,
    "mobileOnly": false
   }
  ],
  "contact": {
   "phone": "+44 808 157 0100",
   "hours": "MON-FRI 9AM - 6PM EST",
   "email": "help@cairn.example",
   "formUrl": "/contact/de",
   "chatUrl": null
  },
  "social": [
   {
    "name": "Instagram",
    "url": "https://www.instagram.com/explore/tags/cairn/"
   },
   {
    "name": "YouTube",
    "url": "https://www.youtube.com/hashtag/cairn"
   }
  ]
 },
 "promo": [
  {
   "message": "Die neue Saison ist da. [Zu den Neuheiten](/search?sort=newest)",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  },
  {
   "message": "Mit dem Profi-Programm sparst du **30 %**.",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  },
  {
   "message": "Kaputt? Wir reparieren es. [Mehr zur Reparatur](/service#repair)",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  }
 ],
 "home": {
  "hero": {
   "heading": "Outdoor-Kleidung, die lange hält",
   "text": "Hardshells, warme Jacken und Funktionswäsche zum Laufen, Radfahren, Wandern und für den Schnee.",
   "imageUrl": null,
   "primary": {
    "title": "Zu den Jacken",
    "url": "/search?filter.category=jackets",
    "highlighted": false,
    "mobileOnly": false
   },
   "secondary": {
    "title": "Zu den Neuheiten",
    "url": "/search?sort=newest",
    "highlighted": false,
    "mobileOnly": false
   }
  },
  "tilesHeading": "Kleidung nach Schicht",
  "tiles": [
   {
    "title": "Jacken",
    "url": "/search?filter.category=jackets",
    "images": [
     "/media/ouzel-long-parka-w/snow/front.svg",
     "/media/cinder-shell-jacket-w/sand/front.svg"
    ]
   },
   {
    "title": "Isolationsjacken",
    "url": "/search?filter.category=insulation",
    "images": [
     "/media/corrie-insulated-jacket-w/glacier/front.svg"
    ]
   },
   {
    "title": "Midlayer",
    "url": "/search?filter.category=fleece",
    "images": [
     "/media/orion-pile-fleece-w/snow/front.svg"
    ]
   },
   {
    "title": "Hosen",
    "url": "/search?filter.category=pants",
    "images": [
     "/media/shale-rain-pants-m/graphite/front.svg"
    ]
   },
   {
    "title": "Funktionswäsche",
    "url": "/search?filter.category=base-layers",
    "images": [
     "/media/wren-base-layer-top-w/ember/front.svg"
    ]
   }
  ],
  "story": {
   "heading": "Wir reparieren deine Kleidung",
   "text": "Eine gute Jacke soll viele Winter halten. Geht etwas kaputt, schick sie uns, egal wie alt sie ist: Wir öffnen die Naht, ersetzen das defekte Teil und schicken dir die Jacke zurück. Reparierte Stellen können sichtbar sein.",
   "imageUrl": null,
   "facts": [
    {
     "term": "Reißverschlüsse, Bündchen",
     "text": "Kostenlos, ein Leben lang"
    },
    {
     "term": "Risse, Nähte",
     "text": "Zum Selbstkostenpreis, in zehn Tagen zurück"
    },
    {
     "term": "Nicht zu reparieren",
     "text": "Wir verwenden die Teile für andere Reparaturen"
    }
   ],
   "link": {
    "title": "So läuft eine Reparatur ab",
    "url": "/legal/repairs",
    "highlighted": false,
    "mobileOnly": false
   }
  }
 },
 "found": {
  "term": "jacke",
  "products": [
   {
    "id": "105",
    "slug": "cinder-shell-jacket-w",
    "name": "Cinder Hardshelljacke",
    "category": [
     "Jacken",
     "Hardshell"
    ],
    "imageUrl": "/media/cinder-shell-jacket-w/sand/front-400.webp",
    "variantId": "10501",
    "secondImageUrl": "/media/cinder-shell-jacket-w/sand/back-400.webp",
    "rating": {
     "average": 4.2,
     "count": 36
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     },
     {
      "key": "moss",
      "name": "Moosgrün",
      "hex": "#66703f"
     },
     {
      "key": "graphite",
      "name": "Graphitgrau",
      "hex": "#50545a"
     },
     {
      "key": "fjord",
      "name": "Fjordblau",
      "hex": "#236579"
     }
    ],
    "badge": null
   },
   {
    "id": "116",
    "slug": "waymark-snow-shell-jacket-w",
    "name": "Waymark Skijacke",
    "category": [
     "Jacken",
     "Hardshell"
    ],
    "imageUrl": "/media/waymark-snow-shell-jacket-w/ember/front-400.webp",
    "variantId": "11601",
    "secondImageUrl": "/media/waymark-snow-shell-jacket-w/ember/back-400.webp",
    "rating": {
     "average": 4.2,
     "count": 28
    },
    "price": {
     "amount": 46900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "ember",
      "name": "Glutorange",
      "hex": "#c2542d"
     },
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     }
    ],
    "badge": null
   },
   {
    "id": "202",
    "slug": "orion-pile-fleece-w",
    "name": "Orion Hochflor-Fleecejacke",
    "category": [
     "Midlayer",
     "Hochflorfleece"
    ],
    "imageUrl": "/media/orion-pile-fleece-w/snow/front-400.webp",
    "variantId": "20201",
    "secondImageUrl": "/media/orion-pile-fleece-w/snow/back-400.webp",
    "rating": {
     "average": 4.1,
     "count": 8
    },
    "price": {
     "amount": 13900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "snow",
      "name": "Schneeweiß",
      "hex": "#e6e4de"
     },
     {
      "key": "fjord",
      "name": "Fjordblau",
      "hex": "#236579"
     }
    ],
    "badge": null
   },
   {
    "id": "109",
    "slug": "larch-shell-jacket-w",
    "name": "Larch Hardshelljacke",
    "category": [
     "Jacken",
     "Hardshell"
    ],
    "imageUrl": "/media/larch-shell-jacket-w/graphite/front-400.webp",
    "variantId": "10901",
    "secondImageUrl": "/media/larch-shell-jacket-w/graphite/back-400.webp",
    "rating": {
     "average": 4.2,
     "count": 39
    },
    "price": {
     "amount": 39900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "graphite",
      "name": "Graphitgrau",
      "hex": "#50545a"
     },
     {
      "key": "ember",
      "name": "Glutorange",
      "hex": "#c2542d"
     },
     {
      "key": "poppy",
      "name": "Mohnrot",
      "hex": "#d43a33"
     },
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     }
    ],
    "badge": null
   },
   {
    "id": "203",
    "slug": "ford-pile-fleece-m",
    "name": "Ford Hochflor-Fleecejacke",
    "category": [
     "Midlayer",
     "Hochflorfleece"
    ],
    "imageUrl": "/media/ford-pile-fleece-m/snow/front-400.webp",
    "variantId": "20301",
    "secondImageUrl": "/media/ford-pile-fleece-m/snow/back-400.webp",
    "rating": {
     "average": 3.8,
     "count": 5
    },
    "price": {
     "amount": 9900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "snow",
      "name": "Schneeweiß",
      "hex": "#e6e4de"
     },
     {
      "key": "ember",
      "name": "Glutorange",
      "hex": "#c2542d"
     },
     {
      "key": "fjord",
      "name": "Fjordblau",
      "hex": "#236579"
     },
     {
      "key": "poppy",
      "name": "Mohnrot",
      "hex": "#d43a33"
     }
    ],
    "badge": null
   },
   {
    "id": "153",
    "slug": "raven-running-wind-jacket-w",
    "name": "Raven Lauf-Windjacke",
    "category": [
     "Jacken",
     "Wind"
    ],
    "imageUrl": "/media/raven-running-wind-jacket-w/fjord/front-400.webp",
    "variantId": "15301",
    "secondImageUrl": "/media/raven-running-wind-jacket-w/fjord/back-400.webp",
    "rating": {
     "average": 4,
     "count": 24
    },
    "price": {
     "amount": 13900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "fjord",
      "name": "Fjordblau",
      "hex": "#236579"
     },
     {
      "key": "poppy",
      "name": "Mohnrot",
      "hex": "#d43a33"
     },
     {
      "key": "snow",
      "name": "Schneeweiß",
      "hex": "#e6e4de"
     }
    ],
    "badge": null
   },
   {
    "id": "130",
    "slug": "ford-rain-jacket",
    "name": "Ford Regenjacke",
    "category": [
     "Jacken",
     "Regen"
    ],
    "imageUrl": "/media/ford-rain-jacket/glacier/front-400.webp",
    "variantId": "13001",
    "secondImageUrl": "/media/ford-rain-jacket/glacier/back-400.webp",
    "rating": {
     "average": 3,
     "count": 3
    },
    "price": {
     "amount": 14900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "glacier",
      "name": "Gletscherblau",
      "hex": "#8db6c8"
     },
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     },
     {
      "key": "ember",
      "name": "Glutorange",
      "hex": "#c2542d"
     },
     {
      "key": "fjord",
      "name": "Fjordblau",
      "hex": "#236579"
     }
    ],
    "badge": null
   },
   {
    "id": "124",
    "slug": "arete-rain-jacket",
    "name": "Arete Regenjacke",
    "category": [
     "Jacken",
     "Regen"
    ],
    "imageUrl": "/media/arete-rain-jacket/glacier/front-400.webp",
    "variantId": "12402",
    "secondImageUrl": "/media/arete-rain-jacket/glacier/back-400.webp",
    "rating": {
     "average": 4,
     "count": 17
    },
    "price": {
     "amount": 16900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "glacier",
      "name": "Gletscherblau",
      "hex": "#8db6c8"
     },
     {
      "key": "lichen",
      "name": "Flechtengrün",
      "hex": "#b4bc82"
     },
     {
      "key": "graphite",
      "name": "Graphitgrau",
      "hex": "#50545a"
     }
    ],
    "badge": null
   },
   {
    "id": "140",
    "slug": "solstice-softshell-jacket-w",
    "name": "Solstice Softshelljacke",
    "category": [
     "Jacken",
     "Softshell"
    ],
    "imageUrl": "/media/solstice-softshell-jacket-w/sand/front-400.webp",
    "variantId": "14001",
    "secondImageUrl": "/media/solstice-softshell-jacket-w/sand/back-400.webp",
    "rating": {
     "average": 4,
     "count": 4
    },
    "price": {
     "amount": 15900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     },
     {
      "key": "lichen",
      "name": "Flechtengrün",
      "hex": "#b4bc82"
     }
    ],
    "badge": null
   },
   {
    "id": "110",
    "slug": "plover-snow-shell-jacket-w",
    "name": "Plover Skijacke",
    "category": [
     "Jacken",
     "Hardshell"
    ],
    "imageUrl": "/media/plover-snow-shell-jacket-w/fjord/front-400.webp",
    "variantId": "11002",
    "secondImageUrl": "/media/plover-snow-shell-jacket-w/fjord/back-400.webp",
    "rating": {
     "average": 4,
     "count": 1
    },
    "price": {
     "amount": 40900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "fjord",
      "name": "Fjordblau",
      "hex": "#236579"
     },
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     },
     {
      "key": "graphite",
      "name": "Graphitgrau",
      "hex": "#50545a"
     },
     {
      "key": "gorse",
      "name": "Ginstergelb",
      "hex": "#edc021"
     }
    ],
    "badge": null
   },
   {
    "id": "154",
    "slug": "chough-running-wind-jacket-m",
    "name": "Chough Lauf-Windjacke",
    "category": [
     "Jacken",
     "Wind"
    ],
    "imageUrl": "/media/chough-running-wind-jacket-m/midnight/front-400.webp",
    "variantId": "15401",
    "secondImageUrl": "/media/chough-running-wind-jacket-m/midnight/back-400.webp",
    "rating": {
     "average": 4.7,
     "count": 3
    },
    "custom": {
     "lowestPrice30": 89,
     "priceNote": "Niedrigster Preis der 30 Tage vor der Reduzierung: 89,00 €"
    },
    "price": {
     "amount": 6200,
     "currency": "EUR"
    },
    "regularPrice": {
     "amount": 8900,
     "currency": "EUR"
    },
    "tones": [
     {
      "key": "midnight",
      "name": "Nachtblau",
      "hex": "#27345a"
     },
     {
      "key": "glacier",
      "name": "Gletscherblau",
      "hex": "#8db6c8"
     }
    ],
    "badge": "sale"
   },
   {
    "id": "133",
    "slug": "ember-cycling-rain-jacket-w",
    "name": "Ember Rad-Regenjacke",
    "category": [
     "Jacken",
     "Regen"
    ],
    "imageUrl": "/media/ember-cycling-rain-jacket-w/snow/front-400.webp",
    "variantId": "13301",
    "secondImageUrl": "/media/ember-cycling-rain-jacket-w/snow/back-400.webp",
    "rating": {
     "average": 4.4,
     "count": 17
    },
    "price": {
     "amount": 23900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "snow",
      "name": "Schneeweiß",
      "hex": "#e6e4de"
     },
     {
      "key": "fjord",
      "name": "Fjordblau",
      "hex": "#236579"
     },
     {
      "key": "lichen",
      "name": "Flechtengrün",
      "hex": "#b4bc82"
     },
     {
      "key": "midnight",
      "name": "Nachtblau",
      "hex": "#27345a"
     }
    ],
    "badge": null
   }
  ],
  "total": 91,
  "page": 1,
  "pages": 8,
  "facets": [
   {
    "field": "category",
    "label": "Kategorie",
    "values": [
     {
      "value": "jackets-shell",
      "label": "Jacken · Hardshell",
      "count": 21,
      "isActive": false
     },
     {
      "value": "jackets-rain",
      "label": "Jacken · Regen",
      "count": 13,
      "isActive": false
     },
     {
      "value": "jackets-softshell",
      "label": "Jacken · Softshell",
      "count": 7,
      "isActive": false
     },
     {
      "value": "jackets-wind",
      "label": "Jacken · Wind",
      "count": 13,
      "isActive": false
     },
     {
      "value": "fleece-pile",
      "label": "Midlayer · Hochflorfleece",
      "count": 7,
      "isActive": false
     },
     {
      "value": "fleece-light",
      "label": "Midlayer · Leichtfleece",
      "count": 6,
      "isActive": false
     },
     {
      "value": "insulation-down",
      "label": "Isolationsjacken · Daune",
      "count": 13,
      "isActive": false
     },
     {
      "value": "insulation-synthetic",
      "label": "Isolationsjacken · Kunstfaser",
      "count": 11,
      "isActive": false
     }
    ]
   },
   {
    "field": "gender",
    "label": "Geschlecht",
    "values": [
     {
      "value": "women",
      "label": "Damen",
      "count": 46,
      "isActive": false
     },
     {
      "value": "men",
      "label": "Herren",
      "count": 38,
      "isActive": false
     },
     {
      "value": "all",
      "label": "Unisex",
      "count": 7,
      "isActive": false
     }
    ]
   },
   {
    "field": "price",
    "label": "Preis",
    "values": [
     {
      "value": "..150",
      "label": "Bis 150 €",
      "count": 32,
      "isActive": false
     },
     {
      "value": "150..250",
      "label": "150–250 €",
      "count": 32,
      "isActive": false
     },
     {
      "value": "250..",
      "label": "Ab 250 €",
      "count": 27,
      "isActive": false
     }
    ]
   },
   {
    "field": "activity",
    "label": "Aktivität",
    "values": [
     {
      "value": "running",
      "label": "Laufen",
      "count": 7,
      "isActive": false
     },
     {
      "value": "cycling",
      "label": "Radfahren",
      "count": 23,
      "isActive": false
     },
     {
      "value": "snow",
      "label": "Schnee",
      "count": 59,
      "isActive": false
     },
     {
      "value": "hiking",
      "label": "Wandern",
      "count": 73,
      "isActive": false
     }
    ]
   },
   {
    "field": "color",
    "label": "Farbe",
    "values": [
     {
      "value": "fjord",
      "label": "Fjordblau",
      "count": 31,
      "isActive": false,
      "hex": "#236579"
     },
     {
      "value": "lichen",
      "label": "Flechtengrün",
      "count": 22,
      "isActive": false,
      "hex": "#b4bc82"
     },
     {
      "value": "gorse",
      "label": "Ginstergelb",
      "count": 16,
      "isActive": false,
      "hex": "#edc021"
     },
     {
      "value": "glacier",
      "label": "Gletscherblau",
      "count": 24,
      "isActive": false,
      "hex": "#8db6c8"
     },
     {
      "value": "ember",
      "label": "Glutorange",
      "count": 32,
      "isActive": false,
      "hex": "#c2542d"
     },
     {
      "value": "graphite",
      "label": "Graphitgrau",
      "count": 27,
      "isActive": false,
      "hex": "#50545a"
     },
     {
      "value": "poppy",
      "label": "Mohnrot",
      "count": 23,
      "isActive": false,
      "hex": "#d43a33"
     },
     {
      "value": "moss",
      "label": "Moosgrün",
      "count": 19,
      "isActive": false,
      "hex": "#66703f"
     },
     {
      "value": "midnight",
      "label": "Nachtblau",
      "count": 29,
      "isActive": false,
      "hex": "#27345a"
     },
     {
      "value": "sand",
      "label": "Sand",
      "count": 24,
      "isActive": false,
      "hex": "#cbb58c"
     },
     {
      "value": "snow",
      "label": "Schneeweiß",
      "count": 26,
      "isActive": false,
      "hex": "#e6e4de"
     }
    ]
   },
   {
    "field": "size",
    "label": "Größe",
    "values": [
     {
      "value": "xs",
      "label": "XS",
      "count": 89,
      "isActive": false
     },
     {
      "value": "s",
      "label": "S",
      "count": 89,
      "isActive": false
     },
     {
      "value": "m",
      "label": "M",
      "count": 89,
      "isActive": false
     },
     {
      "value": "l",
      "label": "L",
      "count": 89,
      "isActive": false
     },
     {
      "value": "xl",
      "label": "XL",
      "count": 89,
      "isActive": false
     },
     {
      "value": "xxl",
      "label": "XXL",
      "count": 89,
      "isActive": false
     }
    ]
   },
   {
    "field": "fit",
    "label": "Passform",
    "values": [
     {
      "value": "regular",
      "label": "Normal geschnitten",
      "count": 37,
      "isActive": false
     },
     {
      "value": "relaxed",
      "label": "Weit geschnitten",
      "count": 54,
      "isActive": false
     }
    ]
   },
   {
    "field": "warmth",
    "label": "Wärme",
    "values": [
     {
      "value": "1",
      "label": "Kaum wärmend",
      "count": 24,
      "isActive": false
     },
     {
      "value": "2",
      "label": "Leicht wärmend",
      "count": 25,
      "isActive": false
     },
     {
      "value": "3",
      "label": "Mittelwarm",
      "count": 6,
      "isActive": false
     },
     {
      "value": "4",
      "label": "Warm",
      "count": 27,
      "isActive": false
     },
     {
      "value": "5",
      "label": "Sehr warm",
      "count": 9,
      "isActive": false
     }
    ]
   },
   {
    "field": "waterproofness",
    "label": "Wasserdichtigkeit",
    "values": [
     {
      "value": "5000",
      "label": "Wasserdicht ab 5.000 mm",
      "count": 34,
      "isActive": false
     },
     {
      "value": "10000",
      "label": "Wasserdicht ab 10.000 mm",
      "count": 34,
      "isActive": false
     },
     {
      "value": "20000",
      "label": "Wasserdicht ab 20.000 mm",
      "count": 12,
      "isActive": false
     }
    ]
   },
   {
    "field": "rating",
    "label": "Bewertung",
    "values": [
     {
      "value": "4.5",
      "label": "Ab 4,5 Sternen",
      "count": 14,
      "isActive": false
     },
     {
      "value": "4",
      "label": "Ab 4 Sternen",
      "count": 63,
      "isActive": false
     },
     {
      "value": "3",
      "label": "Ab 3 Sternen",
      "count": 75,
      "isActive": false
     }
    ]
   }
  ],
  "redirect": ""
 },
 "popular": [
  "Regenjacke",
  "Daunenjacke",
  "Merino",
  "Wanderhose",
  "Rucksack",
  "Mütze"
 ],
 "topSellers": [
  {
   "id": "119",
   "slug": "ouzel-long-parka-w",
   "name": "Ouzel Wetterparka",
   "category": [
    "Jacken",
    "Hardshell"
   ],
   "imageUrl": "/media/ouzel-long-parka-w/snow/front-400.webp",
   "variantId": "11901",
   "secondImageUrl": "/media/ouzel-long-parka-w/snow/back-400.webp",
   "rating": {
    "average": 4.1,
    "count": 39
   },
   "price": {
    "amount": 20900,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "snow",
     "name": "Schneeweiß",
     "hex": "#e6e4de"
    },
    {
     "key": "poppy",
     "name": "Mohnrot",
     "hex": "#d43a33"
    },
    {
     "key": "glacier",
     "name": "Gletscherblau",
     "hex": "#8db6c8"
    }
   ],
   "badge": null
  },
  {
   "id": "351",
   "slug": "moss-running-cap",
   "name": "Moss Laufkappe",
   "category": [
    "Mützen & Kappen",
    "Kappen"
   ],
   "imageUrl": "/media/moss-running-cap/snow/front-400.webp",
   "variantId": "35102",
   "secondImageUrl": "/media/moss-running-cap/snow/back-400.webp",
   "rating": {
    "average": 4.4,
    "count": 25
   },
   "custom": {
    "lowestPrice30": 27.95,
    "priceNote": "Niedrigster Preis der 30 Tage vor der Reduzierung: 27,95 €"
   },
   "price": {
    "amount": 2595,
    "currency": "EUR"
   },
   "regularPrice": {
    "amount": 2795,
    "currency": "EUR"
   },
   "tones": [
    {
     "key": "snow",
     "name": "Schneeweiß",
     "hex": "#e6e4de"
    },
    {
     "key": "graphite",
     "name": "Graphitgrau",
     "hex": "#50545a"
    },
    {
     "key": "gorse",
     "name": "Ginstergelb",
     "hex": "#edc021"
    }
   ],
   "badge": "sale"
  },
  {
   "id": "105",
   "slug": "cinder-shell-jacket-w",
   "name": "Cinder Hardshelljacke",
   "category": [
    "Jacken",
    "Hardshell"
   ],
   "imageUrl": "/media/cinder-shell-jacket-w/sand/front-400.webp",
   "variantId": "10501",
   "secondImageUrl": "/media/cinder-shell-jacket-w/sand/back-400.webp",
   "rating": {
    "average": 4.2,
    "count": 36
   },
   "price": {
    "amount": 34900,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "sand",
     "name": "Sand",
     "hex": "#cbb58c"
    },
    {
     "key": "moss",
     "name": "Moosgrün",
     "hex": "#66703f"
    },
    {
     "key": "graphite",
     "name": "Graphitgrau",
     "hex": "#50545a"
    },
    {
     "key": "fjord",
     "name": "Fjordblau",
     "hex": "#236579"
    }
   ],
   "badge": null
  },
  {
   "id": "248",
   "slug": "firn-running-tee-w",
   "name": "Firn Laufshirt",
   "category": [
    "T-Shirts",
    "Sport"
   ],
   "imageUrl": "/media/firn-running-tee-w/glacier/front-400.webp",
   "variantId": "24801",
   "secondImageUrl": "/media/firn-running-tee-w/glacier/back-400.webp",
   "rating": {
    "average": 4.4,
    "count": 38
   },
   "price": {
    "amount": 4500,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "glacier",
     "name": "Gletscherblau",
     "hex": "#8db6c8"
    },
    {
     "key": "snow",
     "name": "Schneeweiß",
     "hex": "#e6e4de"
    },
    {
     "key": "graphite",
     "name": "Graphitgrau",
     "hex": "#50545a"
    },
    {
     "key": "fjord",
     "name": "Fjordblau",
     "hex": "#236579"
    }
   ],
   "badge": null
  },
  {
   "id": "308",
   "slug": "karst-thermal-tights-m",
   "name": "Karst Thermotights",
   "category": [
    "Tights",
    "Laufen"
   ],
   "imageUrl": "/media/karst-thermal-tights-m/lichen/front-400.webp",
   "variantId": "30801",
   "secondImageUrl": "/media/karst-thermal-tights-m/lichen/back-400.webp",
   "rating": {
    "average": 3.6,
    "count": 17
   },
   "price": {
    "amount": 9900,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "lichen",
     "name": "Flechtengrün",
     "hex": "#b4bc82"
    },
    {
     "key": "moss",
     "name": "Moosgrün",
     "hex": "#66703f"
    },
    {
     "key": "glacier",
     "name": "Gletscherblau",
     "hex": "#8db6c8"
    }
   ],
   "badge": null
  },
  {
   "id": "426",
   "slug": "karst-road-running-shoes-w",
   "name": "Karst Straßenlaufschuhe",
   "category": [
    "Schuhe",
    "Straße"
   ],
   "imageUrl": "/media/karst-road-running-shoes-w/ember/front-400.webp",
   "variantId": "42601",
   "secondImageUrl": "/media/karst-road-running-shoes-w/ember/back-400.webp",
   "rating": {
    "average": 4.3,
    "count": 9
   },
   "price": {
    "amount": 12900,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "ember",
     "name": "Glutorange",
     "hex": "#c2542d"
    },
    {
     "key": "sand",
     "name": "Sand",
     "hex": "#cbb58c"
    },
    {
     "key": "gorse",
     "name": "Ginstergelb",
     "hex": "#edc021"
    }
   ],
   "badge": null
  },
  {
   "id": "336",
   "slug": "plateau-snow-gloves-m",
   "name": "Plateau Skihandschuhe",
   "category": [
    "Handschuhe",
    "Touren"
   ],
   "imageUrl": "/media/plateau-snow-gloves-m/poppy/front-400.webp",
   "variantId": "33601",
   "secondImageUrl": "/media/plateau-snow-gloves-m/poppy/back-400.webp",
   "rating": {
    "average": 4.2,
    "count": 21
   },
   "price": {
    "amount": 14900,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "poppy",
     "name": "Mohnrot",
     "hex": "#d43a33"
    },
    {
     "key": "moss",
     "name": "Moosgrün",
     "hex": "#66703f"
    },
    {
     "key": "graphite",
     "name": "Graphitgrau",
     "hex": "#50545a"
    }
   ],
   "badge": null
  },
  {
   "id": "283",
   "slug": "ember-snow-pants-m",
   "name": "Ember Skihose",
   "category": [
    "Hosen",
    "Schnee"
   ],
   "imageUrl": "/media/ember-snow-pants-m/poppy/front-400.webp",
   "variantId": "28301",
   "secondImageUrl": "/media/ember-snow-pants-m/poppy/back-400.webp",
   "rating": {
    "average": 3.9,
    "count": 15
   },
   "price": {
    "amount": 21900,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "poppy",
     "name": "Mohnrot",
     "hex": "#d43a33"
    },
    {
     "key": "ember",
     "name": "Glutorange",
     "hex": "#c2542d"
    },
    {
     "key": "moss",
     "name": "Moosgrün",
     "hex": "#66703f"
    }
   ],
   "badge": null
  }
 ],
 "suggestion": {
  "query": "jacke",
  "corrected": null,
  "suggested": "Jacken",
  "alternatives": [
   "Regenjacke",
   "Daunenjacke",
   "Daunenjacken",
   "Hardshelljacken"
  ]
 },
 "product": {
  "id": "105",
  "sku": "CN0105",
  "slug": "cinder-shell-jacket-w",
  "name": "Cinder Hardshelljacke",
  "category": [
   "Jacken",
   "Hardshell"
  ],
  "breadcrumbs": [
   {
    "title": "Damen",
    "url": "/search?filter.gender=women"
   },
   {
    "title": "Jacken",
    "url": "/search?filter.gender=women&filter.category=jackets"
   },
   {
    "title": "Hardshelljacken",
    "url": "/search?filter.gender=women&filter.category=jackets-shell"
   }
  ],
  "brand": "Cairn",
  "summary": "Wasserdichte Jacke für Regen und nassen Schnee. Für kalte Tage in den Bergen.",
  "description": "Für Skitouren, Schneeschuhwanderungen und Wintertage draußen. Drei fest verbundene Lagen halten Regen und Wind ab und lassen Feuchtigkeit nach außen. Der Schnitt ist weit genug für eine warme Schicht darunter. Von unserem Reparaturteam mehrere Monate lang getestet.",
  "features": [
   "Helmtaugliche Kapuze mit verstärktem Schirm",
   "Zweiwege-Frontreißverschluss",
   "Zwei Einschubtaschen mit Reißverschluss",
   "Brusttasche mit Reißverschluss",
   "Bündchenriegel, die sich auch mit Handschuhen schließen lassen",
   "Saumkordel, an beiden Seiten verstellbar",
   "Alle Nähte getapt",
   "Innentasche für Karte und Handy",
   "Lässt sich in der eigenen Tasche verstauen",
   "Gewicht: 355 g (XS), 390 g (M), 445 g (XXL)",
   "Wärme: 2 von 5 – für kühle Tage (1 = milde Tage, 5 = strenger Frost)",
   "Wasserdichtigkeit: 20.000 mm Wassersäule – für starken Regen den ganzen Tag (5.000 mm = Schauer, 20.000 mm = starker Regen den ganzen Tag)"
  ],
  "materials": "Oberstoff: 100 % recyceltes Polyamid. Membran: 100 % Polyurethan. Innenseite: 100 % Polyamid.",
  "care": "Reißverschlüsse schließen, bei 30 °C in der Maschine waschen und zweimal spülen. Auf niedriger Stufe im Trockner trocknen, das frischt die Imprägnierung auf. Hersteller: Cairn Demonstration GmbH, Musterweg 1, 00000 Musterstadt, Deutschland (erfundene Adresse), help@cairn.example.",
  "fit": "Weite Passform, gemacht für warme Schichten darunter. Endet an der Hüfte. Rückenlänge: 66 cm (XS), 68 cm (S), 70 cm (M), 72 cm (L), 74 cm (XL), 76 cm (XXL).",
  "gender": "women",
  "activities": [
   "hiking",
   "snow"
  ],
  "taxIncluded": true,
  "options": [
   {
    "name": "Color",
    "values": [
     {
      "key": "sand",
      "label": "Sand",
      "hex": "#cbb58c",
      "images": [
       {
        "view": "front",
        "url": "/media/cinder-shell-jacket-w/sand/front.svg"
       },
       {
        "view": "back",
        "url": "/media/cinder-shell-jacket-w/sand/back.svg"
       },
       {
        "view": "detail",
        "url": "/media/cinder-shell-jacket-w/sand/detail.svg"
       }
      ]
     },
     {
      "key": "moss",
      "label": "Moosgrün",
      "hex": "#66703f",
      "images": [
       {
        "view": "front",
        "url": "/media/cinder-shell-jacket-w/moss/front.svg"
       },
       {
        "view": "back",
        "url": "/media/cinder-shell-jacket-w/moss/back.svg"
       },
       {
        "view": "detail",
        "url": "/media/cinder-shell-jacket-w/moss/detail.svg"
       }
      ]
     },
     {
      "key": "graphite",
      "label": "Graphitgrau",
      "hex": "#50545a",
      "images": [
       {
        "view": "front",
        "url": "/media/cinder-shell-jacket-w/graphite/front.svg"
       },
       {
        "view": "back",
        "url": "/media/cinder-shell-jacket-w/graphite/back.svg"
       },
       {
        "view": "detail",
        "url": "/media/cinder-shell-jacket-w/graphite/detail.svg"
       }
      ]
     },
     {
      "key": "fjord",
      "label": "Fjordblau",
      "hex": "#236579",
      "images": [
       {
        "view": "front",
        "url": "/media/cinder-shell-jacket-w/fjord/front.svg"
       },
       {
        "view": "back",
        "url": "/media/cinder-shell-jacket-w/fjord/back.svg"
       },
       {
        "view": "detail",
        "url": "/media/cinder-shell-jacket-w/fjord/detail.svg"
       }
      ]
     }
    ]
   },
   {
    "name": "Size",
    "values": [
     {
      "key": "xs",
      "label": "XS"
     },
     {
      "key": "s",
      "label": "S"
     },
     {
      "key": "m",
      "label": "M"
     },
     {
      "key": "l",
      "label": "L"
     },
     {
      "key": "xl",
      "label": "XL"
     },
     {
      "key": "xxl",
      "label": "XXL"
     }
    ]
   }
  ],
  "images": [],
  "variants": [
   {
    "id": "10501",
    "sku": "CN0105-SAN-XS",
    "options": {
     "Color": "sand",
     "Size": "xs"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 42
   },
   {
    "id": "10502",
    "sku": "CN0105-SAN-S",
    "options": {
     "Color": "sand",
     "Size": "s"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 50
   },
   {
    "id": "10503",
    "sku": "CN0105-SAN-M",
    "options": {
     "Color": "sand",
     "Size": "m"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 47
   },
   {
    "id": "10504",
    "sku": "CN0105-SAN-L",
    "options": {
     "Color": "sand",
     "Size": "l"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 31
   },
   {
    "id": "10505",
    "sku": "CN0105-SAN-XL",
    "options": {
     "Color": "sand",
     "Size": "xl"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 49
   },
   {
    "id": "10506",
    "sku": "CN0105-SAN-XXL",
    "options": {
     "Color": "sand",
     "Size": "xxl"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 10
   },
   {
    "id": "10521",
    "sku": "CN0105-MOS-XS",
    "options": {
     "Color": "moss",
     "Size": "xs"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 51
   },
   {
    "id": "10522",
    "sku": "CN0105-MOS-S",
    "options": {
     "Color": "moss",
     "Size": "s"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 5
   },
   {
    "id": "10523",
    "sku": "CN0105-MOS-M",
    "options": {
     "Color": "moss",
     "Size": "m"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": false,
    "inventoryLevel": 0
   },
   {
    "id": "10524",
    "sku": "CN0105-MOS-L",
    "options": {
     "Color": "moss",
     "Size": "l"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 0
   },
   {
    "id": "10525",
    "sku": "CN0105-MOS-XL",
    "options": {
     "Color": "moss",
     "Size": "xl"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 17
   },
   {
    "id": "10526",
    "sku": "CN0105-MOS-XXL",
    "options": {
     "Color": "moss",
     "Size": "xxl"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 32
   },
   {
    "id": "10541",
    "sku": "CN0105-GRA-XS",
    "options": {
     "Color": "graphite",
     "Size": "xs"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 10
   },
   {
    "id": "10542",
    "sku": "CN0105-GRA-S",
    "options": {
     "Color": "graphite",
     "Size": "s"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 35
   },
   {
    "id": "10543",
    "sku": "CN0105-GRA-M",
    "options": {
     "Color": "graphite",
     "Size": "m"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 59
   },
   {
    "id": "10544",
    "sku": "CN0105-GRA-L",
    "options": {
     "Color": "graphite",
     "Size": "l"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 26
   },
   {
    "id": "10545",
    "sku": "CN0105-GRA-XL",
    "options": {
     "Color": "graphite",
     "Size": "xl"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 9
   },
   {
    "id": "10546",
    "sku": "CN0105-GRA-XXL",
    "options": {
     "Color": "graphite",
     "Size": "xxl"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 26
   },
   {
    "id": "10561",
    "sku": "CN0105-FJO-XS",
    "options": {
     "Color": "fjord",
     "Size": "xs"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 49
   },
   {
    "id": "10562",
    "sku": "CN0105-FJO-S",
    "options": {
     "Color": "fjord",
     "Size": "s"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 6
   },
   {
    "id": "10563",
    "sku": "CN0105-FJO-M",
    "options": {
     "Color": "fjord",
     "Size": "m"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": false,
    "inventoryLevel": 0
   },
   {
    "id": "10564",
    "sku": "CN0105-FJO-L",
    "options": {
     "Color": "fjord",
     "Size": "l"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 37
   },
   {
    "id": "10565",
    "sku": "CN0105-FJO-XL",
    "options": {
     "Color": "fjord",
     "Size": "xl"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 3
   },
   {
    "id": "10566",
    "sku": "CN0105-FJO-XXL",
    "options": {
     "Color": "fjord",
     "Size": "xxl"
    },
    "price": {
     "amount": 34900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 44
   }
  ],
  "isComingSoon": false,
  "isRetired": false,
  "stores": [
   "EU",
   "US"
  ],
  "custom": {
   "warmth": {
    "level": 2,
    "text": "2 von 5 – für kühle Tage"
   },
   "waterproofness": {
    "millimetres": 20000,
    "text": "20.000 mm Wassersäule – für starken Regen den ganzen Tag"
   },
   "unshippableTo": [
    "CH"
   ]
  }
 },
 "reviews": {
  "list": [
   {
    "id": "10512",
    "score": 4,
    "title": "Würde ich wieder kaufen",
    "content": "Schlicht und robust, ohne Schnickschnack.",
    "language": "de",
    "author": "Greta L.",
    "createdAt": "2026-02-07T00:00:00.000Z",
    "isVerified": false,
    "size": "xl",
    "fit": 3,
    "quality": 4
   },
   {
    "id": "10522",
    "score": 4,
    "title": "Guter Kauf",
    "content": "Leicht, gut verarbeitet und von der ersten Stunde an bequem. Ich habe gleich noch einmal bestellt.",
    "language": "de",
    "author": "Miriam S.",
    "createdAt": "2025-08-06T00:00:00.000Z",
    "isVerified": true,
    "size": "xxl",
    "fit": 3,
    "quality": 4
   },
   {
    "id": "10500",
    "score": 4,
    "title": "Well made",
    "content": "Even nicer in real life than in the photos. A birthday present for my best friend, who was delighted.",
    "language": "en",
    "author": "Owen T.",
    "createdAt": "2026-11-04T00:00:00.000Z",
    "isVerified": false,
    "size": "m",
    "fit": null,
    "quality": 4
   },
   {
    "id": "10501",
    "score": 5,
    "title": "My new go-to",
    "content": "My best buy in years. I am 5 ft 8 in (1.74 m) and took M.",
    "language": "en",
    "author": "Sarah B.",
    "createdAt": "2026-10-31T00:00:00.000Z",
    "isVerified": false,
    "size": "m",
    "fit": 3,
    "quality": 5
   }
  ],
  "totalReview": 36,
  "averageScore": 4.166666666666667,
  "bottomLine": {
   "totalReview": 36,
   "averageScore": 4.166666666666667,
   "byScore": {
    "2": 1,
    "3": 6,
    "4": 15,
    "5": 14
   },
   "bySize": {
    "l": 4,
    "m": 10,
    "s": 4,
    "xl": 7,
    "xs": 9,
    "xxl": 2
   }
  },
  "pagination": {
   "page": 1,
   "perPage": 4,
   "total": 36
  },
  "productData": {
   "id": "105",
   "name": "Cinder Shell Jacket",
   "imageUrl": null
  },
  "averageFit": 3,
  "averageFitUnrounded": 3,
  "averageQuality": 4.3
 }
}
