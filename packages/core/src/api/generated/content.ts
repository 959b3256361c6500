// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menus of a site
         * @description The navigation, the footer, the service links and the contact details, in the language of the site.
         */
        get: operations["getMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promo-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages of the promotional bar
         * @description The texts are inline Markdown in the language of the site.
         */
        get: operations["listPromoMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The home page of a site
         * @description The hero, the tiles and the story of the home page, in the language of the site.
         */
        get: operations["getHome"];
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
        Menus: {
            navigation: components["schemas"]["MenuEntry"][];
            footer: components["schemas"]["MenuSection"][];
            service: components["schemas"]["MenuSection"];
            legal?: components["schemas"]["MenuLink"][];
            contact: components["schemas"]["Contact"];
            social: components["schemas"]["SocialLink"][];
        };
        MenuEntry: {
            title: string;
            url?: string;
            /** @description The English title, a stable key */
            enTitle?: string;
            enUrl?: string;
            /** @description An entry with an action shows no mega menu. */
            navigationAction?: string | null;
            mobileOnly?: boolean;
            highlighted?: boolean;
            /** @description Up to six columns */
            submenu?: components["schemas"]["MenuColumn"][];
        };
        MenuColumn: {
            mobileOnly?: boolean;
            image?: components["schemas"]["MenuImage"];
            /** @description One or two sections of the column */
            menuItems: components["schemas"]["MenuSection"][];
        };
        MenuSection: {
            heading?: string;
            /** @description The address of a heading that is a link */
            url?: string;
            enHeading?: string;
            mobileOnly?: boolean;
            highlighted?: boolean;
            links: components["schemas"]["MenuLink"][];
        };
        MenuLink: {
            title: string;
            url: string;
            enTitle?: string;
            highlighted?: boolean;
            mobileOnly?: boolean;
        };
        MenuImage: {
            url: string;
            alt?: string;
            title?: string;
            href?: string;
        };
        /** @description Absent values are not shown. */
        Contact: {
            phone?: string;
            /** @description The hours of the telephone service */
            hours?: string;
            email?: string;
            /** @description The chat page, shown in a frame. The Content Security Policy of the storefront must allow its origin. */
            chat?: string;
            /** @description Contact forms by en, en-gb, de, es, fr, it */
            forms?: {
                [key: string]: string;
            };
        };
        SocialLink: {
            name: string;
            url: string;
        };
        PromoMessage: {
            /** @description Inline markdown */
            message: string;
            /** @description A CSS colour such as pink, #1b2f2b or rgb(0 0 0 / 50%); orange without one. */
            backgroundColor?: string;
            /** @description A CSS colour; black without one. */
            textColor?: string;
        };
        Home: {
            hero: components["schemas"]["Hero"];
            tiles: components["schemas"]["Tile"][];
            tilesHeading?: string;
            story: components["schemas"]["Story"];
        };
        Hero: {
            heading: string;
            text: string;
            image?: string;
            primary: components["schemas"]["MenuLink"];
            secondary?: components["schemas"]["MenuLink"];
        };
        Tile: {
            title: string;
            url: string;
            images: string[];
        };
        Story: {
            heading: string;
            text: string;
            image?: string;
            facts: {
                term: string;
                text: string;
            }[];
            link: components["schemas"]["MenuLink"];
        };
        /**
         * @description The address prefix of a site.
         * @example us/en-us
         * @example de/de-de
         */
        Prefix: string;
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
    };
    responses: {
        /** @description This content does not exist in the language of the site. */
        ContentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
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
    getMenus: {
        parameters: {
            query: {
                /**
                 * @description The prefix of the site, which decides language, currency, price list and range of products.
                 * @example de/de-de
                 */
                site: components["parameters"]["site"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menus"];
                };
            };
            400: components["responses"]["InvalidSite"];
            404: components["responses"]["ContentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listPromoMessages: {
        parameters: {
            query: {
                /**
                 * @description The prefix of the site, which decides language, currency, price list and range of products.
                 * @example de/de-de
                 */
                site: components["parameters"]["site"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoMessage"][];
                };
            };
            400: components["responses"]["InvalidSite"];
            404: components["responses"]["ContentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getHome: {
        parameters: {
            query: {
                /**
                 * @description The prefix of the site, which decides language, currency, price list and range of products.
                 * @example de/de-de
                 */
                site: components["parameters"]["site"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            400: components["responses"]["InvalidSite"];
            404: components["responses"]["ContentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
}
