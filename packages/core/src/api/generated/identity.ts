// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/as/authorization.oauth2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start a sign-in (in the browser)
         * @description The browser navigates to this address. After the sign-in the provider sends it to `redirect_uri` with `code` and `state`, or with `error`.
         */
        get: operations["authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/as/token.oauth2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a code for tokens
         * @description Each code works once, with the `code_verifier` whose SHA-256 hash was the `code_challenge` of the sign-in.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pf/JWKS": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys of the provider
         * @description The keys that sign the tokens. Fetch them again when a token names an unknown key.
         */
        get: operations["getKeys"];
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
        TokenRequest: {
            client_id: string;
            /** @enum {string} */
            grant_type: "authorization_code";
            code: string;
            /** Format: uri */
            redirect_uri: string;
            code_verifier: string;
        };
        Tokens: {
            /** @description A JWT with the claims sub, bigCommCustomerID, bigCommCustomerGroupID, channel, given_name, exp */
            access_token: string;
            token_type?: string;
            /** @description Seconds */
            expires_in: number;
            id_token: string;
            scope?: string;
        };
        TokenError: {
            error: string;
            error_description?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    authorize: {
        parameters: {
            query: {
                /**
                 * @description The address to which the provider returns, one of those of the client
                 * @example https://shop.example/auth-callback
                 */
                redirect_uri: string;
                /**
                 * @description The id of the shop at the provider
                 * @example cairn
                 */
                client_id: string;
                /**
                 * @description The SHA-256 hash of the `code_verifier`, as base64url
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge: string;
                /**
                 * @description The hash function
                 * @example S256
                 */
                code_challenge_method: "S256";
                /**
                 * @description BCP 47 tags with hyphens, space-separated
                 * @example de-AT de
                 */
                ui_locales: string;
                /**
                 * @description The kind of the response
                 * @example code
                 */
                response_type: "code";
                /**
                 * @description What the tokens may tell about the customer
                 * @example openid profile
                 */
                scope: "openid profile";
                /**
                 * @description A random value, which the return repeats
                 * @example af0ifjsldkj
                 */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to the sign-in page, or to redirect_uri with `code` and `state`, or with `error` */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description An error page; an unknown client or address is never redirected to */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description The provider refuses the exchange */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                };
            };
            /** @description The client is not known */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                };
            };
        };
    };
    getKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Web Key Set (RFC 7517) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: Record<string, never>[];
                    };
                };
            };
            /** @description The method is not GET */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
