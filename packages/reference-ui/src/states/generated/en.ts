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
          "title": "Midlayer",
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
       "url": "/media/ford-windproof-anorak-w/ember/front.svg",
       "alt": "",
       "title": "Ford Windproof Anorak",
       "href": "/ford-windproof-anorak-w"
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
          "title": "Midlayer",
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
       "url": "/media/zephyr-softshell-jacket-m/lichen/front.svg",
       "alt": "",
       "title": "Zephyr Softshell Jacket",
       "href": "/zephyr-softshell-jacket-m"
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
       "url": "/media/dusk-trekking-pack-m/ember/front.svg",
       "alt": "",
       "title": "Dusk Trekking Pack",
       "href": "/dusk-trekking-pack-m"
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
       "url": "/media/firn-hiking-shoes-w/fjord/front.svg",
       "alt": "",
       "title": "Firn Hiking Shoes",
       "href": "/firn-hiking-shoes-w"
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
    "title": "Country and language",
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
      "title": "Midlayer",
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
    "title": "Imprint",
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
    "title": "Right of withdrawal",
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
   "message": "The new season is here. [See what is new](/search?sort=newest)",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  },
  {
   "message": "Professional members save **30%**.",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  },
  {
   "message": "We would rather mend it. [Read how](/service#repair)",
   "backgroundColor": "#1b2f2b",
   "textColor": "white"
  }
 ],
 "home": {
  "hero": {
   "heading": "The path is only a row of stones",
   "text": "Shells, warmth and layers for days when somebody else’s cairn is all the map you have.",
   "imageUrl": null,
   "primary": {
    "title": "Shop shells",
    "url": "/search?filter.category=jackets",
    "highlighted": false,
    "mobileOnly": false
   },
   "secondary": {
    "title": "See what is new",
    "url": "/search?sort=newest",
    "highlighted": false,
    "mobileOnly": false
   }
  },
  "tilesHeading": "By layer, from the outside in",
  "tiles": [
   {
    "title": "Jackets",
    "url": "/search?filter.category=jackets",
    "images": [
     "/media/ford-windproof-anorak-w/ember/front.svg",
     "/media/zephyr-softshell-jacket-m/lichen/front.svg"
    ]
   },
   {
    "title": "Insulation",
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
    "title": "Pants",
    "url": "/search?filter.category=pants",
    "images": [
     "/media/drizzle-hiking-pants-m/glacier/front.svg"
    ]
   },
   {
    "title": "Base layers",
    "url": "/search?filter.category=base-layers",
    "images": [
     "/media/summit-cycling-base-layer-w/lichen/front.svg"
    ]
   }
  ],
  "story": {
   "heading": "We would rather mend it",
   "text": "A jacket that lasts twelve winters beats two that last six. Send yours back at any age; we open the seam, replace what failed and return it with the mend left visible.",
   "imageUrl": null,
   "facts": [
    {
     "term": "Zips, cuffs",
     "text": "Mended free, for life"
    },
    {
     "term": "Tears, seams",
     "text": "At cost, back in ten days"
    },
    {
     "term": "Beyond repair",
     "text": "Taken apart for the next one"
    }
   ],
   "link": {
    "title": "Shop what lasts",
    "url": "/search?filter.category=jackets",
    "highlighted": false,
    "mobileOnly": false
   }
  }
 },
 "found": {
  "term": "jacket",
  "products": [
   {
    "id": "213",
    "slug": "headwall-light-fleece-jacket-m",
    "name": "Headwall Light Fleece Jacket",
    "category": [
     "Midlayer",
     "Light fleece"
    ],
    "imageUrl": "/media/headwall-light-fleece-jacket-m/sand/front-400.webp",
    "variantId": "21301",
    "price": {
     "amount": 9900,
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
      "key": "snow",
      "name": "Snow",
      "hex": "#e6e4de"
     }
    ],
    "badge": null
   },
   {
    "id": "143",
    "slug": "ford-windproof-anorak-w",
    "name": "Ford Windproof Anorak",
    "category": [
     "Jackets",
     "Wind"
    ],
    "imageUrl": "/media/ford-windproof-anorak-w/ember/front-400.webp",
    "variantId": "14301",
    "price": {
     "amount": 12700,
     "currency": "USD"
    },
    "regularPrice": {
     "amount": 14900,
     "currency": "USD"
    },
    "tones": [
     {
      "key": "ember",
      "name": "Ember",
      "hex": "#c2542d"
     },
     {
      "key": "midnight",
      "name": "Midnight",
      "hex": "#27345a"
     }
    ],
    "badge": "sale"
   },
   {
    "id": "124",
    "slug": "arete-rain-jacket",
    "name": "Arete Rain Jacket",
    "category": [
     "Jackets",
     "Rain"
    ],
    "imageUrl": "/media/arete-rain-jacket/ember/front-400.webp",
    "variantId": "12401",
    "price": {
     "amount": 20900,
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
      "key": "snow",
      "name": "Snow",
      "hex": "#e6e4de"
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
    "id": "139",
    "slug": "zephyr-softshell-jacket-m",
    "name": "Zephyr Softshell Jacket",
    "category": [
     "Jackets",
     "Softshell"
    ],
    "imageUrl": "/media/zephyr-softshell-jacket-m/lichen/front-400.webp",
    "variantId": "13901",
    "price": {
     "amount": 16900,
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
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
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
    "id": "102",
    "slug": "glacier-shell-jacket-m",
    "name": "Glacier Shell Jacket",
    "category": [
     "Jackets",
     "Shell"
    ],
    "imageUrl": "/media/glacier-shell-jacket-m/snow/front-400.webp",
    "variantId": "10201",
    "price": {
     "amount": 41900,
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
    "id": "101",
    "slug": "quartz-shell-jacket-w",
    "name": "Quartz Shell Jacket",
    "category": [
     "Jackets",
     "Shell"
    ],
    "imageUrl": "/media/quartz-shell-jacket-w/glacier/front-400.webp",
    "variantId": "10101",
    "price": {
     "amount": 44900,
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
      "key": "graphite",
      "name": "Graphite",
      "hex": "#50545a"
     },
     {
      "key": "ember",
      "name": "Ember",
      "hex": "#c2542d"
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
    "imageUrl": "/media/corrie-insulated-jacket-w/sand/front-400.webp",
    "variantId": "17402",
    "price": {
     "amount": 17900,
     "currency": "USD"
    },
    "regularPrice": {
     "amount": 23900,
     "currency": "USD"
    },
    "tones": [
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
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
     }
    ],
    "badge": "sale"
   },
   {
    "id": "215",
    "slug": "squall-light-fleece-jacket-m",
    "name": "Squall Light Fleece Jacket",
    "category": [
     "Midlayer",
     "Light fleece"
    ],
    "imageUrl": "/media/squall-light-fleece-jacket-m/moss/front-400.webp",
    "variantId": "21502",
    "price": {
     "amount": 11900,
     "currency": "USD"
    },
    "regularPrice": null,
    "tones": [
     {
      "key": "moss",
      "name": "Moss",
      "hex": "#66703f"
     },
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
     },
     {
      "key": "midnight",
      "name": "Midnight",
      "hex": "#27345a"
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
    "id": "122",
    "slug": "kestrel-rain-jacket-w",
    "name": "Kestrel Rain Jacket",
    "category": [
     "Jackets",
     "Rain"
    ],
    "imageUrl": "/media/kestrel-rain-jacket-w/lichen/front-400.webp",
    "variantId": "12201",
    "price": {
     "amount": 21900,
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
      "key": "poppy",
      "name": "Poppy",
      "hex": "#d43a33"
     },
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
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
    "id": "117",
    "slug": "bracken-long-parka-w",
    "name": "Bracken Long Parka",
    "category": [
     "Jackets",
     "Shell"
    ],
    "imageUrl": "/media/bracken-long-parka-w/glacier/front-400.webp",
    "variantId": "11701",
    "price": {
     "amount": 29900,
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
      "key": "moss",
      "name": "Moss",
      "hex": "#66703f"
     },
     {
      "key": "sand",
      "name": "Sand",
      "hex": "#cbb58c"
     }
    ],
    "badge": "coming-soon"
   },
   {
    "id": "145",
    "slug": "lyra-windproof-anorak",
    "name": "Lyra Windproof Anorak",
    "category": [
     "Jackets",
     "Wind"
    ],
    "imageUrl": "/media/lyra-windproof-anorak/sand/front-400.webp",
    "variantId": "14502",
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
      "key": "snow",
      "name": "Snow",
      "hex": "#e6e4de"
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
    "id": "129",
    "slug": "rill-rain-jacket-m",
    "name": "Rill Rain Jacket",
    "category": [
     "Jackets",
     "Rain"
    ],
    "imageUrl": "/media/rill-rain-jacket-m/fjord/front-400.webp",
    "variantId": "12901",
    "price": {
     "amount": 16000,
     "currency": "USD"
    },
    "regularPrice": {
     "amount": 22900,
     "currency": "USD"
    },
    "tones": [
     {
      "key": "fjord",
      "name": "Fjord",
      "hex": "#236579"
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
    "badge": "sale"
   }
  ],
  "total": 90,
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
      "count": 6,
      "isActive": false
     },
     {
      "value": "jackets-wind",
      "label": "Jackets · Wind",
      "count": 13,
      "isActive": false
     },
     {
      "value": "fleece-pile",
      "label": "Midlayer · Fleece",
      "count": 7,
      "isActive": false
     },
     {
      "value": "fleece-light",
      "label": "Midlayer · Light fleece",
      "count": 6,
      "isActive": false
     },
     {
      "value": "vests-insulated",
      "label": "Vests · Insulated",
      "count": 2,
      "isActive": false
     },
     {
      "value": "vests-wind",
      "label": "Vests · Wind",
      "count": 1,
      "isActive": false
     }
    ]
   },
   {
    "field": "gender",
    "label": "For",
    "values": [
     {
      "value": "women",
      "label": "Women",
      "count": 44,
      "isActive": false
     },
     {
      "value": "men",
      "label": "Men",
      "count": 39,
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
      "count": 72,
      "isActive": false
     },
     {
      "value": "running",
      "label": "Running",
      "count": 8,
      "isActive": false
     },
     {
      "value": "snow",
      "label": "Snow",
      "count": 58,
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
      "count": 29,
      "isActive": false
     },
     {
      "value": "fjord",
      "label": "Fjord",
      "count": 23,
      "isActive": false
     },
     {
      "value": "glacier",
      "label": "Glacier",
      "count": 30,
      "isActive": false
     },
     {
      "value": "graphite",
      "label": "Graphite",
      "count": 31,
      "isActive": false
     },
     {
      "value": "lichen",
      "label": "Lichen",
      "count": 27,
      "isActive": false
     },
     {
      "value": "midnight",
      "label": "Midnight",
      "count": 23,
      "isActive": false
     },
     {
      "value": "moss",
      "label": "Moss",
      "count": 22,
      "isActive": false
     },
     {
      "value": "poppy",
      "label": "Poppy",
      "count": 17,
      "isActive": false
     },
     {
      "value": "sand",
      "label": "Sand",
      "count": 31,
      "isActive": false
     },
     {
      "value": "snow",
      "label": "Snow",
      "count": 32,
      "isActive": false
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
      "count": 90,
      "isActive": false
     },
     {
      "value": "s",
      "label": "S",
      "count": 90,
      "isActive": false
     },
     {
      "value": "m",
      "label": "M",
      "count": 90,
      "isActive": false
     },
     {
      "value": "l",
      "label": "L",
      "count": 90,
      "isActive": false
     },
     {
      "value": "xl",
      "label": "XL",
      "count": 90,
      "isActive": false
     },
     {
      "value": "xxl",
      "label": "XXL",
      "count": 90,
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
   "id": "213",
   "slug": "headwall-light-fleece-jacket-m",
   "name": "Headwall Light Fleece Jacket",
   "category": [
    "Midlayer",
    "Light fleece"
   ],
   "imageUrl": "/media/headwall-light-fleece-jacket-m/sand/front-400.webp",
   "variantId": "21301",
   "price": {
    "amount": 9900,
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
     "key": "snow",
     "name": "Snow",
     "hex": "#e6e4de"
    }
   ],
   "badge": null
  },
  {
   "id": "253",
   "slug": "mistral-merino-tee-m",
   "name": "Mistral Merino Tee",
   "category": [
    "T-shirts",
    "Merino"
   ],
   "imageUrl": "/media/mistral-merino-tee-m/poppy/front-400.webp",
   "variantId": "25301",
   "price": {
    "amount": 8900,
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
     "key": "ember",
     "name": "Ember",
     "hex": "#c2542d"
    }
   ],
   "badge": null
  },
  {
   "id": "143",
   "slug": "ford-windproof-anorak-w",
   "name": "Ford Windproof Anorak",
   "category": [
    "Jackets",
    "Wind"
   ],
   "imageUrl": "/media/ford-windproof-anorak-w/ember/front-400.webp",
   "variantId": "14301",
   "price": {
    "amount": 12700,
    "currency": "USD"
   },
   "regularPrice": {
    "amount": 14900,
    "currency": "USD"
   },
   "tones": [
    {
     "key": "ember",
     "name": "Ember",
     "hex": "#c2542d"
    },
    {
     "key": "midnight",
     "name": "Midnight",
     "hex": "#27345a"
    }
   ],
   "badge": "sale"
  },
  {
   "id": "259",
   "slug": "drizzle-hiking-pants-m",
   "name": "Drizzle Hiking Pants",
   "category": [
    "Pants",
    "Hiking"
   ],
   "imageUrl": "/media/drizzle-hiking-pants-m/glacier/front-400.webp",
   "variantId": "25901",
   "price": {
    "amount": 11100,
    "currency": "USD"
   },
   "regularPrice": {
    "amount": 15900,
    "currency": "USD"
   },
   "tones": [
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
   "badge": "sale"
  },
  {
   "id": "375",
   "slug": "saddle-cycling-socks",
   "name": "Saddle Cycling Socks",
   "category": [
    "Socks",
    "Cycling"
   ],
   "imageUrl": "/media/saddle-cycling-socks/snow/front-400.webp",
   "variantId": "37501",
   "price": {
    "amount": 2300,
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
     "key": "moss",
     "name": "Moss",
     "hex": "#66703f"
    },
    {
     "key": "poppy",
     "name": "Poppy",
     "hex": "#d43a33"
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
   "id": "124",
   "slug": "arete-rain-jacket",
   "name": "Arete Rain Jacket",
   "category": [
    "Jackets",
    "Rain"
   ],
   "imageUrl": "/media/arete-rain-jacket/ember/front-400.webp",
   "variantId": "12401",
   "price": {
    "amount": 20900,
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
     "key": "snow",
     "name": "Snow",
     "hex": "#e6e4de"
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
   "id": "181",
   "slug": "ember-insulated-hoody-w",
   "name": "Ember Insulated Hoody",
   "category": [
    "Insulation",
    "Synthetic"
   ],
   "imageUrl": "/media/ember-insulated-hoody-w/graphite/front-400.webp",
   "variantId": "18101",
   "price": {
    "amount": 27900,
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
     "key": "lichen",
     "name": "Lichen",
     "hex": "#b4bc82"
    }
   ],
   "badge": null
  },
  {
   "id": "391",
   "slug": "firn-hiking-shoes-w",
   "name": "Firn Hiking Shoes",
   "category": [
    "Shoes",
    "Hiking"
   ],
   "imageUrl": "/media/firn-hiking-shoes-w/fjord/front-400.webp",
   "variantId": "39101",
   "price": {
    "amount": 18900,
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
     "key": "graphite",
     "name": "Graphite",
     "hex": "#50545a"
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
   "headwall light fleece jacket",
   "arete rain jacket"
  ]
 },
 "product": {
  "id": "213",
  "sku": "CN0213",
  "slug": "headwall-light-fleece-jacket-m",
  "name": "Headwall Light Fleece Jacket",
  "category": [
   "Midlayer",
   "Light fleece"
  ],
  "breadcrumbs": [
   {
    "title": "Men",
    "url": "/search?filter.gender=men"
   },
   {
    "title": "Midlayer",
    "url": "/search?filter.gender=men&filter.category=fleece"
   },
   {
    "title": "Light fleece",
    "url": "/search?filter.gender=men&filter.category=fleece-light"
   }
  ],
  "brand": "Cairn",
  "summary": "The layer you forget to take off. From the valley to the hut.",
  "description": "Somebody stacked the stones so that you find the way; the rest you carry. Fine fleece, brushed on the inside only, so that it slides under a shell. The yarn is dense enough not to pill, and it is washed before it is cut. Tested for a winter by the people who mend it.",
  "features": [
   "Inner pocket for map and phone",
   "High collar with a soft chin guard",
   "Bound edges at hem and cuffs",
   "Dries within two hours",
   "Flat seams, moved off the shoulders",
   "Weight: 295 g"
  ],
  "materials": "100% recycled polyester fleece, 190 g/m²",
  "care": "Machine wash at 30 °C, inside out. Dry on the line. No softener.",
  "fit": "Regular fit, room for one thin layer.",
  "gender": "men",
  "activities": [
   "hiking",
   "cycling"
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
      "label": "Snow",
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
     "amount": 9900,
     "currency": "USD"
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
