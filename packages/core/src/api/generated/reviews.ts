// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/products/{appKey}/{productId}/bottomline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the store at the reviews provider; an unknown key gets 404
                 * @example cairn
                 */
                appKey: components["parameters"]["appKey"];
                /**
                 * @description The id of the product
                 * @example 143
                 */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        /**
         * The average score of a product
         * @description The average is 0 without a review. An unknown `appKey` or product gets 404.
         */
        get: operations["getBottomline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/widget/{appKey}/products/{productId}/reviews.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the store at the reviews provider; an unknown key gets 404
                 * @example cairn
                 */
                appKey: components["parameters"]["appKey"];
                /**
                 * @description The id of the product
                 * @example 143
                 */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        /**
         * The reviews of a product
         * @description The reviews in the language of the request first, or in the order of `sort`, with the averages of the product beside them. Equal reviews follow by date, newest first.
         */
        get: operations["listReviews"];
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
        Status: {
            code: number;
            message: string;
        };
        BottomlineAnswer: {
            status: components["schemas"]["Status"];
            response: {
                bottomline: {
                    average_score: number;
                    total_reviews: number;
                };
            };
        };
        ReviewsAnswer: {
            status: components["schemas"]["Status"];
            response: {
                pagination: components["schemas"]["Pagination"];
                bottomline: components["schemas"]["WidgetBottomline"];
                products: components["schemas"]["ReviewedProduct"][];
                reviews: components["schemas"]["Review"][];
            };
        };
        WidgetBottomline: {
            /** @description The number of reviews; here the provider's name has no s */
            total_review: number;
            average_score: number;
            /** @description The number of reviews by their stars; within the size that the query names */
            star_distribution?: {
                [key: string]: number;
            };
            /** @description The number of reviews by the key of the bought size; within the stars that the query names */
            size_distribution?: {
                [key: string]: number;
            };
            custom_fields_bottomline?: {
                [key: string]: {
                    type?: string;
                    average?: number;
                };
            };
        };
        ReviewedProduct: {
            id: number;
            /** @description The id of the product in the shop */
            domain_key: string;
            name: string;
            product_link?: string;
            image_url?: string;
        };
        Review: {
            id: number;
            score: number;
            votes_up?: number;
            votes_down?: number;
            content: string;
            title: string;
            /** @description The language of title and content, BCP 47; absent when unknown. */
            language?: string;
            /** Format: date-time */
            created_at: string;
            verified_buyer: boolean;
            custom_fields?: {
                [key: string]: components["schemas"]["ReviewField"];
            } | null;
            user: {
                display_name: string;
            };
        };
        ReviewField: {
            title: string;
            value: number | string;
            field_type?: string;
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
        Pagination: {
            page: number;
            per_page: number;
            total: number;
        };
    };
    responses: {
        /** @description The request does not follow the contract. */
        InvalidProductId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
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
         * @description The key of the store at the reviews provider; an unknown key gets 404
         * @example cairn
         */
        appKey: string;
        /**
         * @description The id of the product
         * @example 143
         */
        productId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBottomline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key of the store at the reviews provider; an unknown key gets 404
                 * @example cairn
                 */
                appKey: components["parameters"]["appKey"];
                /**
                 * @description The id of the product
                 * @example 143
                 */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BottomlineAnswer"];
                };
            };
            400: components["responses"]["InvalidProductId"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description The page, from 1 */
                page?: number;
                /** @description Reviews on a page */
                per_page?: number;
                /** @description Only reviews with this number of stars */
                star?: number;
                /** @description Only reviews of buyers of this size, by the key of the size */
                size?: string;
                /** @description The order, the newest or the best first; without it, the language of the request first */
                sort?: "date" | "rating";
            };
            header?: {
                /** @description The language whose reviews come first; English for an unsupported one */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description The key of the store at the reviews provider; an unknown key gets 404
                 * @example cairn
                 */
                appKey: components["parameters"]["appKey"];
                /**
                 * @description The id of the product
                 * @example 143
                 */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewsAnswer"];
                };
            };
            400: components["responses"]["InvalidPage"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
}
