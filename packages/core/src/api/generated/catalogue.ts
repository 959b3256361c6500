// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by their ids, in the requested order
         * @description Products that the site does not sell are left out, so the list may be shorter than `ids`.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product
         * @description The product with its texts, options, variants, prices and stock on this site.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A decimal in the site's currency */
        Amount: number;
        Product: {
            id: number;
            sku: string;
            slug: string;
            name: string;
            /** @description Two parts are joined by ' . '. */
            category: string;
            breadcrumbs: components["schemas"]["Breadcrumb"][];
            brand: string;
            summary: string;
            description: string;
            features: string[];
            materials: string;
            care: string;
            fit: string;
            /** @enum {string} */
            gender: "women" | "men" | "all";
            activities: ("running" | "cycling" | "hiking" | "snow")[];
            currency: components["schemas"]["Currency"];
            tax_included: boolean;
            /** @description Empty for a product without a choice of colours */
            colors: components["schemas"]["ProductColor"][];
            /** @description Empty for a product without sizes */
            sizes: components["schemas"]["ProductSize"][];
            /** @description What a shopper chooses besides colour and size */
            options?: components["schemas"]["ProductOption"][];
            /** @description The images of a product without colours */
            images?: components["schemas"]["ProductImage"][];
            variants: components["schemas"]["Variant"][];
            custom_fields: components["schemas"]["CustomField"][];
            /** Format: date-time */
            created_at: string;
            /** @description The average of the reviews that the store shows. Only the list of products has it; absent without reviews */
            rating?: number;
            /** @description The number of these reviews. Only the list of products has it; absent without reviews */
            rating_count?: number;
            /** @description The stores that sell it; all stores if absent. */
            stores?: ("EU" | "US")[];
            /** @description The countries to which it cannot be sent (ISO 3166-1 alpha-2); none if absent */
            unshippable_to?: string[];
            /** @description For a reduced product in the European Economic Area, the store server sends `lowestPrice30`, the lowest price of the 30 days before the reduction, and `priceNote`, the sentence beside the price. For a product that is coming soon it sends `availableFrom`, the day of its first sale (ISO 8601 date), if the day is known and in the future. For a product that cannot be sent to some countries of the store, it sends `unshippableTo`, the list of these countries. */
            custom?: components["schemas"]["Custom"] & components["schemas"]["ProductRatings"];
        };
        /** @description What the filters `warmth` and `waterproofness` of the search compare. The values are what the shop states; those of the demonstration data are estimates from material and construction. `features` has a line with each text. */
        ProductRatings: {
            /** @description Absent for a product without warmth, such as a shoe */
            warmth?: {
                /** @description From 1, for mild days, to 5, for hard frost */
                level: number;
                /** @description In the site's language, for example `4 of 5 – for days around freezing` */
                text: string;
            };
            /** @description Absent for a product that is not waterproof */
            waterproofness?: {
                /** @description The hydrostatic head in millimetres of water that fabric and seams withstand */
                millimetres: number;
                /** @description In the site's language, for example `20,000 mm hydrostatic head – for heavy rain all day` */
                text: string;
            };
        };
        Breadcrumb: {
            title: string;
            url: string;
        };
        ProductColor: {
            key: string;
            name: string;
            hex: string;
            images: components["schemas"]["ProductImage"][];
        };
        ProductImage: {
            /** @enum {string} */
            view: "front" | "back" | "detail";
            /** @description The address of the SVG picture; pre-rendered files are beside it as `{view}-{160|400|640|800}.{avif|webp}`. */
            url: string;
        };
        ProductSize: {
            key: string;
            label: string;
        };
        ProductOption: {
            /** @description The canonical name, never translated, for example Length */
            name: string;
            /** @description The name in the site's language */
            label: string;
            values: components["schemas"]["ProductSize"][];
        };
        Variant: {
            id: number;
            sku: string;
            /** @description The key of the colour, null for a product without colours */
            color: string | null;
            /** @description The key of the size, null for a product without sizes */
            size: string | null;
            /** @description The key of the value of each other option, by the name of the option */
            options?: {
                [key: string]: string;
            };
            price: components["schemas"]["Amount"];
            /** @description 0 or null when not on sale */
            sale_price: number | null;
            /** @enum {string} */
            inventory_tracking: "none" | "product" | "variant";
            inventory_level: number | null;
        };
        /**
         * @description The address prefix of a site.
         * @example us/en-us
         * @example de/de-de
         */
        Prefix: string;
        /** @enum {string} */
        Currency: "EUR" | "GBP" | "CHF" | "USD";
        CustomField: {
            /** @description For example `is_coming_soon` or `is_retired`. */
            name: string;
            /** @description The string 'true' sets a flag. */
            value: string;
        };
        /** @description Data of the team that runs the shop, at most 8 KiB of JSON. */
        Custom: {
            [key: string]: unknown;
        };
        /** @description The only error body (RFC 9457). `title` is a text for the shopper, as at BigCommerce; `message` repeats it for clients that read only `message`. It never contains internals. */
        Problem: {
            /** @description A URI reference that names the kind of problem, e.g. `/problems/stale-version`. */
            type: string;
            /** @description A text for the shopper. A 5xx has the phrase of the status instead, which is not for shoppers. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description Details of this occurrence. */
            detail?: string;
            /** @description The id of the request, for support. */
            instance?: string;
            /** @description The text of `title`, or a more specific one. */
            message?: string;
            /** @description A stable code, e.g. `stale_version`. */
            code?: string;
            /** @description The error of each invalid field of the request. */
            errors?: {
                [key: string]: string;
            };
        };
        /** @description The request does not follow the contract; `errors` names the fields. */
        InvalidRequestProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @constant */
            code: "invalid_request";
        };
        /** @description No site has this prefix. */
        UnknownSiteProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @constant */
            code: "unknown_site";
        };
        /** @description The body is not JSON, or the address or a header cannot be read. */
        BadRequestProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @constant */
            code: "bad_request";
        };
        /** @description Too many requests, or too many attempts at a secret. */
        TooManyRequestsProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 429;
            /** @constant */
            code: "too_many_requests";
        };
        /** @description The server failed. */
        ServerErrorProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 500;
            /** @constant */
            code: "server_error";
        };
        /** @description Too many searches are running. */
        SearchBusyProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 503;
            /** @constant */
            code: "search_busy";
        };
        /** @description The server cannot reach its database. */
        DatabaseAwayProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 503;
            /** @constant */
            code: "database_away";
        };
        /** @description The address names nothing. */
        NotFoundProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 404;
            /** @constant */
            code: "not_found";
        };
    };
    responses: {
        /** @description The request does not follow the contract. */
        InvalidIds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["UnknownSiteProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description Too many requests; `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ServerErrorProblem"];
            };
        };
        /** @description The server is busy or cannot reach its database; `Retry-After` says how many seconds to wait. */
        Busy: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SearchBusyProblem"] | components["schemas"]["DatabaseAwayProblem"];
            };
        };
        /** @description The request does not follow the contract, or names no site. */
        InvalidSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["UnknownSiteProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The site sells no such product. */
        ProductNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description The prefix of the site, which decides language, currency, price list and range of products.
         * @example de/de-de
         */
        site: components["schemas"]["Prefix"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProducts: {
        parameters: {
            query: {
                /**
                 * @description The prefix of the site, which decides language, currency, price list and range of products.
                 * @example de/de-de
                 */
                site: components["parameters"]["site"];
                /**
                 * @description The ids of the products
                 * @example [
                 *       124
                 *     ]
                 */
                ids: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products that the site sells */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            400: components["responses"]["InvalidIds"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /**
                 * @description The prefix of the site, which decides language, currency, price list and range of products.
                 * @example de/de-de
                 */
                site: components["parameters"]["site"];
            };
            header?: never;
            path: {
                /**
                 * @description The last part of the product's address
                 * @example ford-windproof-anorak-w
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["InvalidSite"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
}
