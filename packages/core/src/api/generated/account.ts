// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's profile
         * @description Belongs to the customer of the token.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description Changes only the fields that are sent, after trimming them. A new `userName` is the new e-mail address of the sign-in.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends all other sessions of the customer. Five wrong attempts within 15 minutes are refused with 429.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pro-program/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the professional programme with a code
         * @description Each code opens one membership. Unknown, used and expired codes get the same response. The membership changes prices, so read the cart again.
         */
        post: operations["verifyMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pro-program/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's membership
         * @description Returns an empty object for a customer who was never a member.
         */
        get: operations["getMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description The response sets a cookie (HttpOnly, path `/interaction`), with which one sign-in within a minute needs no password.
         */
        post: operations["signUp"];
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
        ProfileAnswer: {
            profile: components["schemas"]["Profile"];
        };
        Profile: {
            bigCommCustomerID: number;
            /** @description The e-mail address */
            userName: string;
            firstName: string;
            lastName: string;
            custom?: components["schemas"]["Custom"];
        };
        ProfileUpdate: {
            /** Format: email */
            userName?: string;
            firstName?: string;
            lastName?: string;
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
            confirmPassword: string;
        };
        NewAccount: {
            /** Format: email */
            userName: string;
            password: string;
            firstName: string;
            lastName: string;
            site: components["schemas"]["Prefix"];
        };
        MembershipCode: {
            authenticationCode: string;
        };
        Membership: {
            isActive?: boolean;
            bigCommCustomerGroupID?: number | string;
            community?: string;
            category?: string;
            discount?: number | string;
            /** @description ISO 8601 */
            expiry_date?: string;
        };
        CustomerGroup: {
            id: number;
            name: string;
        };
        VerifiedMembership: {
            customerGroup: components["schemas"]["CustomerGroup"];
            /** @description A text for the shopper */
            message: string;
            membership: components["schemas"]["Membership"];
        };
        LoadedMembership: {
            membership?: components["schemas"]["Membership"];
            customerGroup?: components["schemas"]["CustomerGroup"];
            expired?: boolean;
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
        /** @description The body is not JSON, or the address or a header cannot be read. */
        BadRequestProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @constant */
            code: "bad_request";
        };
        /** @description There is no valid access token. */
        UnauthorizedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 401;
            /** @constant */
            code: "unauthorized";
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
        /** @description The request does not follow the contract; `errors` names the fields. */
        InvalidRequestProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @constant */
            code: "invalid_request";
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
        /** @description The shop cannot use this e-mail address. */
        UserNameTakenProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "user_name_taken";
        };
        /** @description A name has no letter. */
        BlankProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "blank";
        };
        /** @description The current password is not right. */
        WrongPasswordProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "wrong_password";
        };
        /** @description The new password and its repetition differ. */
        PasswordMismatchProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "password_mismatch";
        };
        /** @description The code does not open a membership. */
        CodeRefusedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "code_refused";
        };
        /**
         * @description The address prefix of a site.
         * @example us/en-us
         * @example de/de-de
         */
        Prefix: string;
        /** @description No site has this prefix. */
        UnknownSiteProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 400;
            /** @constant */
            code: "unknown_site";
        };
    };
    responses: {
        /** @description The profile */
        Profile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfileAnswer"];
            };
        };
        /** @description The changed profile */
        UpdatedProfile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfileAnswer"];
            };
        };
        /** @description The profile of the new account */
        NewProfile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfileAnswer"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidProfileUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidPasswordChange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["UnknownSiteProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The shop cannot store these values; `errors` names the fields. */
        ProfileRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UserNameTakenProblem"] | components["schemas"]["BlankProblem"];
            };
        };
        /** @description The password was not changed; `errors` has the reason. */
        PasswordRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["WrongPasswordProblem"] | components["schemas"]["PasswordMismatchProblem"];
            };
        };
        /** @description The code does not open a membership. */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CodeRefusedProblem"];
            };
        };
        /** @description The address or a header cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description There is no valid access token. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnauthorizedProblem"];
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
        /** @description Too many attempts at a secret; `Retry-After` says how many seconds to wait. */
        TooManyTries: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
    };
    parameters: {
        /** @description The language of the texts in the response; English for an unsupported one. */
        acceptLanguage: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Profile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["UpdatedProfile"];
            400: components["responses"]["InvalidProfileUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ProfileRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Profile"];
            400: components["responses"]["InvalidPasswordChange"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasswordRefused"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    verifyMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the texts in the response; English for an unsupported one. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipCode"];
            };
        };
        responses: {
            /** @description The membership is active */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedMembership"];
                };
            };
            400: components["responses"]["InvalidCode"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the texts in the response; English for an unsupported one. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoadedMembership"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            201: components["responses"]["NewProfile"];
            400: components["responses"]["InvalidAccount"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ProfileRefused"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
}
