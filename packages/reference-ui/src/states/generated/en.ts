import type { Captured } from '../captured.ts'

/** Answers of the store server on us/en-us, made by scripts/captureStates.mjs. */
export const captured: Captured = {
 "menus": {
  "navigation": [
   {
    "title": "Women",
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
        "heading": "By layer",
        "url": null,
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jackets",
          "url": "/search?filter.gender=women&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Insulation",
          "url": "/search?filter.gender=women&filter.category=insulation",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Vests",
          "url": "/search?filter.gender=women&filter.category=vests",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Midlayers",
          "url": "/search?filter.gender=women&filter.category=fleece",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Base layers",
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
        "heading": "Jackets",
        "url": "/search?filter.gender=women&filter.category=jackets",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Shell jackets",
          "url": "/search?filter.gender=women&filter.category=jackets-shell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Rain jackets",
          "url": "/search?filter.gender=women&filter.category=jackets-rain",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Softshell jackets",
          "url": "/search?filter.gender=women&filter.category=jackets-softshell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Wind jackets",
          "url": "/search?filter.gender=women&filter.category=jackets-wind",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Insulation",
        "url": "/search?filter.gender=women&filter.category=insulation",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Down jackets",
          "url": "/search?filter.gender=women&filter.category=insulation-down",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Insulated jackets",
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
        "heading": "Pants",
        "url": "/search?filter.gender=women&filter.category=pants",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Hiking pants",
          "url": "/search?filter.gender=women&filter.category=pants-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Softshell pants",
          "url": "/search?filter.gender=women&filter.category=pants-softshell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Rain pants",
          "url": "/search?filter.gender=women&filter.category=pants-rain",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Snow pants",
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
          "title": "Hiking shorts",
          "url": "/search?filter.gender=women&filter.category=shorts-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Running shorts",
          "url": "/search?filter.gender=women&filter.category=shorts-running",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Cycling shorts",
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
        "heading": "Shoes",
        "url": "/search?filter.gender=women&filter.category=shoes",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Trail running shoes",
          "url": "/search?filter.gender=women&filter.category=shoes-trail",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Road running shoes",
          "url": "/search?filter.gender=women&filter.category=shoes-road",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Hiking shoes",
          "url": "/search?filter.gender=women&filter.category=shoes-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Approach shoes",
          "url": "/search?filter.gender=women&filter.category=shoes-approach",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Accessories",
        "url": null,
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Gloves",
          "url": "/search?filter.category=gloves",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Headwear",
          "url": "/search?filter.category=headwear",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Socks",
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
          "title": "New arrivals",
          "url": "/search?filter.gender=women&sort=newest",
          "highlighted": true,
          "mobileOnly": false
         },
         {
          "title": "Sale",
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
       "title": "Ouzel Long Parka",
       "href": "/ouzel-long-parka-w"
      },
      "sections": []
     }
    ]
   },
   {
    "title": "Men",
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
        "heading": "By layer",
        "url": null,
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jackets",
          "url": "/search?filter.gender=men&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Insulation",
          "url": "/search?filter.gender=men&filter.category=insulation",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Vests",
          "url": "/search?filter.gender=men&filter.category=vests",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Midlayers",
          "url": "/search?filter.gender=men&filter.category=fleece",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Base layers",
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
        "heading": "Jackets",
        "url": "/search?filter.gender=men&filter.category=jackets",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Shell jackets",
          "url": "/search?filter.gender=men&filter.category=jackets-shell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Rain jackets",
          "url": "/search?filter.gender=men&filter.category=jackets-rain",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Softshell jackets",
          "url": "/search?filter.gender=men&filter.category=jackets-softshell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Wind jackets",
          "url": "/search?filter.gender=men&filter.category=jackets-wind",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Insulation",
        "url": "/search?filter.gender=men&filter.category=insulation",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Down jackets",
          "url": "/search?filter.gender=men&filter.category=insulation-down",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Insulated jackets",
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
        "heading": "Pants",
        "url": "/search?filter.gender=men&filter.category=pants",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Hiking pants",
          "url": "/search?filter.gender=men&filter.category=pants-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Softshell pants",
          "url": "/search?filter.gender=men&filter.category=pants-softshell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Rain pants",
          "url": "/search?filter.gender=men&filter.category=pants-rain",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Snow pants",
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
          "title": "Hiking shorts",
          "url": "/search?filter.gender=men&filter.category=shorts-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Running shorts",
          "url": "/search?filter.gender=men&filter.category=shorts-running",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Cycling shorts",
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
        "heading": "Shoes",
        "url": "/search?filter.gender=men&filter.category=shoes",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Trail running shoes",
          "url": "/search?filter.gender=men&filter.category=shoes-trail",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Road running shoes",
          "url": "/search?filter.gender=men&filter.category=shoes-road",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Hiking shoes",
          "url": "/search?filter.gender=men&filter.category=shoes-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Approach shoes",
          "url": "/search?filter.gender=men&filter.category=shoes-approach",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Accessories",
        "url": null,
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Gloves",
          "url": "/search?filter.category=gloves",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Headwear",
          "url": "/search?filter.category=headwear",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Socks",
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
          "title": "New arrivals",
          "url": "/search?filter.gender=men&sort=newest",
          "highlighted": true,
          "mobileOnly": false
         },
         {
          "title": "Sale",
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
       "title": "Pinnacle Windproof Anorak",
       "href": "/pinnacle-windproof-anorak-m"
      },
      "sections": []
     }
    ]
   },
   {
    "title": "Equipment",
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
        "heading": "Packs",
        "url": "/search?filter.category=packs",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Day packs",
          "url": "/search?filter.category=packs-day",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Running packs",
          "url": "/search?filter.category=packs-running",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Trekking packs",
          "url": "/search?filter.category=packs-trekking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Ski touring packs",
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
        "heading": "Shoes",
        "url": "/search?filter.category=shoes",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Trail running shoes",
          "url": "/search?filter.category=shoes-trail",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Road running shoes",
          "url": "/search?filter.category=shoes-road",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Hiking shoes",
          "url": "/search?filter.category=shoes-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Approach shoes",
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
        "heading": "Headwear",
        "url": "/search?filter.category=headwear",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Beanies",
          "url": "/search?filter.category=headwear-beanies",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Caps",
          "url": "/search?filter.category=headwear-caps",
          "highlighted": false,
          "mobileOnly": false
         }
        ]
       },
       {
        "heading": "Gloves",
        "url": "/search?filter.category=gloves",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Shell gloves",
          "url": "/search?filter.category=gloves-shell",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Liner gloves",
          "url": "/search?filter.category=gloves-liner",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Cycling gloves",
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
        "heading": "Socks",
        "url": "/search?filter.category=socks",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Hiking socks",
          "url": "/search?filter.category=socks-hiking",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Running socks",
          "url": "/search?filter.category=socks-running",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Cycling socks",
          "url": "/search?filter.category=socks-cycling",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Ski socks",
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
       "title": "Taiga Ski Touring Pack",
       "href": "/taiga-ski-touring-pack"
      },
      "sections": []
     }
    ]
   },
   {
    "title": "Activities",
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
        "heading": "Running",
        "url": "/search?filter.activity=running",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jackets",
          "url": "/search?filter.activity=running&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Base layers",
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
          "title": "Shoes",
          "url": "/search?filter.activity=running&filter.category=shoes",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Packs",
          "url": "/search?filter.activity=running&filter.category=packs",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Sale",
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
        "heading": "Cycling",
        "url": "/search?filter.activity=cycling",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jackets",
          "url": "/search?filter.activity=cycling&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Base layers",
          "url": "/search?filter.activity=cycling&filter.category=base-layers",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Pants",
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
          "title": "Packs",
          "url": "/search?filter.activity=cycling&filter.category=packs",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Sale",
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
        "heading": "Hiking",
        "url": "/search?filter.activity=hiking",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jackets",
          "url": "/search?filter.activity=hiking&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Base layers",
          "url": "/search?filter.activity=hiking&filter.category=base-layers",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Pants",
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
          "title": "Shoes",
          "url": "/search?filter.activity=hiking&filter.category=shoes",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Packs",
          "url": "/search?filter.activity=hiking&filter.category=packs",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Sale",
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
        "heading": "Snow",
        "url": "/search?filter.activity=snow",
        "highlighted": false,
        "mobileOnly": false,
        "links": [
         {
          "title": "Jackets",
          "url": "/search?filter.activity=snow&filter.category=jackets",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Base layers",
          "url": "/search?filter.activity=snow&filter.category=base-layers",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Pants",
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
          "title": "Packs",
          "url": "/search?filter.activity=snow&filter.category=packs",
          "highlighted": false,
          "mobileOnly": false
         },
         {
          "title": "Sale",
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
       "title": "Karst Road Running Shoes",
       "href": "/karst-road-running-shoes-w"
      },
      "sections": []
     }
    ]
   },
   {
    "title": "Sale",
    "url": "/search?filter.on_sale=1",
    "enTitle": "Sale",
    "enUrl": null,
    "navigationAction": null,
    "mobileOnly": false,
    "highlighted": true,
    "columns": []
   },
   {
    "title": "Repair",
    "url": "/service#repair",
    "enTitle": "Repair",
    "enUrl": null,
    "navigationAction": null,
    "mobileOnly": true,
    "highlighted": false,
    "columns": []
   },
   {
    "title": "Search",
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
    "heading": "Help",
    "url": null,
    "highlighted": false,
    "mobileOnly": false,
    "links": [
     {
      "title": "Shipping",
      "url": "/service#shipping",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Returns",
      "url": "/service#returns",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Contact us",
      "url": "/service#contact",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Repair",
      "url": "/service#repair",
      "highlighted": false,
      "mobileOnly": false
     }
    ]
   },
   {
    "heading": "Clothing",
    "url": null,
    "highlighted": false,
    "mobileOnly": false,
    "links": [
     {
      "title": "Jackets",
      "url": "/search?filter.category=jackets",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Insulation",
      "url": "/search?filter.category=insulation",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Vests",
      "url": "/search?filter.category=vests",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Midlayers",
      "url": "/search?filter.category=fleece",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Base layers",
      "url": "/search?filter.category=base-layers",
      "highlighted": false,
      "mobileOnly": false
     }
    ]
   },
   {
    "heading": "Account",
    "url": null,
    "highlighted": false,
    "mobileOnly": false,
    "links": [
     {
      "title": "My account",
      "url": "/account/dashboard",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Order history",
      "url": "/account/orderhistory",
      "highlighted": false,
      "mobileOnly": false
     },
     {
      "title": "Wish list",
      "url": "/account/wishlist",
      "highlighted": false,
      "mobileOnly": false
     }
    ]
   }
  ],
  "service": {
   "heading": "Service & Support",
   "url": null,
   "highlighted": false,
   "mobileOnly": false,
   "links": [
    {
     "title": "Shipping",
     "url": "/service#shipping",
     "highlighted": false,
     "mobileOnly": false
    },
    {
     "title": "Returns",
     "url": "/service#returns",
     "highlighted": false,
     "mobileOnly": false
    },
    {
     "title": "Contact us",
     "url": "/service#contact",
     "highlighted": false,
     "mobileOnly": false
    }
   ]
  },
  "legal": [
   {
    "title": "Legal notice",
    "url": "/legal/imprint",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Terms of sale",
    "url": "/legal/terms",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Privacy",
    "url": "/legal/privacy",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Return policy",
    "url": "/legal/withdrawal",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Shipping and returns",
    "url": "/legal/shipping",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Size and care",
    "url": "/legal/size-and-care",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Repairs",
    "url": "/legal/repairs",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "Accessibility",
    "url": "/legal/accessibility",
    "highlighted": false,
    "mobileOnly": false
   },
   {
    "title": "How reviews are verified",
    "url": "/legal/reviews",
    "highlighted": false,
    "mobileOnly": false
   }
  ],
  "contact": {
   "phone": "+1 800 555 0199",
   "hours": "MON-FRI 9AM - 6PM EST",
   "email": "help@cairn.example",
   "formUrl": "/contact/en",
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
   "message": "The new season is here. [See new arrivals](/search?sort=newest)",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  },
  {
   "message": "Professional members save **30%**.",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  },
  {
   "message": "We repair your gear, however old it is. [How repairs work](/service#repair)",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  }
 ],
 "home": {
  "hero": {
   "heading": "Outdoor clothing made to last",
   "text": "Jackets, warm layers and equipment for hiking, running, cycling and snow. Free returns for 30 days.",
   "imageUrl": null,
   "primary": {
    "title": "Shop jackets",
    "url": "/search?filter.category=jackets",
    "highlighted": false,
    "mobileOnly": false
   },
   "secondary": {
    "title": "See new arrivals",
    "url": "/search?sort=newest",
    "highlighted": false,
    "mobileOnly": false
   }
  },
  "tilesHeading": "Shop by layer",
  "tiles": [
   {
    "title": "Jackets",
    "url": "/search?filter.category=jackets",
    "images": [
     "/media/ouzel-long-parka-w/snow/front.svg",
     "/media/cinder-shell-jacket-w/sand/front.svg"
    ]
   },
   {
    "title": "Insulation",
    "url": "/search?filter.category=insulation",
    "images": [
     "/media/corrie-insulated-jacket-w/glacier/front.svg"
    ]
   },
   {
    "title": "Midlayers",
    "url": "/search?filter.category=fleece",
    "images": [
     "/media/orion-pile-fleece-w/snow/front.svg"
    ]
   },
   {
    "title": "Pants",
    "url": "/search?filter.category=pants",
    "images": [
     "/media/shale-rain-pants-m/graphite/front.svg"
    ]
   },
   {
    "title": "Base layers",
    "url": "/search?filter.category=base-layers",
    "images": [
     "/media/wren-base-layer-top-w/ember/front.svg"
    ]
   }
  ],
  "story": {
   "heading": "We repair your gear",
   "text": "A repair keeps a good jacket in use for years and costs less than a new one. Send us yours, however old it is: we replace what is broken and send it back. The repair may be visible.",
   "imageUrl": null,
   "facts": [
    {
     "term": "Zippers and cuffs",
     "text": "Repaired free, for life"
    },
    {
     "term": "Tears and seams",
     "text": "At cost, back in ten days"
    },
    {
     "term": "Beyond repair",
     "text": "We reuse the parts"
    }
   ],
   "link": {
    "title": "How a repair works",
    "url": "/legal/repairs",
    "highlighted": false,
    "mobileOnly": false
   }
  }
 },
 "found": {
  "term": "jacket",
  "products": [
   {
    "id": "105",
    "slug": "cinder-shell-jacket-w",
    "name": "Cinder Shell Jacket",
    "category": [
     "Jackets",
     "Shell"
    ],
    "imageUrl": "/media/cinder-shell-jacket-w/sand/front-400.webp",
    "variantId": "10501",
    "secondImageUrl": "/media/cinder-shell-jacket-w/sand/back-400.webp",
    "rating": {
     "average": 4.2,
     "count": 36
    },
    "price": {
     "amount": 37900,
     "currency": "USD"
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
      "name": "Moss",
      "hex": "#66703f"
     },
     {
      "key": "graphite",
      "name": "Graphite",
      "hex": "#50545a"
     },
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
     }
    ],
    "badge": null
   },
   {
    "id": "174",
    "slug": "corrie-insulated-jacket-w",
    "name": "Corrie Insulated Jacket",
    "category": [
     "Insulation",
     "Synthetic"
    ],
    "imageUrl": "/media/corrie-insulated-jacket-w/glacier/front-400.webp",
    "variantId": "17401",
    "secondImageUrl": "/media/corrie-insulated-jacket-w/glacier/back-400.webp",
    "rating": {
     "average": 4.2,
     "count": 39
    },
    "price": {
     "amount": 17900,
     "currency": "USD"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "glacier",
      "name": "Glacier",
      "hex": "#8db6c8"
     },
     {
      "key": "midnight",
      "name": "Midnight",
      "hex": "#27345a"
     }
    ],
    "badge": null
   },
   {
    "id": "116",
    "slug": "waymark-snow-shell-jacket-w",
    "name": "Waymark Snow Shell Jacket",
    "category": [
     "Jackets",
     "Shell"
    ],
    "imageUrl": "/media/waymark-snow-shell-jacket-w/ember/front-400.webp",
    "variantId": "11601",
    "secondImageUrl": "/media/waymark-snow-shell-jacket-w/ember/back-400.webp",
    "rating": {
     "average": 4.2,
     "count": 28
    },
    "price": {
     "amount": 49900,
     "currency": "USD"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "ember",
      "name": "Ember",
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
    "id": "109",
    "slug": "larch-shell-jacket-w",
    "name": "Larch Shell Jacket",
    "category": [
     "Jackets",
     "Shell"
    ],
    "imageUrl": "/media/larch-shell-jacket-w/graphite/front-400.webp",
    "variantId": "10901",
    "secondImageUrl": "/media/larch-shell-jacket-w/graphite/back-400.webp",
    "rating": {
     "average": 4.2,
     "count": 39
    },
    "price": {
     "amount": 43900,
     "currency": "USD"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "graphite",
      "name": "Graphite",
      "hex": "#50545a"
     },
     {
      "key": "ember",
      "name": "Ember",
      "hex": "#c2542d"
     },
     {
      "key": "poppy",
      "name": "Poppy",
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
    "id": "153",
    "slug": "raven-running-wind-jacket-w",
    "name": "Raven Running Wind Jacket",
    "category": [
     "Jackets",
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
     "amount": 14900,
     "currency": "USD"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
     },
     {
      "key": "poppy",
      "name": "Poppy",
      "hex": "#d43a33"
     },
     {
      "key": "snow",
      "name": "Snow",
      "hex": "#e6e4de"
     }
    ],
    "badge": null
   },
   {
    "id": "130",
    "slug": "ford-rain-jacket",
    "name": "Ford Rain Jacket",
    "category": [
     "Jackets",
     "Rain"
    ],
    "imageUrl": "/media/ford-rain-jacket/glacier/front-400.webp",
    "variantId": "13001",
    "secondImageUrl": "/media/ford-rain-jacket/glacier/back-400.webp",
    "rating": {
     "average": 3,
     "count": 3
    },
    "price": {
     "amount": 15900,
     "currency": "USD"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "glacier",
      "name": "Glacier",
      "hex": "#8db6c8"
     },
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     },
     {
      "key": "ember",
      "name": "Ember",
      "hex": "#c2542d"
     },
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
     }
    ],
    "badge": null
   },
   {
    "id": "172",
    "slug": "heather-insulated-jacket-w",
    "name": "Heather Insulated Jacket",
    "category": [
     "Insulation",
     "Synthetic"
    ],
    "imageUrl": "/media/heather-insulated-jacket-w/midnight/front-400.webp",
    "variantId": "17201",
    "secondImageUrl": "/media/heather-insulated-jacket-w/midnight/back-400.webp",
    "rating": {
     "average": 5,
     "count": 2
    },
    "price": {
     "amount": 17900,
     "currency": "USD"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "midnight",
      "name": "Midnight",
      "hex": "#27345a"
     },
     {
      "key": "poppy",
      "name": "Poppy",
      "hex": "#d43a33"
     },
     {
      "key": "lichen",
      "name": "Lichen",
      "hex": "#b4bc82"
     }
    ],
    "badge": null
   },
   {
    "id": "124",
    "slug": "arete-rain-jacket",
    "name": "Arete Rain Jacket",
    "category": [
     "Jackets",
     "Rain"
    ],
    "imageUrl": "/media/arete-rain-jacket/glacier/front-400.webp",
    "variantId": "12402",
    "secondImageUrl": "/media/arete-rain-jacket/glacier/back-400.webp",
    "rating": {
     "average": 4,
     "count": 17
    },
    "price": {
     "amount": 17900,
     "currency": "USD"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "glacier",
      "name": "Glacier",
      "hex": "#8db6c8"
     },
     {
      "key": "lichen",
      "name": "Lichen",
      "hex": "#b4bc82"
     },
     {
      "key": "graphite",
      "name": "Graphite",
      "hex": "#50545a"
     }
    ],
    "badge": null
   },
   {
    "id": "140",
    "slug": "solstice-softshell-jacket-w",
    "name": "Solstice Softshell Jacket",
    "category": [
     "Jackets",
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
     "amount": 16900,
     "currency": "USD"
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
      "name": "Lichen",
      "hex": "#b4bc82"
     }
    ],
    "badge": null
   },
   {
    "id": "110",
    "slug": "plover-snow-shell-jacket-w",
    "name": "Plover Snow Shell Jacket",
    "category": [
     "Jackets",
     "Shell"
    ],
    "imageUrl": "/media/plover-snow-shell-jacket-w/fjord/front-400.webp",
    "variantId": "11002",
    "secondImageUrl": "/media/plover-snow-shell-jacket-w/fjord/back-400.webp",
    "rating": {
     "average": 4,
     "count": 1
    },
    "price": {
     "amount": 44900,
     "currency": "USD"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
     },
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     },
     {
      "key": "graphite",
      "name": "Graphite",
      "hex": "#50545a"
     },
     {
      "key": "gorse",
      "name": "Gorse",
      "hex": "#edc021"
     }
    ],
    "badge": null
   },
   {
    "id": "154",
    "slug": "chough-running-wind-jacket-m",
    "name": "Chough Running Wind Jacket",
    "category": [
     "Jackets",
     "Wind"
    ],
    "imageUrl": "/media/chough-running-wind-jacket-m/midnight/front-400.webp",
    "variantId": "15401",
    "secondImageUrl": "/media/chough-running-wind-jacket-m/midnight/back-400.webp",
    "rating": {
     "average": 4.7,
     "count": 3
    },
    "price": {
     "amount": 6900,
     "currency": "USD"
    },
    "regularPrice": {
     "amount": 9900,
     "currency": "USD"
    },
    "tones": [
     {
      "key": "midnight",
      "name": "Midnight",
      "hex": "#27345a"
     },
     {
      "key": "glacier",
      "name": "Glacier",
      "hex": "#8db6c8"
     }
    ],
    "badge": "sale"
   },
   {
    "id": "133",
    "slug": "ember-cycling-rain-jacket-w",
    "name": "Ember Cycling Rain Jacket",
    "category": [
     "Jackets",
     "Rain"
    ],
    "imageUrl": "/media/ember-cycling-rain-jacket-w/snow/front-400.webp",
    "variantId": "13301",
    "secondImageUrl": "/media/ember-cycling-rain-jacket-w/snow/back-400.webp",
    "rating": {
     "average": 4.4,
     "count": 17
    },
    "price": {
     "amount": 25900,
     "currency": "USD"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "snow",
      "name": "Snow",
      "hex": "#e6e4de"
     },
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
     },
     {
      "key": "lichen",
      "name": "Lichen",
      "hex": "#b4bc82"
     },
     {
      "key": "midnight",
      "name": "Midnight",
      "hex": "#27345a"
     }
    ],
    "badge": null
   }
  ],
  "total": 88,
  "page": 1,
  "pages": 8,
  "facets": [
   {
    "field": "category",
    "label": "Category",
    "values": [
     {
      "value": "insulation-down",
      "label": "Insulation · Down",
      "count": 12,
      "isActive": false
     },
     {
      "value": "insulation-synthetic",
      "label": "Insulation · Synthetic",
      "count": 11,
      "isActive": false
     },
     {
      "value": "jackets-rain",
      "label": "Jackets · Rain",
      "count": 12,
      "isActive": false
     },
     {
      "value": "jackets-shell",
      "label": "Jackets · Shell",
      "count": 20,
      "isActive": false
     },
     {
      "value": "jackets-softshell",
      "label": "Jackets · Softshell",
      "count": 7,
      "isActive": false
     },
     {
      "value": "jackets-wind",
      "label": "Jackets · Wind",
      "count": 13,
      "isActive": false
     },
     {
      "value": "fleece-light",
      "label": "Midlayers · Light fleece",
      "count": 6,
      "isActive": false
     },
     {
      "value": "fleece-pile",
      "label": "Midlayers · Fleece",
      "count": 7,
      "isActive": false
     }
    ]
   },
   {
    "field": "gender",
    "label": "Gender",
    "values": [
     {
      "value": "women",
      "label": "Women",
      "count": 45,
      "isActive": false
     },
     {
      "value": "men",
      "label": "Men",
      "count": 36,
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
    "label": "Price",
    "values": [
     {
      "value": "..150",
      "label": "Up to $150",
      "count": 26,
      "isActive": false
     },
     {
      "value": "150..250",
      "label": "$150 – $250",
      "count": 33,
      "isActive": false
     },
     {
      "value": "250..",
      "label": "From $250",
      "count": 29,
      "isActive": false
     }
    ]
   },
   {
    "field": "activity",
    "label": "Activity",
    "values": [
     {
      "value": "cycling",
      "label": "Cycling",
      "count": 22,
      "isActive": false
     },
     {
      "value": "hiking",
      "label": "Hiking",
      "count": 71,
      "isActive": false
     },
     {
      "value": "running",
      "label": "Running",
      "count": 7,
      "isActive": false
     },
     {
      "value": "snow",
      "label": "Snow",
      "count": 57,
      "isActive": false
     }
    ]
   },
   {
    "field": "color",
    "label": "Color",
    "values": [
     {
      "value": "ember",
      "label": "Ember",
      "count": 31,
      "isActive": false,
      "hex": "#c2542d"
     },
     {
      "value": "fjord",
      "label": "Fjord",
      "count": 30,
      "isActive": false,
      "hex": "#236579"
     },
     {
      "value": "glacier",
      "label": "Glacier",
      "count": 24,
      "isActive": false,
      "hex": "#8db6c8"
     },
     {
      "value": "gorse",
      "label": "Gorse",
      "count": 15,
      "isActive": false,
      "hex": "#edc021"
     },
     {
      "value": "graphite",
      "label": "Graphite",
      "count": 26,
      "isActive": false,
      "hex": "#50545a"
     },
     {
      "value": "lichen",
      "label": "Lichen",
      "count": 22,
      "isActive": false,
      "hex": "#b4bc82"
     },
     {
      "value": "midnight",
      "label": "Midnight",
      "count": 28,
      "isActive": false,
      "hex": "#27345a"
     },
     {
      "value": "moss",
      "label": "Moss",
      "count": 18,
      "isActive": false,
      "hex": "#66703f"
     },
     {
      "value": "poppy",
      "label": "Poppy",
      "count": 22,
      "isActive": false,
      "hex": "#d43a33"
     },
     {
      "value": "sand",
      "label": "Sand",
      "count": 23,
      "isActive": false,
      "hex": "#cbb58c"
     },
     {
      "value": "snow",
      "label": "Snow",
      "count": 23,
      "isActive": false,
      "hex": "#e6e4de"
     }
    ]
   },
   {
    "field": "size",
    "label": "Size",
    "values": [
     {
      "value": "xs",
      "label": "XS",
      "count": 86,
      "isActive": false
     },
     {
      "value": "s",
      "label": "S",
      "count": 86,
      "isActive": false
     },
     {
      "value": "m",
      "label": "M",
      "count": 86,
      "isActive": false
     },
     {
      "value": "l",
      "label": "L",
      "count": 86,
      "isActive": false
     },
     {
      "value": "xl",
      "label": "XL",
      "count": 86,
      "isActive": false
     },
     {
      "value": "xxl",
      "label": "XXL",
      "count": 86,
      "isActive": false
     }
    ]
   },
   {
    "field": "fit",
    "label": "Fit",
    "values": [
     {
      "value": "regular",
      "label": "Regular fit",
      "count": 36,
      "isActive": false
     },
     {
      "value": "relaxed",
      "label": "Relaxed fit",
      "count": 52,
      "isActive": false
     }
    ]
   },
   {
    "field": "warmth",
    "label": "Warmth",
    "values": [
     {
      "value": "1",
      "label": "Minimal warmth",
      "count": 22,
      "isActive": false
     },
     {
      "value": "2",
      "label": "Light warmth",
      "count": 25,
      "isActive": false
     },
     {
      "value": "3",
      "label": "Medium warmth",
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
      "label": "Very warm",
      "count": 8,
      "isActive": false
     }
    ]
   },
   {
    "field": "waterproofness",
    "label": "Waterproofness",
    "values": [
     {
      "value": "5000",
      "label": "Waterproof from 5,000 mm",
      "count": 32,
      "isActive": false
     },
     {
      "value": "10000",
      "label": "Waterproof from 10,000 mm",
      "count": 32,
      "isActive": false
     },
     {
      "value": "20000",
      "label": "Waterproof from 20,000 mm",
      "count": 12,
      "isActive": false
     }
    ]
   },
   {
    "field": "rating",
    "label": "Customer rating",
    "values": [
     {
      "value": "4.5",
      "label": "4.5 stars and up",
      "count": 13,
      "isActive": false
     },
     {
      "value": "4",
      "label": "4 stars and up",
      "count": 61,
      "isActive": false
     },
     {
      "value": "3",
      "label": "3 stars and up",
      "count": 72,
      "isActive": false
     }
    ]
   }
  ],
  "redirect": ""
 },
 "popular": [
  "rain jacket",
  "down jacket",
  "merino",
  "trail running shoes",
  "hiking pants",
  "beanie"
 ],
 "topSellers": [
  {
   "id": "119",
   "slug": "ouzel-long-parka-w",
   "name": "Ouzel Long Parka",
   "category": [
    "Jackets",
    "Shell"
   ],
   "imageUrl": "/media/ouzel-long-parka-w/snow/front-400.webp",
   "variantId": "11901",
   "secondImageUrl": "/media/ouzel-long-parka-w/snow/back-400.webp",
   "rating": {
    "average": 4.1,
    "count": 39
   },
   "price": {
    "amount": 22900,
    "currency": "USD"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "snow",
     "name": "Snow",
     "hex": "#e6e4de"
    },
    {
     "key": "poppy",
     "name": "Poppy",
     "hex": "#d43a33"
    },
    {
     "key": "glacier",
     "name": "Glacier",
     "hex": "#8db6c8"
    }
   ],
   "badge": null
  },
  {
   "id": "351",
   "slug": "moss-running-cap",
   "name": "Moss Running Cap",
   "category": [
    "Headwear",
    "Caps"
   ],
   "imageUrl": "/media/moss-running-cap/snow/front-400.webp",
   "variantId": "35102",
   "secondImageUrl": "/media/moss-running-cap/snow/back-400.webp",
   "rating": {
    "average": 4.4,
    "count": 25
   },
   "price": {
    "amount": 2795,
    "currency": "USD"
   },
   "regularPrice": {
    "amount": 3295,
    "currency": "USD"
   },
   "tones": [
    {
     "key": "snow",
     "name": "Snow",
     "hex": "#e6e4de"
    },
    {
     "key": "graphite",
     "name": "Graphite",
     "hex": "#50545a"
    },
    {
     "key": "gorse",
     "name": "Gorse",
     "hex": "#edc021"
    }
   ],
   "badge": "sale"
  },
  {
   "id": "105",
   "slug": "cinder-shell-jacket-w",
   "name": "Cinder Shell Jacket",
   "category": [
    "Jackets",
    "Shell"
   ],
   "imageUrl": "/media/cinder-shell-jacket-w/sand/front-400.webp",
   "variantId": "10501",
   "secondImageUrl": "/media/cinder-shell-jacket-w/sand/back-400.webp",
   "rating": {
    "average": 4.2,
    "count": 36
   },
   "price": {
    "amount": 37900,
    "currency": "USD"
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
     "name": "Moss",
     "hex": "#66703f"
    },
    {
     "key": "graphite",
     "name": "Graphite",
     "hex": "#50545a"
    },
    {
     "key": "fjord",
     "name": "Fjord",
     "hex": "#236579"
    }
   ],
   "badge": null
  },
  {
   "id": "308",
   "slug": "karst-thermal-tights-m",
   "name": "Karst Thermal Tights",
   "category": [
    "Tights",
    "Running"
   ],
   "imageUrl": "/media/karst-thermal-tights-m/lichen/front-400.webp",
   "variantId": "30801",
   "secondImageUrl": "/media/karst-thermal-tights-m/lichen/back-400.webp",
   "rating": {
    "average": 3.6,
    "count": 17
   },
   "price": {
    "amount": 10900,
    "currency": "USD"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "lichen",
     "name": "Lichen",
     "hex": "#b4bc82"
    },
    {
     "key": "moss",
     "name": "Moss",
     "hex": "#66703f"
    },
    {
     "key": "glacier",
     "name": "Glacier",
     "hex": "#8db6c8"
    }
   ],
   "badge": null
  },
  {
   "id": "426",
   "slug": "karst-road-running-shoes-w",
   "name": "Karst Road Running Shoes",
   "category": [
    "Shoes",
    "Road running"
   ],
   "imageUrl": "/media/karst-road-running-shoes-w/ember/front-400.webp",
   "variantId": "42601",
   "secondImageUrl": "/media/karst-road-running-shoes-w/ember/back-400.webp",
   "rating": {
    "average": 4.3,
    "count": 9
   },
   "price": {
    "amount": 13900,
    "currency": "USD"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "ember",
     "name": "Ember",
     "hex": "#c2542d"
    },
    {
     "key": "sand",
     "name": "Sand",
     "hex": "#cbb58c"
    },
    {
     "key": "gorse",
     "name": "Gorse",
     "hex": "#edc021"
    }
   ],
   "badge": null
  },
  {
   "id": "336",
   "slug": "plateau-snow-gloves-m",
   "name": "Plateau Snow Gloves",
   "category": [
    "Gloves",
    "Shell"
   ],
   "imageUrl": "/media/plateau-snow-gloves-m/poppy/front-400.webp",
   "variantId": "33601",
   "secondImageUrl": "/media/plateau-snow-gloves-m/poppy/back-400.webp",
   "rating": {
    "average": 4.2,
    "count": 21
   },
   "price": {
    "amount": 15900,
    "currency": "USD"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "poppy",
     "name": "Poppy",
     "hex": "#d43a33"
    },
    {
     "key": "moss",
     "name": "Moss",
     "hex": "#66703f"
    },
    {
     "key": "graphite",
     "name": "Graphite",
     "hex": "#50545a"
    }
   ],
   "badge": null
  },
  {
   "id": "283",
   "slug": "ember-snow-pants-m",
   "name": "Ember Snow Pants",
   "category": [
    "Pants",
    "Snow"
   ],
   "imageUrl": "/media/ember-snow-pants-m/poppy/front-400.webp",
   "variantId": "28301",
   "secondImageUrl": "/media/ember-snow-pants-m/poppy/back-400.webp",
   "rating": {
    "average": 3.9,
    "count": 15
   },
   "price": {
    "amount": 23900,
    "currency": "USD"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "poppy",
     "name": "Poppy",
     "hex": "#d43a33"
    },
    {
     "key": "ember",
     "name": "Ember",
     "hex": "#c2542d"
    },
    {
     "key": "moss",
     "name": "Moss",
     "hex": "#66703f"
    }
   ],
   "badge": null
  },
  {
   "id": "380",
   "slug": "andesite-ski-socks-w",
   "name": "Andesite Ski Socks",
   "category": [
    "Socks",
    "Snow"
   ],
   "imageUrl": "/media/andesite-ski-socks-w/graphite/front-400.webp",
   "variantId": "38001",
   "secondImageUrl": "/media/andesite-ski-socks-w/graphite/back-400.webp",
   "price": {
    "amount": 3695,
    "currency": "USD"
   },
   "regularPrice": null,
   "tones": [
    {
     "key": "graphite",
     "name": "Graphite",
     "hex": "#50545a"
    },
    {
     "key": "midnight",
     "name": "Midnight",
     "hex": "#27345a"
    },
    {
     "key": "glacier",
     "name": "Glacier",
     "hex": "#8db6c8"
    },
    {
     "key": "snow",
     "name": "Snow",
     "hex": "#e6e4de"
    }
   ],
   "badge": null
  }
 ],
 "suggestion": {
  "query": "jacket",
  "corrected": null,
  "suggested": "jackets",
  "alternatives": [
   "rain jacket",
   "down jacket",
   "down jackets",
   "insulated jackets"
  ]
 },
 "product": {
  "id": "105",
  "sku": "CN0105",
  "slug": "cinder-shell-jacket-w",
  "name": "Cinder Shell Jacket",
  "category": [
   "Jackets",
   "Shell"
  ],
  "breadcrumbs": [
   {
    "title": "Women",
    "url": "/search?filter.gender=women"
   },
   {
    "title": "Jackets",
    "url": "/search?filter.gender=women&filter.category=jackets"
   },
   {
    "title": "Shell jackets",
    "url": "/search?filter.gender=women&filter.category=jackets-shell"
   }
  ],
  "brand": "Cairn",
  "summary": "Waterproof jacket for rain and wet snow. For cold days in the mountains.",
  "description": "For ski touring, snowshoeing and winter days outside. Three layers are bonded into one fabric that keeps rain and wind out and lets moisture escape. As an outer layer, it goes over a base layer on the move and over insulation during breaks. Tested for several months by our repair team.",
  "features": [
   "Hood with a stiffened brim, fits over a helmet",
   "Two-way front zip",
   "Two zipped hand pockets",
   "Zipped chest pocket",
   "Cuff tabs that work with gloves on",
   "Drawcord in the hem, adjusts on both sides",
   "All seams taped",
   "Inner pocket for a map and a phone",
   "Packs into its own pocket",
   "Weight: 12.5 oz (XS), 13.8 oz (M), 15.7 oz (XXL)",
   "Warmth: 2 of 5 – for cool days (1 for mild days, 5 for hard frost)",
   "Waterproofness: 20,000 mm hydrostatic head – for heavy rain all day (5,000 mm for showers, 20,000 mm for heavy rain all day)"
  ],
  "materials": "Outer fabric: 100% recycled nylon. Membrane: 100% polyurethane. Backing: 100% nylon.",
  "care": "Close all fastenings, machine wash at 30 °C (86 °F) and rinse twice. Tumble dry on low to restore the water repellency. Manufacturer: Cairn Demonstration GmbH, Musterweg 1, 00000 Musterstadt, Germany (fictional address), help@cairn.example.",
  "fit": "Roomy fit with space for warm layers. Ends at the hip. Back length: 26 in (XS), 26.8 in (S), 27.6 in (M), 28.3 in (L), 29.1 in (XL), 29.9 in (XXL).",
  "gender": "women",
  "activities": [
   "hiking",
   "snow"
  ],
  "taxIncluded": false,
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
      "label": "Moss",
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
      "label": "Graphite",
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
      "label": "Fjord",
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
     "amount": 37900,
     "currency": "USD"
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
    "text": "2 of 5 – for cool days"
   },
   "waterproofness": {
    "millimetres": 20000,
    "text": "20,000 mm hydrostatic head – for heavy rain all day"
   }
  }
 },
 "reviews": {
  "list": [
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
   },
   {
    "id": "10503",
    "score": 5,
    "title": "Always with me",
    "content": "Comfortable even after many hours.",
    "language": "en",
    "author": "Megan C.",
    "createdAt": "2026-09-25T00:00:00.000Z",
    "isVerified": true,
    "size": "xl",
    "fit": 3,
    "quality": 5
   },
   {
    "id": "10504",
    "score": 5,
    "title": "Exactly right",
    "content": "The fit is as good as made to measure.",
    "language": "en",
    "author": "Grace L.",
    "createdAt": "2026-09-20T00:00:00.000Z",
    "isVerified": false,
    "size": "xxl",
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
