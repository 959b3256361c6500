// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/api/search/search.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the catalogue
         * @description Returns one page of products with facets, sortings and, for some terms, the address of a page that suits better. Filters of one field widen the result; filters of different fields narrow it.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggest/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a term
         * @description Completes or corrects what a shopper has typed so far.
         */
        get: operations["suggestQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggest/trending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Popular searches of the locale
         * @description The popular searches in the language of the site, to show before a shopper has typed anything.
         */
        get: operations["listTrending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boost/{siteId}/recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that other shoppers viewed
         * @description Without a seed product it returns the top sellers.
         */
        get: operations["recommend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a search submitted with Enter
         * @description Notes the term with its result count, without anything that identifies the shopper. The response has no body.
         */
        post: operations["logSearch"];
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
        SiteId: string;
        SearchAnswer: {
            responseId?: string;
            pagination: components["schemas"]["SearchPagination"];
            sorting?: {
                options?: components["schemas"]["SortOption"][];
            };
            results: components["schemas"]["SearchResult"][];
            facets: components["schemas"]["Facet"][];
            merchandising: components["schemas"]["Merchandising"];
            query?: {
                matchType?: string;
                corrected?: string;
                original?: string;
            };
        };
        SearchPagination: {
            totalResults: number;
            begin?: number;
            end?: number;
            currentPage: number;
            totalPages: number;
            perPage: number;
        };
        SortOption: {
            field: string;
            /** @enum {string} */
            direction: "asc" | "desc";
            label: string;
            active?: boolean;
        };
        /** @description Text is HTML-escaped and prices are strings, as the service sends them. */
        SearchResult: {
            id: string;
            uid: string;
            sku: string;
            name: string;
            url: string;
            price: string;
            msrp?: string;
            imageUrl: string;
            thumbnailImageUrl?: string;
            brand?: string;
            slug: string;
            /** @description Two parts are joined by ' . '. */
            category: string;
            imageRecUrl?: string;
            /** @description Another view of the same colour, to show on hover */
            secondImageUrl?: string;
            /** @description The average of the reviews that the store shows; absent without reviews */
            rating?: number;
            /** @description The number of these reviews; absent without reviews */
            ratingCount?: number;
            /** @description In a colour that was filtered or searched for, where there is one; one that can be bought before others */
            selectedVariant: components["schemas"]["SelectedVariant"];
            /** @description Tones of the product for dots */
            colors?: components["schemas"]["Tone"][];
            /** @description `new`, `sale` or `coming_soon` */
            badge?: string;
            /** @description `lowestPrice30` and `priceNote` of a reduced product, as in the catalogue */
            custom?: components["schemas"]["Custom"];
        };
        SelectedVariant: {
            vId: number | string;
            price: number | string;
            /** @description 0 when not on sale */
            salePrice: number | string;
            imageUrl: string;
        };
        Tone: {
            key: string;
            name: string;
            hex: string;
        };
        Facet: {
            field: string;
            label: string;
            /** @description `list`, or `range` where each value is a range of the price */
            type?: string;
            values: {
                /** @description Of a range `low..high`, such as `100..250`; both ends belong to it, and an open end is empty */
                value: string;
                label: string;
                count: number;
                /** @description Chosen values are listed even where they would show nothing */
                active?: boolean;
                /** @description What a colour looks like; other values have none */
                hex?: string;
            }[];
        };
        Merchandising: {
            /** @description Where to go instead of the results; empty when nowhere */
            redirect: string;
            content?: unknown[] | Record<string, never>;
        };
        Suggestion: {
            query: string;
            /** @description Absent when nothing was corrected */
            "corrected-query"?: string;
            suggested?: components["schemas"]["SuggestedText"];
            alternatives?: components["schemas"]["AlternativeText"][];
        };
        SuggestedText: {
            text: string;
            type?: string;
            source?: string;
        };
        AlternativeText: {
            text: string;
            popularity?: number;
        };
        Trending: {
            trending: {
                queries: {
                    searchQuery: string;
                    popularity?: number;
                }[];
            };
        };
        Recommendation: {
            responseId?: string;
            profile?: {
                tag?: string;
            };
            results: components["schemas"]["RecommendedProduct"][];
        };
        /** @description Another shape than a search result, and prices are numbers. */
        RecommendedProduct: {
            id: string;
            score?: number;
            mappings: {
                core: {
                    uid: string;
                    sku?: string;
                    name: string;
                    url: string;
                    price: number;
                    msrp?: number;
                    imageUrl: string;
                    thumbnailImageUrl?: string;
                    brand?: string;
                    rating?: number;
                    ratingCount?: number;
                };
            };
            attributes: {
                slug?: string;
                category?: string;
                imageRecUrl?: string;
                secondImageUrl?: string;
                selectedVariant?: components["schemas"]["SelectedVariant"];
                colors?: components["schemas"]["Tone"][];
                badge?: string;
                custom?: components["schemas"]["Custom"];
            };
        };
        SearchLogEntry: {
            term: string;
            corrected?: string;
            locale: string;
            /** @description The name of the store */
            storeSource: string;
            resultCount?: number;
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
        /** @description The body is not JSON, or the address or a header cannot be read. */
        BadRequestProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @constant */
            code: "bad_request";
        };
        /** @description The address names nothing. */
        NotFoundProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 404;
            /** @constant */
            code: "not_found";
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
        /** @description The origin of the request is not allowed. */
        ForeignOriginProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 403;
            /** @constant */
            code: "foreign_origin";
        };
        /** @description The body is larger than 320 KiB. */
        TooLargeProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 413;
            /** @constant */
            code: "too_large";
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 415;
            /** @constant */
            code: "unsupported_media_type";
        };
    };
    responses: {
        /** @description The request does not follow the contract. */
        InvalidSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidSuggestion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidTrending: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidRecommendation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidLogEntry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description No site has this `siteId`. */
        CatalogueNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
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
        /** @description The origin of the request is not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ForeignOriginProblem"];
            };
        };
        /** @description The body is larger than 320 KiB. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TooLargeProblem"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description The hreflang of the site in lower case
         * @example de-de
         */
        siteId: components["schemas"]["SiteId"];
        /** @description A category key, repeatable */
        filterCategory: string[];
        /** @description A gender, repeatable */
        filterGender: ("women" | "men" | "all")[];
        /** @description An activity, repeatable */
        filterActivity: ("running" | "cycling" | "hiking" | "snow")[];
        /** @description The key of a colour, repeatable */
        filterColor: string[];
        /** @description A value of the size facet, or the key of a size in any system; repeatable */
        filterSize: string[];
        /** @description A fit, repeatable */
        filterFit: ("slim" | "regular" | "relaxed")[];
        /** @description A warmth from 1 to 5, repeatable */
        filterWarmth: ("1" | "2" | "3" | "4" | "5")[];
        /** @description The least hydrostatic head in millimetres, repeatable; the lowest value counts */
        filterWaterproofness: ("5000" | "10000" | "20000")[];
        /** @description The lowest average of the reviews, repeatable; the lowest value counts */
        filterRating: ("4.5" | "4" | "3")[];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchProducts: {
        parameters: {
            query: {
                /**
                 * @description The hreflang of the site in lower case
                 * @example de-de
                 */
                siteId: components["parameters"]["siteId"];
                /** @description The term; without one, the whole catalogue within the filters. When no product has all words, the search uses a correction, or finds products with most of the words */
                q?: string;
                /** @description 1: search for the typed term without a correction */
                exact?: "1";
                /** @description The format of the response */
                resultsFormat?: "native";
                /** @description Products on a page */
                resultsPerPage?: number;
                /** @description The page, from 1 */
                page?: number;
                /** @description With `full` the response has results even with a redirect */
                redirectResponse?: "full" | "minimal";
                /** @description 1: only products in stock */
                "bgfilter.ss_in_stock"?: "0" | "1";
                /** @description 0: no retired products */
                "bgfilter.is_retired"?: "0" | "1";
                /** @description A category key, repeatable */
                "filter.category"?: components["parameters"]["filterCategory"];
                /** @description A gender, repeatable */
                "filter.gender"?: components["parameters"]["filterGender"];
                /** @description An activity, repeatable */
                "filter.activity"?: components["parameters"]["filterActivity"];
                /** @description The key of a colour, repeatable */
                "filter.color"?: components["parameters"]["filterColor"];
                /** @description A value of the size facet, or the key of a size in any system; repeatable */
                "filter.size"?: components["parameters"]["filterSize"];
                /** @description A fit, repeatable */
                "filter.fit"?: components["parameters"]["filterFit"];
                /** @description A warmth from 1 to 5, repeatable */
                "filter.warmth"?: components["parameters"]["filterWarmth"];
                /** @description The least hydrostatic head in millimetres, repeatable; the lowest value counts */
                "filter.waterproofness"?: components["parameters"]["filterWaterproofness"];
                /** @description The lowest average of the reviews, repeatable; the lowest value counts */
                "filter.rating"?: components["parameters"]["filterRating"];
                /** @description 1: only products on sale */
                "filter.on_sale"?: "1";
                /** @description The lowest price */
                "filter.price.low"?: number;
                /** @description The highest price */
                "filter.price.high"?: number;
                /** @description Sorts by price */
                "sort.price"?: "asc" | "desc";
                /** @description Sorts by name */
                "sort.name"?: "asc" | "desc";
                /** @description Sorts the newest products first */
                "sort.created"?: "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            400: components["responses"]["InvalidSearch"];
            404: components["responses"]["CatalogueNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    suggestQuery: {
        parameters: {
            query: {
                /**
                 * @description The hreflang of the site in lower case
                 * @example de-de
                 */
                siteId: components["parameters"]["siteId"];
                /**
                 * @description What the shopper has typed
                 * @example regenjac
                 */
                query: string;
                /** @description The most suggestions */
                suggestionCount?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions; a key without a suggestion is absent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"];
                };
            };
            400: components["responses"]["InvalidSuggestion"];
            404: components["responses"]["CatalogueNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTrending: {
        parameters: {
            query: {
                /**
                 * @description The hreflang of the site in lower case
                 * @example de-de
                 */
                siteId: components["parameters"]["siteId"];
                /** @description The most searches */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Popular searches, most popular first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trending"];
                };
            };
            400: components["responses"]["InvalidTrending"];
            404: components["responses"]["CatalogueNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    recommend: {
        parameters: {
            query: {
                /**
                 * @description The kind of recommendation
                 * @example customers-also-viewed
                 */
                tags: "customers-also-viewed";
                /** @description The most products */
                limits?: number;
                /** @description The id of the viewed product */
                product?: number;
                /** @description 1: only products in stock */
                "filter.ss_in_stock"?: "0" | "1";
                /** @description 0: no retired products */
                "filter.is_retired"?: "0" | "1";
            };
            header?: never;
            path: {
                /**
                 * @description The hreflang of the site in lower case
                 * @example de-de
                 */
                siteId: components["schemas"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each tag; an empty list without recommendations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recommendation"][];
                };
            };
            400: components["responses"]["InvalidRecommendation"];
            404: components["responses"]["CatalogueNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    logSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchLogEntry"];
            };
        };
        responses: {
            /** @description Noted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidLogEntry"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
}
