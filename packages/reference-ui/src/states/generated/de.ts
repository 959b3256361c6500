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
          "title": "Isolation",
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
        "heading": "Isolation",
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
          "title": "Isolationsjacken",
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
          "title": "Neu eingetroffen",
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
       "url": "/media/ford-windproof-anorak-w/ember/front.svg",
       "alt": "",
       "title": "Ford Windanorak",
       "href": "/ford-windproof-anorak-w"
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
          "title": "Isolation",
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
        "heading": "Isolation",
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
          "title": "Isolationsjacken",
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
          "title": "Neu eingetroffen",
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
       "url": "/media/zephyr-softshell-jacket-m/lichen/front.svg",
       "alt": "",
       "title": "Zephyr Softshelljacke",
       "href": "/zephyr-softshell-jacket-m"
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
       "url": "/media/dusk-trekking-pack-m/ember/front.svg",
       "alt": "",
       "title": "Dusk Trekkingrucksack",
       "href": "/dusk-trekking-pack-m"
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
       "url": "/media/firn-hiking-shoes-w/fjord/front.svg",
       "alt": "",
       "title": "Firn Wanderschuhe",
       "href": "/firn-hiking-shoes-w"
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
    "title": "Land und Sprache",
    "url": null,
    "enTitle": "Country and language",
    "enUrl": null,
    "navigationAction": "country",
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
      "title": "Isolation",
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
   "message": "Standardversand kostenlos. [Zu den Neuheiten](/search?sort=newest)",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  },
  {
   "message": "Im Profi-Programm sparst du **30 %**.",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  },
  {
   "message": "Wir flicken lieber. [So geht es](/service#repair)",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  }
 ],
 "home": {
  "hero": {
   "heading": "Der Weg ist nur eine Reihe Steine",
   "text": "Schutz, Wärme und Schichten für Tage, an denen das Steinmännchen eines anderen deine einzige Karte ist.",
   "imageUrl": null,
   "primary": {
    "title": "Zu den Hardshells",
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
  "tilesHeading": "Schicht für Schicht, von außen nach innen",
  "tiles": [
   {
    "title": "Jacken",
    "url": "/search?filter.category=jackets",
    "images": [
     "/media/ford-windproof-anorak-w/ember/front.svg",
     "/media/zephyr-softshell-jacket-m/lichen/front.svg"
    ]
   },
   {
    "title": "Isolation",
    "url": "/search?filter.category=insulation",
    "images": [
     "/media/ember-insulated-hoody-w/graphite/front.svg"
    ]
   },
   {
    "title": "Midlayer",
    "url": "/search?filter.category=fleece",
    "images": [
     "/media/headwall-light-fleece-jacket-m/sand/front.svg"
    ]
   },
   {
    "title": "Hosen",
    "url": "/search?filter.category=pants",
    "images": [
     "/media/drizzle-hiking-pants-m/glacier/front.svg"
    ]
   },
   {
    "title": "Funktionswäsche",
    "url": "/search?filter.category=base-layers",
    "images": [
     "/media/summit-cycling-base-layer-w/lichen/front.svg"
    ]
   }
  ],
  "story": {
   "heading": "Wir flicken lieber",
   "text": "Eine Jacke, die zwölf Winter hält, ist besser als zwei, die sechs halten. Schick deine zurück, egal wie alt: Wir öffnen die Naht, ersetzen, was kaputt ist, und man darf sehen, dass geflickt wurde.",
   "imageUrl": null,
   "facts": [
    {
     "term": "Reißverschluss",
     "text": "Kostenlos, ein Leben lang"
    },
    {
     "term": "Risse, Nähte",
     "text": "Zum Selbstkostenpreis, in zehn Tagen"
    },
    {
     "term": "Nicht zu retten",
     "text": "Liefert Ersatzteile für die nächste"
    }
   ],
   "link": {
    "title": "Was lange hält",
    "url": "/search?filter.category=jackets",
    "highlighted": false,
    "mobileOnly": false
   }
  }
 },
 "found": {
  "term": "jacke",
  "products": [
   {
    "id": "213",
    "slug": "headwall-light-fleece-jacket-m",
    "name": "Headwall Leichtfleece-Jacke",
    "category": [
     "Midlayer",
     "Leichtfleece"
    ],
    "imageUrl": "/media/headwall-light-fleece-jacket-m/sand/front-400.webp",
    "variantId": "21301",
    "price": {
     "amount": 8900,
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
      "key": "snow",
      "name": "Schnee",
      "hex": "#e6e4de"
     }
    ],
    "badge": null
   },
   {
    "id": "143",
    "slug": "ford-windproof-anorak-w",
    "name": "Ford Windanorak",
    "category": [
     "Jacken",
     "Wind"
    ],
    "imageUrl": "/media/ford-windproof-anorak-w/ember/front-400.webp",
    "variantId": "14301",
    "price": {
     "amount": 11800,
     "currency": "EUR"
    },
    "regularPrice": {
     "amount": 13900,
     "currency": "EUR"
    },
    "tones": [
     {
      "key": "ember",
      "name": "Glut",
      "hex": "#c2542d"
     },
     {
      "key": "midnight",
      "name": "Mitternacht",
      "hex": "#27345a"
     }
    ],
    "badge": "sale"
   },
   {
    "id": "124",
    "slug": "arete-rain-jacket",
    "name": "Arete Regenjacke",
    "category": [
     "Jacken",
     "Regen"
    ],
    "imageUrl": "/media/arete-rain-jacket/ember/front-400.webp",
    "variantId": "12401",
    "price": {
     "amount": 18900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "ember",
      "name": "Glut",
      "hex": "#c2542d"
     },
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     },
     {
      "key": "snow",
      "name": "Schnee",
      "hex": "#e6e4de"
     },
     {
      "key": "lichen",
      "name": "Flechte",
      "hex": "#b4bc82"
     }
    ],
    "badge": null
   },
   {
    "id": "181",
    "slug": "ember-insulated-hoody-w",
    "name": "Ember Isolationsjacke mit Kapuze",
    "category": [
     "Isolation",
     "Kunstfaser"
    ],
    "imageUrl": "/media/ember-insulated-hoody-w/graphite/front-400.webp",
    "variantId": "18101",
    "price": {
     "amount": 25900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "graphite",
      "name": "Graphit",
      "hex": "#50545a"
     },
     {
      "key": "lichen",
      "name": "Flechte",
      "hex": "#b4bc82"
     }
    ],
    "badge": null
   },
   {
    "id": "139",
    "slug": "zephyr-softshell-jacket-m",
    "name": "Zephyr Softshelljacke",
    "category": [
     "Jacken",
     "Softshell"
    ],
    "imageUrl": "/media/zephyr-softshell-jacket-m/lichen/front-400.webp",
    "variantId": "13901",
    "price": {
     "amount": 14900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "lichen",
      "name": "Flechte",
      "hex": "#b4bc82"
     },
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
     },
     {
      "key": "snow",
      "name": "Schnee",
      "hex": "#e6e4de"
     }
    ],
    "badge": null
   },
   {
    "id": "180",
    "slug": "bracken-insulated-hoody-m",
    "name": "Bracken Isolationsjacke mit Kapuze",
    "category": [
     "Isolation",
     "Kunstfaser"
    ],
    "imageUrl": "/media/bracken-insulated-hoody-m/sand/front-400.webp",
    "variantId": "18001",
    "price": {
     "amount": 21900,
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
      "key": "poppy",
      "name": "Mohn",
      "hex": "#d43a33"
     }
    ],
    "badge": null
   },
   {
    "id": "102",
    "slug": "glacier-shell-jacket-m",
    "name": "Glacier Hardshelljacke",
    "category": [
     "Jacken",
     "Hardshell"
    ],
    "imageUrl": "/media/glacier-shell-jacket-m/snow/front-400.webp",
    "variantId": "10201",
    "price": {
     "amount": 38900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "snow",
      "name": "Schnee",
      "hex": "#e6e4de"
     },
     {
      "key": "moss",
      "name": "Moos",
      "hex": "#66703f"
     },
     {
      "key": "graphite",
      "name": "Graphit",
      "hex": "#50545a"
     }
    ],
    "badge": null
   },
   {
    "id": "101",
    "slug": "quartz-shell-jacket-w",
    "name": "Quartz Hardshelljacke",
    "category": [
     "Jacken",
     "Hardshell"
    ],
    "imageUrl": "/media/quartz-shell-jacket-w/glacier/front-400.webp",
    "variantId": "10101",
    "price": {
     "amount": 40900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "glacier",
      "name": "Gletscher",
      "hex": "#8db6c8"
     },
     {
      "key": "graphite",
      "name": "Graphit",
      "hex": "#50545a"
     },
     {
      "key": "ember",
      "name": "Glut",
      "hex": "#c2542d"
     }
    ],
    "badge": null
   },
   {
    "id": "174",
    "slug": "corrie-insulated-jacket-w",
    "name": "Corrie Isolationsjacke",
    "category": [
     "Isolation",
     "Kunstfaser"
    ],
    "imageUrl": "/media/corrie-insulated-jacket-w/sand/front-400.webp",
    "variantId": "17402",
    "price": {
     "amount": 16400,
     "currency": "EUR"
    },
    "regularPrice": {
     "amount": 21900,
     "currency": "EUR"
    },
    "tones": [
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     },
     {
      "key": "midnight",
      "name": "Mitternacht",
      "hex": "#27345a"
     },
     {
      "key": "glacier",
      "name": "Gletscher",
      "hex": "#8db6c8"
     }
    ],
    "badge": "sale"
   },
   {
    "id": "215",
    "slug": "squall-light-fleece-jacket-m",
    "name": "Squall Leichtfleece-Jacke",
    "category": [
     "Midlayer",
     "Leichtfleece"
    ],
    "imageUrl": "/media/squall-light-fleece-jacket-m/moss/front-400.webp",
    "variantId": "21502",
    "price": {
     "amount": 10900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "moss",
      "name": "Moos",
      "hex": "#66703f"
     },
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
     },
     {
      "key": "midnight",
      "name": "Mitternacht",
      "hex": "#27345a"
     },
     {
      "key": "lichen",
      "name": "Flechte",
      "hex": "#b4bc82"
     }
    ],
    "badge": null
   },
   {
    "id": "122",
    "slug": "kestrel-rain-jacket-w",
    "name": "Kestrel Regenjacke",
    "category": [
     "Jacken",
     "Regen"
    ],
    "imageUrl": "/media/kestrel-rain-jacket-w/lichen/front-400.webp",
    "variantId": "12201",
    "price": {
     "amount": 20900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "lichen",
      "name": "Flechte",
      "hex": "#b4bc82"
     },
     {
      "key": "poppy",
      "name": "Mohn",
      "hex": "#d43a33"
     },
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
     },
     {
      "key": "glacier",
      "name": "Gletscher",
      "hex": "#8db6c8"
     }
    ],
    "badge": null
   },
   {
    "id": "117",
    "slug": "bracken-long-parka-w",
    "name": "Bracken Wetterparka",
    "category": [
     "Jacken",
     "Hardshell"
    ],
    "imageUrl": "/media/bracken-long-parka-w/glacier/front-400.webp",
    "variantId": "11701",
    "price": {
     "amount": 27900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "glacier",
      "name": "Gletscher",
      "hex": "#8db6c8"
     },
     {
      "key": "moss",
      "name": "Moos",
      "hex": "#66703f"
     },
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     }
    ],
    "badge": "coming-soon"
   }
  ],
  "total": 95,
  "page": 1,
  "pages": 8,
  "facets": [
   {
    "field": "category",
    "label": "Kategorie",
    "values": [
     {
      "value": "insulation-down",
      "label": "Isolation · Daune",
      "count": 13,
      "isActive": false
     },
     {
      "value": "insulation-synthetic",
      "label": "Isolation · Kunstfaser",
      "count": 11,
      "isActive": false
     },
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
      "count": 6,
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
      "value": "vests-insulated",
      "label": "Westen · Isoliert",
      "count": 2,
      "isActive": false
     },
     {
      "value": "vests-wind",
      "label": "Westen · Wind",
      "count": 3,
      "isActive": false
     }
    ]
   },
   {
    "field": "gender",
    "label": "Für",
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
      "count": 42,
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
    "field": "activity",
    "label": "Aktivität",
    "values": [
     {
      "value": "running",
      "label": "Laufen",
      "count": 9,
      "isActive": false
     },
     {
      "value": "cycling",
      "label": "Radfahren",
      "count": 24,
      "isActive": false
     },
     {
      "value": "snow",
      "label": "Schnee",
      "count": 60,
      "isActive": false
     },
     {
      "value": "hiking",
      "label": "Wandern",
      "count": 74,
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
      "label": "Fjord",
      "count": 25,
      "isActive": false
     },
     {
      "value": "lichen",
      "label": "Flechte",
      "count": 29,
      "isActive": false
     },
     {
      "value": "glacier",
      "label": "Gletscher",
      "count": 31,
      "isActive": false
     },
     {
      "value": "ember",
      "label": "Glut",
      "count": 30,
      "isActive": false
     },
     {
      "value": "graphite",
      "label": "Graphit",
      "count": 33,
      "isActive": false
     },
     {
      "value": "midnight",
      "label": "Mitternacht",
      "count": 26,
      "isActive": false
     },
     {
      "value": "poppy",
      "label": "Mohn",
      "count": 18,
      "isActive": false
     },
     {
      "value": "moss",
      "label": "Moos",
      "count": 25,
      "isActive": false
     },
     {
      "value": "sand",
      "label": "Sand",
      "count": 32,
      "isActive": false
     },
     {
      "value": "snow",
      "label": "Schnee",
      "count": 32,
      "isActive": false
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
      "count": 95,
      "isActive": false
     },
     {
      "value": "s",
      "label": "S",
      "count": 95,
      "isActive": false
     },
     {
      "value": "m",
      "label": "M",
      "count": 95,
      "isActive": false
     },
     {
      "value": "l",
      "label": "L",
      "count": 95,
      "isActive": false
     },
     {
      "value": "xl",
      "label": "XL",
      "count": 95,
      "isActive": false
     },
     {
      "value": "xxl",
      "label": "XXL",
      "count": 95,
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
   "id": "213",
   "slug": "headwall-light-fleece-jacket-m",
   "name": "Headwall Leichtfleece-Jacke",
   "category": [
    "Midlayer",
    "Leichtfleece"
   ],
   "imageUrl": "/media/headwall-light-fleece-jacket-m/sand/front-400.webp",
   "variantId": "21301",
   "price": {
    "amount": 8900,
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
     "key": "snow",
     "name": "Schnee",
     "hex": "#e6e4de"
    }
   ],
   "badge": null
  },
  {
   "id": "253",
   "slug": "mistral-merino-tee-m",
   "name": "Mistral Merino-T-Shirt",
   "category": [
    "T-Shirts",
    "Merino"
   ],
   "imageUrl": "/media/mistral-merino-tee-m/poppy/front-400.webp",
   "variantId": "25301",
   "price": {
    "amount": 8500,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "poppy",
     "name": "Mohn",
     "hex": "#d43a33"
    },
    {
     "key": "moss",
     "name": "Moos",
     "hex": "#66703f"
    },
    {
     "key": "ember",
     "name": "Glut",
     "hex": "#c2542d"
    }
   ],
   "badge": null
  },
  {
   "id": "143",
   "slug": "ford-windproof-anorak-w",
   "name": "Ford Windanorak",
   "category": [
    "Jacken",
    "Wind"
   ],
   "imageUrl": "/media/ford-windproof-anorak-w/ember/front-400.webp",
   "variantId": "14301",
   "price": {
    "amount": 11800,
    "currency": "EUR"
   },
   "regularPrice": {
    "amount": 13900,
    "currency": "EUR"
   },
   "tones": [
    {
     "key": "ember",
     "name": "Glut",
     "hex": "#c2542d"
    },
    {
     "key": "midnight",
     "name": "Mitternacht",
     "hex": "#27345a"
    }
   ],
   "badge": "sale"
  },
  {
   "id": "259",
   "slug": "drizzle-hiking-pants-m",
   "name": "Drizzle Wanderhose",
   "category": [
    "Hosen",
    "Wandern"
   ],
   "imageUrl": "/media/drizzle-hiking-pants-m/glacier/front-400.webp",
   "variantId": "25901",
   "price": {
    "amount": 10400,
    "currency": "EUR"
   },
   "regularPrice": {
    "amount": 14900,
    "currency": "EUR"
   },
   "tones": [
    {
     "key": "glacier",
     "name": "Gletscher",
     "hex": "#8db6c8"
    },
    {
     "key": "snow",
     "name": "Schnee",
     "hex": "#e6e4de"
    }
   ],
   "badge": "sale"
  },
  {
   "id": "375",
   "slug": "saddle-cycling-socks",
   "name": "Saddle Radsocken",
   "category": [
    "Socken",
    "Rad"
   ],
   "imageUrl": "/media/saddle-cycling-socks/snow/front-400.webp",
   "variantId": "37501",
   "price": {
    "amount": 2100,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "snow",
     "name": "Schnee",
     "hex": "#e6e4de"
    },
    {
     "key": "moss",
     "name": "Moos",
     "hex": "#66703f"
    },
    {
     "key": "poppy",
     "name": "Mohn",
     "hex": "#d43a33"
    },
    {
     "key": "midnight",
     "name": "Mitternacht",
     "hex": "#27345a"
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
   "imageUrl": "/media/arete-rain-jacket/ember/front-400.webp",
   "variantId": "12401",
   "price": {
    "amount": 18900,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "ember",
     "name": "Glut",
     "hex": "#c2542d"
    },
    {
     "key": "sand",
     "name": "Sand",
     "hex": "#cbb58c"
    },
    {
     "key": "snow",
     "name": "Schnee",
     "hex": "#e6e4de"
    },
    {
     "key": "lichen",
     "name": "Flechte",
     "hex": "#b4bc82"
    }
   ],
   "badge": null
  },
  {
   "id": "181",
   "slug": "ember-insulated-hoody-w",
   "name": "Ember Isolationsjacke mit Kapuze",
   "category": [
    "Isolation",
    "Kunstfaser"
   ],
   "imageUrl": "/media/ember-insulated-hoody-w/graphite/front-400.webp",
   "variantId": "18101",
   "price": {
    "amount": 25900,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "graphite",
     "name": "Graphit",
     "hex": "#50545a"
    },
    {
     "key": "lichen",
     "name": "Flechte",
     "hex": "#b4bc82"
    }
   ],
   "badge": null
  },
  {
   "id": "391",
   "slug": "firn-hiking-shoes-w",
   "name": "Firn Wanderschuhe",
   "category": [
    "Schuhe",
    "Wandern"
   ],
   "imageUrl": "/media/firn-hiking-shoes-w/fjord/front-400.webp",
   "variantId": "39101",
   "price": {
    "amount": 16900,
    "currency": "EUR"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "fjord",
     "name": "Fjord",
     "hex": "#236579"
    },
    {
     "key": "graphite",
     "name": "Graphit",
     "hex": "#50545a"
    }
   ],
   "badge": null
  }
 ],
 "suggestion": {
  "query": "jacke",
  "corrected": null,
  "suggested": "Jacken",
  "alternatives": []
 },
 "product": {
  "id": "213",
  "sku": "CN0213",
  "slug": "headwall-light-fleece-jacket-m",
  "name": "Headwall Leichtfleece-Jacke",
  "category": [
   "Midlayer",
   "Leichtfleece"
  ],
  "breadcrumbs": [
   {
    "title": "Herren",
    "url": "/search?filter.gender=men"
   },
   {
    "title": "Midlayer",
    "url": "/search?filter.gender=men&filter.category=fleece"
   },
   {
    "title": "Leichtfleece",
    "url": "/search?filter.gender=men&filter.category=fleece-light"
   }
  ],
  "brand": "Cairn",
  "summary": "Die Schicht, die du auszuziehen vergisst. Vom Tal bis zur Hütte.",
  "description": "Jemand hat die Steine geschichtet, damit du den Weg findest. Den Rest trägst du. Feines Fleece, nur innen aufgeraut, damit es unter einer Jacke gleitet. Das dichte Garn bildet keine Knötchen, und der Stoff wird vor dem Zuschnitt gewaschen. Einen Winter lang getestet von denen, die später auch flicken.",
  "features": [
   "Innentasche für Karte und Handy",
   "Hoher Kragen mit weichem Kinnschutz",
   "Eingefasste Kanten an Saum und Bündchen",
   "In zwei Stunden trocken",
   "Flache Nähte, die nicht scheuern",
   "Gewicht: 295 g"
  ],
  "materials": "100 % recyceltes Polyesterfleece, 190 g/m²",
  "care": "Auf links bei 30 °C in der Maschine waschen. An der Leine trocknen. Keinen Weichspüler verwenden.",
  "fit": "Normale Passform mit Platz für eine dünne Schicht.",
  "gender": "men",
  "activities": [
   "hiking",
   "cycling"
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
        "url": "/media/headwall-light-fleece-jacket-m/sand/front.svg"
       },
       {
        "view": "back",
        "url": "/media/headwall-light-fleece-jacket-m/sand/back.svg"
       },
       {
        "view": "detail",
        "url": "/media/headwall-light-fleece-jacket-m/sand/detail.svg"
       }
      ]
     },
     {
      "key": "snow",
      "label": "Schnee",
      "hex": "#e6e4de",
      "images": [
       {
        "view": "front",
        "url": "/media/headwall-light-fleece-jacket-m/snow/front.svg"
       },
       {
        "view": "back",
        "url": "/media/headwall-light-fleece-jacket-m/snow/back.svg"
       },
       {
        "view": "detail",
        "url": "/media/headwall-light-fleece-jacket-m/snow/detail.svg"
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
    "id": "21301",
    "sku": "CN0213-SAN-XS",
    "options": {
     "Color": "sand",
     "Size": "xs"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 25
   },
   {
    "id": "21302",
    "sku": "CN0213-SAN-S",
    "options": {
     "Color": "sand",
     "Size": "s"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 43
   },
   {
    "id": "21303",
    "sku": "CN0213-SAN-M",
    "options": {
     "Color": "sand",
     "Size": "m"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": false,
    "inventoryLevel": 0
   },
   {
    "id": "21304",
    "sku": "CN0213-SAN-L",
    "options": {
     "Color": "sand",
     "Size": "l"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 29
   },
   {
    "id": "21305",
    "sku": "CN0213-SAN-XL",
    "options": {
     "Color": "sand",
     "Size": "xl"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 2
   },
   {
    "id": "21306",
    "sku": "CN0213-SAN-XXL",
    "options": {
     "Color": "sand",
     "Size": "xxl"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 39
   },
   {
    "id": "21321",
    "sku": "CN0213-SNO-XS",
    "options": {
     "Color": "snow",
     "Size": "xs"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 10
   },
   {
    "id": "21322",
    "sku": "CN0213-SNO-S",
    "options": {
     "Color": "snow",
     "Size": "s"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 37
   },
   {
    "id": "21323",
    "sku": "CN0213-SNO-M",
    "options": {
     "Color": "snow",
     "Size": "m"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 10
   },
   {
    "id": "21324",
    "sku": "CN0213-SNO-L",
    "options": {
     "Color": "snow",
     "Size": "l"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 58
   },
   {
    "id": "21325",
    "sku": "CN0213-SNO-XL",
    "options": {
     "Color": "snow",
     "Size": "xl"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 49
   },
   {
    "id": "21326",
    "sku": "CN0213-SNO-XXL",
    "options": {
     "Color": "snow",
     "Size": "xxl"
    },
    "price": {
     "amount": 8900,
     "currency": "EUR"
    },
    "regularPrice": null,
    "isTracked": true,
    "inventoryLevel": 13
   }
  ],
  "isComingSoon": false,
  "isRetired": false,
  "stores": [
   "EU",
   "US"
  ]
 },
 "reviews": {
  "list": [
   {
    "id": "21300",
    "score": 5,
    "title": "Exactly right",
    "content": "It does what it promises and makes no fuss about it.",
    "language": "en",
    "author": "Tom R.",
    "createdAt": "2026-10-06T00:00:00.000Z",
    "isVerified": true,
    "fit": null,
    "quality": null
   },
   {
    "id": "21301",
    "score": 5,
    "title": "Vale cada cêntimo",
    "content": "Uso quase todos os dias, tanto na serra como na cidade.",
    "language": "pt",
    "author": "Tomás R.",
    "createdAt": "2026-09-30T00:00:00.000Z",
    "isVerified": true,
    "fit": null,
    "quality": null
   },
   {
    "id": "21302",
    "score": 3,
    "title": "In between",
    "content": "Good for the price, but nothing special. The repair service answered within a day.",
    "language": "en",
    "author": "Isla M.",
    "createdAt": "2026-08-22T00:00:00.000Z",
    "isVerified": true,
    "fit": 2,
    "quality": 4
   },
   {
    "id": "21303",
    "score": 4,
    "title": "Fast perfekt",
    "content": "Nur für die Größe ein kleiner Punktabzug. Ich bin 1,74 m groß und habe M genommen.",
    "language": "de",
    "author": "Moritz F.",
    "createdAt": "2026-07-12T00:00:00.000Z",
    "isVerified": false,
    "fit": 2,
    "quality": 5
   }
  ],
  "totalReview": 25,
  "averageScore": 4.28,
  "bottomLine": {
   "totalReview": 25,
   "averageScore": 4.28
  },
  "pagination": {
   "page": 1,
   "perPage": 4,
   "total": 25
  },
  "productData": {
   "id": "213",
   "name": "Headwall Light Fleece Jacket",
   "imageUrl": null
  },
  "averageFit": 2,
  "averageFitUnrounded": 2.4285714285714284,
  "averageQuality": 4.4
 }
}
