// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cart with its first lines
         * @description Without a token it creates a guest's cart, whose id gives access to it; with a token, a customer's cart. A customer with an open cart gets that cart, with the lines added.
         */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge the guest's cart into the customer's at sign-in
         * @description Adds the quantities and limits them to the stock, in one transaction. A second claim of the same guest cart changes nothing. 204 when neither cart has lines.
         */
        post: operations["claimCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        /**
         * Read a cart
         * @description An ordered, released or unknown cart gets 404.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add variants to a cart
         * @description A variant that is already in the cart with the same properties and custom data gets the quantity added to its line. The version is optional, so that parallel adds all count; if sent, it must match.
         */
        post: operations["addCartItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
                /**
                 * @description The id of the line
                 * @example 725d4189-b850-4f11-880f-f53748b47051
                 */
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the quantity of a line
         * @description The stock and the maximum of a line limit the quantity; to remove a line, delete it. A `version` is optional; a stale one is refused.
         */
        put: operations["setCartItemQuantity"];
        post?: never;
        /**
         * Remove a line
         * @description Unlike at BigCommerce, the cart stays when its last line is removed.
         */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/items/{itemId}/properties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
                /**
                 * @description The id of the line
                 * @example 725d4189-b850-4f11-880f-f53748b47051
                 */
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set what the shopper entered for a line
         * @description Replaces all properties of the line, such as the text of an engraving. A later add of the variant joins this line only if its properties and custom data are the same.
         */
        put: operations["setCartItemProperties"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a coupon
         * @description A cart has at most one coupon. Case and surrounding spaces of the code do not matter. When a later change breaks a condition of the coupon, the server removes it and adds a notice `coupon-removed`.
         */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/coupons/{couponCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
                /**
                 * @description The code of the coupon
                 * @example SUMMIT10
                 */
                couponCode: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a coupon
         * @description A coupon that the cart does not have is no error.
         */
        delete: operations["removeCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/gift-cards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with a gift card
         * @description The cart shows how much of it the gift card would pay; the order spends it. Gift cards pay in the order in which they were added, and a cart has at most five.
         */
        post: operations["applyGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/gift-cards/{giftCardId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
                /**
                 * @description The id of the gift card in the cart
                 * @example 5f4c6c1e-7f0e-4e0f-9d06-3b6a5b3f7a11
                 */
                giftCardId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a gift card
         * @description The gift card keeps its balance. A gift card that the cart does not have is no error.
         */
        delete: operations["removeGiftCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the shopper's message to the shop
         * @description An empty text removes it. The order keeps it.
         */
        put: operations["setCartNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/custom": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set one value of the custom data of a cart
         * @description For data of the team that runs the shop; the server only stores them. `null` removes the value.
         */
        put: operations["setCartCustom"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/country": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the country to ship to
         * @description Lines that cannot ship there are removed and listed in `removed_items`.
         */
        put: operations["setCartCountry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cartId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release the cart at sign-out
         * @description The customer keeps the cart; only this browser releases it. An unknown cart is no error.
         */
        post: operations["releaseCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cartMetafields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The metafields of the cart named by the cookie bc_cartId
         * @description A customer's cart needs that customer's token; without it the response is that of an unknown cart.
         */
        get: operations["getCartMetafields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/createCartMetaFields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the metafield with the cart's items
         * @description A customer's cart needs that customer's token; without it the response is that of an unknown cart.
         */
        post: operations["createCartMetafields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updateCartMetafield": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the metafield
         * @description A customer's cart needs that customer's token; without it the response is that of an unknown cart.
         */
        post: operations["updateCartMetafield"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the checkout
         * @description Returns an address for one use. The server checks again which lines can be sold. A cart of another site of the same store first moves to `site` and takes its prices; a cart of the other store is refused.
         */
        post: operations["startCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's orders, newest first
         * @description Only orders of the customer whose token is sent. Texts are in the requested language.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order of the customer
         * @description Another customer's order gets 404, like an unknown one.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's wish list
         * @description Names, prices and availability are those of the site. A product that the site does not sell is hidden, but stays on the list.
         */
        get: operations["getWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product to the wish list
         * @description Adding the same product and variant again changes nothing.
         */
        post: operations["addWishlistItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/items/{wishlistItemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a product from the wish list
         * @description Returns the list that remains. An id that is not on the customer's list gets 404.
         */
        delete: operations["removeWishlistItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shipping options of a country
         * @description Rates in the format of the commerce service; the client computes the costs of a cart with them.
         */
        get: operations["listShippingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All sites
         * @description Each site is a language of a country, with the prefix of its addresses. The list changes only with a release, so clients may cache it for an hour.
         */
        get: operations["listSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The detected country of the visitor
         * @description The country that a proxy in front of the server reports. Clients can forge it, so use it only to propose a site.
         */
        get: operations["getUserCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description The address gets a mail with a link that confirms the sign-up. The response is the same for known and unknown addresses.
         */
        post: operations["subscribeToNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail when a variant can be bought
         * @description The address gets a mail with a link that confirms the request. The response is the same for known and unknown addresses.
         */
        post: operations["requestStockAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the shop
         * @description Stores the message for the staff. The same key with the same message stores it once. Only bots fill in the field `website`: their message gets the usual response and is discarded.
         */
        post: operations["sendContactMessage"];
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
        /** @description Visible ASCII characters. The id of a guest's cart gives access to it. The store server uses UUIDs. */
        CartId: string;
        /** @description ISO 3166-1 alpha-2 */
        CountryCode: string;
        /**
         * @description A decimal in the cart's currency
         * @example 119.95
         */
        Amount: number;
        NewCart: {
            site: components["schemas"]["Prefix"];
            line_items: components["schemas"]["NewCartItem"][];
        };
        NewCartItems: {
            version?: number;
            line_items: components["schemas"]["NewCartItem"][];
        };
        /** @description The pieces of a cart line; the maximum applies whatever the stock. */
        Quantity: number;
        NewCartItem: {
            variant_id: number;
            quantity: components["schemas"]["Quantity"];
            properties?: components["schemas"]["Properties"];
            custom?: components["schemas"]["Custom"];
        };
        /** @description What the shopper enters for a line, by the name of the field. */
        Properties: {
            [key: string]: string;
        };
        /** @description A code as the shopper enters it */
        Code: string;
        CouponCode: {
            code: components["schemas"]["Code"];
            /** @description The version that the client knows; a stale one is refused. */
            version?: number;
        };
        GiftCardCode: {
            code: components["schemas"]["Code"];
            /** @description The version that the client knows; a stale one is refused. */
            version?: number;
        };
        CartNote: {
            note: string;
            /** @description The version that the client knows; a stale one is refused. */
            version?: number;
        };
        CartCustomValue: {
            name: string;
            /** @description Any JSON value */
            value: unknown;
            /** @description The version that the client knows; a stale one is refused. */
            version?: number;
        };
        LineProperties: {
            properties: components["schemas"]["Properties"];
            /** @description The version that the client knows; a stale one is refused. */
            version?: number;
        };
        CartDiscount: {
            /** @description The reason, in the language of the cart's site */
            label: string;
            /** @description Positive; reduces the cart. */
            amount: number;
            /** @description The code of the coupon; null for another discount */
            code: string | null;
        };
        CartGiftCard: {
            /** @description The id of the gift card in this cart; not the code */
            id: string;
            /** @description The part of the code that a shopper may see, for example the last four characters */
            label: string;
            /** @description How much of the cart it pays */
            amount: number;
            /** @description The balance before this cart is paid, null when unknown */
            balance: number | null;
        };
        CartTax: {
            /** @description In the language of the cart's site */
            label: string;
            amount: components["schemas"]["Amount"];
            /** @description Whether the prices include it */
            is_included: boolean;
        };
        /** @description A change that the server made besides the requested one. Only the response to that request has it. */
        CartNotice: {
            /** @description `quantity-reduced`, `line-removed`, `price-changed`, `coupon-removed`, `gift-card-removed`, or another code */
            code: string;
            /** @description The line that it concerns, null for the whole cart */
            line_id: string | null;
            /** @description A text for the shopper in the language of the cart's site; null if the client has to write one for the code */
            text: string | null;
            /** @description The quantity of the whole line that was asked for */
            wanted: number | null;
            /** @description The quantity that the line has now */
            granted: number | null;
        };
        LineQuantity: {
            quantity: components["schemas"]["Quantity"];
            /** @description The version that the client knows; a stale one is refused. */
            version?: number;
        };
        CartCountry: {
            country: components["schemas"]["CountryCode"];
            version?: number;
        };
        CartClaim: {
            site: components["schemas"]["Prefix"];
            guest_cart_id?: components["schemas"]["CartId"];
        };
        Cart: {
            id: components["schemas"]["CartId"];
            /** @description Counts the changes of this cart. */
            version: number;
            site: components["schemas"]["Prefix"];
            /** @description 0 for a guest */
            customer_id: number;
            channel_id: number;
            /** @description Empty when unknown */
            email: string;
            currency: components["schemas"]["CartCurrency"];
            /** @description For example `de-AT`. */
            locale: string;
            tax_included: boolean;
            /** @description The country to ship to (ISO 3166-1 alpha-2), null until chosen. */
            country: string | null;
            base_amount: components["schemas"]["Amount"];
            /** @description Discounts other than those of coupons */
            discount_amount: number;
            /** @description After all discounts and before gift cards */
            cart_amount: number;
            coupons: components["schemas"]["Coupon"][];
            line_items: components["schemas"]["CartLineItems"];
            /** @description Lines that this request removed from the cart. */
            removed_items: components["schemas"]["RemovedItem"][];
            /** @description All discounts with their reasons; those of coupons are also in `coupons`. */
            discounts?: components["schemas"]["CartDiscount"][];
            /** @description They pay; `cart_amount` is the amount before them. */
            gift_cards?: components["schemas"]["CartGiftCard"][];
            taxes?: components["schemas"]["CartTax"][];
            notices?: components["schemas"]["CartNotice"][];
            /** @description The shopper's message to the shop */
            note?: string | null;
            custom?: components["schemas"]["Custom"];
            /** Format: date-time */
            created_time: string;
            /** Format: date-time */
            updated_time: string;
        };
        CartCurrency: {
            code: components["schemas"]["Currency"];
            symbol?: string;
            decimal_places?: number;
        };
        CartLineItems: {
            physical_items: components["schemas"]["CartItem"][];
            digital_items: components["schemas"]["CartItem"][];
            gift_certificates: components["schemas"]["GiftCertificate"][];
            custom_items: components["schemas"]["CustomItem"][];
        };
        CartItem: {
            id: string;
            parent_id?: string | null;
            product_id: number;
            variant_id: number;
            sku: string;
            name: string;
            /** @description The path of the product page without prefix */
            url: string;
            quantity: number;
            image_url: string;
            list_price: components["schemas"]["Amount"];
            sale_price: components["schemas"]["Amount"];
            original_price: components["schemas"]["Amount"];
            extended_list_price: components["schemas"]["Amount"];
            extended_sale_price: components["schemas"]["Amount"];
            discount_amount: components["schemas"]["Amount"];
            coupon_amount: components["schemas"]["Amount"];
            is_require_shipping: boolean;
            is_mutable: boolean;
            /** @description The reason why the line cannot be sold; null if it can. */
            item_error?: string | null;
            options: components["schemas"]["CartItemOption"][];
            /** @enum {string} */
            inventory_tracking: "none" | "product" | "variant";
            /** @description Pieces in stock; 0 has no meaning when stock is not tracked. */
            inventory_level?: number | null;
            product?: components["schemas"]["CartItemProduct"];
            variant?: components["schemas"]["CartItemVariant"];
            properties?: components["schemas"]["Properties"];
            custom?: components["schemas"]["Custom"];
        };
        CartItemOption: {
            /** @description The canonical name, never translated: Color, Size, or another. */
            name: string;
            /** @description The name in the site's language */
            label?: string;
            nameId?: number;
            /** @description In the site's language. */
            value: string;
            valueId?: number;
        };
        CartItemProduct: {
            id: number;
            sku: string;
            custom_url: {
                /** @example /ridgeline-shell-jacket/ */
                url: string;
            };
            custom_fields: components["schemas"]["CustomField"][];
        };
        CartItemVariant: {
            id: number;
            price: number | null;
            /** @description 0 or null when not on sale */
            sale_price: number | null;
            inventory_level: number | null;
        };
        GiftCertificate: {
            id: string;
            name: string;
            theme?: string;
            amount: components["schemas"]["Amount"];
            quantity: number;
            message?: string;
        };
        CustomItem: {
            id: string;
            sku: string;
            name: string;
            quantity: number | string;
            list_price: number | string;
            extended_list_price: number | string;
            image_url?: string;
        };
        Coupon: {
            id?: string | number;
            code: string;
            coupon_type: string;
            discounted_amount: components["schemas"]["Amount"];
            display_name?: string;
        };
        RemovedItem: {
            /** @description The id of the removed line */
            id: string;
            name: string;
            /** @enum {string} */
            reason: "unshippable";
        };
        CartMetafield: {
            id: number;
            key: string;
            value: string;
            /** @description Needed where the list has metafields of other apps; the client ignores other namespaces */
            namespace?: string;
        };
        CartMetafieldContent: {
            /** @enum {string} */
            permission_set: "write_and_sf_access";
            /** @enum {string} */
            key: "cart-items";
            /** @description A JSON list of items */
            value: string;
            /** @enum {string} */
            namespace: "cart_info";
        };
        NewCartMetafield: {
            cartItems: components["schemas"]["CartMetafieldContent"];
        };
        CartMetafieldUpdate: {
            metaId: number;
            cartItems: components["schemas"]["CartMetafieldContent"];
        };
        NewCheckout: {
            cart_id: components["schemas"]["CartId"];
            site: components["schemas"]["Prefix"];
            version?: number;
        };
        CheckoutStart: {
            /**
             * Format: uri-reference
             * @description The address of the hosted checkout
             */
            returnUrl: string;
        };
        OrderPage: {
            data: components["schemas"]["Order"][];
            meta: {
                pagination: components["schemas"]["Pagination"];
            };
        };
        Order: {
            number: string;
            /** @enum {string} */
            status: "awaiting_fulfillment" | "shipped" | "completed" | "cancelled";
            /** Format: date-time */
            placed_at: string;
            currency: components["schemas"]["Currency"];
            /** @description The membership discount on the goods. */
            discount_amount: components["schemas"]["Amount"];
            /** @description All discounts on the goods, with their reasons. */
            discounts?: components["schemas"]["CartDiscount"][];
            /** @description The goods after all discounts. */
            subtotal: components["schemas"]["Amount"];
            shipping_cost: components["schemas"]["Amount"];
            /** @description Goods, shipping and the taxes on top of the prices, before gift cards. */
            total: components["schemas"]["Amount"];
            /** @description The taxes on top of the prices. */
            taxes?: components["schemas"]["OrderTax"][];
            /** @description The delivery dates that the buyer saw */
            delivery?: components["schemas"]["DeliveryDates"] | null;
            /** @description The gift cards that paid a part of the total. */
            gift_cards?: components["schemas"]["OrderGiftCard"][];
            /** @description The shopper's message to the shop */
            note?: string | null;
            custom?: components["schemas"]["Custom"];
            tax_included: boolean;
            /** @description The delivery method, in the requested language */
            shipping_option: string;
            shipping_address: components["schemas"]["Address"];
            line_items: components["schemas"]["OrderLine"][];
            links?: components["schemas"]["OrderLinks"];
        };
        OrderTax: {
            /** @description In the requested language */
            label: string;
            amount: number;
        };
        /** @description Pages of the shop about this order. They open without a sign-in for one day. Lists of orders may lack them. */
        OrderLinks: {
            /**
             * Format: uri
             * @description The page with the progress and the tracking of the parcel
             */
            page: string;
            /**
             * Format: uri
             * @description The page that withdraws from the contract; absent when that is not possible
             */
            withdrawal?: string;
            /**
             * Format: uri
             * @description The page that asks for a return; absent when that is not possible
             */
            return?: string;
            /** @description The forms for the reviews of the lines; absent when no line can be reviewed */
            reviews?: components["schemas"]["OrderReviewLink"][];
        };
        OrderReviewLink: {
            /** @description The index of the line in `line_items` */
            line: number;
            /**
             * Format: uri
             * @description The form for the review; it takes one review for each line
             */
            page: string;
        };
        OrderGiftCard: {
            /** @description The part of the code that a shopper may see, for example the last four characters */
            label: string;
            /** @description What it paid */
            amount: number;
        };
        OrderLine: {
            product_id: number;
            variant_id: number;
            sku: string;
            name: string;
            url: string;
            image_url: string;
            options: components["schemas"]["CartItemOption"][];
            properties?: components["schemas"]["Properties"];
            custom?: components["schemas"]["Custom"];
            quantity: number;
            price: components["schemas"]["Amount"];
            extended_price: components["schemas"]["Amount"];
        };
        Address: {
            first_name: string;
            last_name: string;
            line1: string;
            line2?: string;
            city: string;
            region?: string;
            postal_code: string;
            country: components["schemas"]["CountryCode"];
        };
        Wishlist: {
            id: number;
            name: string;
            items: components["schemas"]["WishlistItem"][];
        };
        WishlistItem: {
            id: number;
            product_id: number;
            /** @description Null when no variant was chosen */
            variant_id: number | null;
            slug: string;
            name: string;
            category: string;
            image_url: string;
            options?: components["schemas"]["CartItemOption"][];
            price: components["schemas"]["Amount"];
            sale_price: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Whether the site can sell it now */
            available: boolean;
            /**
             * @description The reason why it is not for sale; absent if it is only sold out
             * @enum {string}
             */
            unavailable?: "coming-soon" | "retired";
        };
        NewWishlistItem: {
            product_id: number;
            variant_id?: number;
        };
        ShippingOption: {
            id: number;
            name: string;
            /** @description `perorder`, `freeshipping`, or another type of the commerce service */
            type: string;
            enabled: boolean;
            settings: components["schemas"]["ShippingSettings"];
            /** @description When an order that is placed now arrives; absent or null when the back end does not know it */
            delivery?: components["schemas"]["DeliveryDates"] | null;
        };
        /** @description Both dates belong to the range. */
        DeliveryDates: {
            /** Format: date */
            earliest: string;
            /** Format: date */
            latest: string;
        };
        ShippingSettings: {
            rate?: number | string;
            carrier_options?: {
                minimum_sub_total?: number | string;
                exclude_fixed_shipping_products?: string | boolean;
                use_discounted_sub_total?: string | boolean;
                packaging?: unknown[];
            };
        };
        /** @description A country entry of the specification (section 3). */
        Site: {
            /** @enum {string} */
            region: "EU" | "US";
            /** @description Whether it is a row of the cart's country picker */
            useFlag: boolean;
            domain: string;
            countryName: string;
            countryCode: components["schemas"]["CountryCode"];
            flag: string;
            prefix: components["schemas"]["Prefix"];
            locale: string;
            text: string;
            hreflang: string;
            /** @enum {string} */
            storeSource: "EU" | "US";
            parent_country: string | null;
            name: string;
            sign: string;
        };
        UserCountry: {
            country?: components["schemas"]["CountryCode"];
        };
        NewsletterSignUp: {
            /** Format: email */
            email: string;
            site: components["schemas"]["Prefix"];
        };
        StockAlertRequest: {
            /** Format: email */
            email: string;
            site: components["schemas"]["Prefix"];
            variant_id: number;
        };
        ContactMessage: {
            name: string;
            /** Format: email */
            email: string;
            message: string;
            site: components["schemas"]["Prefix"];
            /** @description A honeypot: people do not see this field, bots fill it in. */
            website?: string;
        };
        /**
         * @description The address prefix of a site.
         * @example us/en-us
         * @example de/de-de
         */
        Prefix: string;
        /** @description Data of the team that runs the shop, at most 8 KiB of JSON. */
        Custom: {
            [key: string]: unknown;
        };
        /** @enum {string} */
        Currency: "EUR" | "GBP" | "CHF" | "USD";
        CustomField: {
            /** @description For example `is_coming_soon` or `is_retired`. */
            name: string;
            /** @description The string 'true' sets a flag. */
            value: string;
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
        /** @description There is no valid access token. */
        UnauthorizedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 401;
            /** @constant */
            code: "unauthorized";
        };
        /** @description The origin of the request is not allowed. */
        ForeignOriginProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 403;
            /** @constant */
            code: "foreign_origin";
        };
        /** @description The first request with this Idempotency-Key is still running. */
        RequestRunningProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 409;
            /** @constant */
            code: "request_running";
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
        /** @description The stock is smaller than the quantity. */
        MaximumQuantityProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "maximum_quantity";
            /** @description The variant that cannot be sold */
            variant_id: number;
            /** @description The maximum quantity of the line; lines of one variant share its stock. */
            max: number;
        };
        /** @description The variant is out of stock. */
        OutOfStockProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "out_of_stock";
            /** @description The variant that cannot be sold */
            variant_id: number;
            /** @description The maximum quantity of the line; lines of one variant share its stock. */
            max: number;
        };
        /** @description The variant cannot be bought yet. */
        ComingSoonProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "coming_soon";
            /** @description The variant that cannot be sold */
            variant_id: number;
            /** @description The maximum quantity of the line; lines of one variant share its stock. */
            max: number;
        };
        /** @description The variant is no longer sold. */
        RetiredProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "retired";
            /** @description The variant that cannot be sold */
            variant_id: number;
            /** @description The maximum quantity of the line; lines of one variant share its stock. */
            max: number;
        };
        /** @description The variant cannot be sent to the country of the cart. */
        NotShippableProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "not_shippable";
            /** @description The variant that cannot be sold */
            variant_id: number;
            /** @description The maximum quantity of the line; lines of one variant share its stock. */
            max: number;
            /** @description The refused country, ISO 3166-1 alpha-2 */
            country: string;
        };
        /** @description There is no such variant. */
        UnknownVariantProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "unknown_variant";
            /** @description The variant that cannot be sold */
            variant_id: number;
            /** @description The maximum quantity of the line; lines of one variant share its stock. */
            max: number;
        };
        /** @description The Idempotency-Key was used for another request. */
        KeyReusedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "key_reused";
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
        /** @description There is no such cart, or it is not yours. */
        CartNotFoundProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 404;
            /** @constant */
            code: "cart_not_found";
        };
        /** @description The cart was ordered, or merged into a customer's cart. */
        CartClosedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 404;
            /** @constant */
            code: "cart_closed";
        };
        /** @description The cart has changed in the meantime; `cart` is the current cart. */
        StaleVersionProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 409;
            /** @constant */
            code: "stale_version";
            cart: components["schemas"]["Cart"];
        };
        /** @description The cart has no such line. */
        LineNotFoundProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 404;
            /** @constant */
            code: "line_not_found";
        };
        /** @description There is no such coupon in this shop. */
        UnknownCouponProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "unknown_coupon";
        };
        /** @description The coupon has expired. */
        CouponExpiredProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "coupon_expired";
            /**
             * Format: date-time
             * @description The end of the coupon
             */
            valid_until: string;
        };
        /** @description The coupon is not valid yet. */
        CouponNotYetValidProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "coupon_not_yet_valid";
            /**
             * Format: date-time
             * @description The start of the coupon
             */
            valid_from: string;
        };
        /** @description The goods cost less than the minimum of the coupon. */
        CouponMinimumProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "coupon_minimum";
            /** @description The minimum in the currency of the cart */
            minimum: number;
            /** @description How much more the goods must cost, in the currency of the cart */
            missing?: number;
            currency: components["schemas"]["Currency"];
        };
        /** @description The coupon has been used as often as it may be used. */
        CouponUsedUpProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "coupon_used_up";
        };
        /** @description Only signed-in customers may use the coupon. */
        CouponNeedsSignInProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "coupon_needs_sign_in";
        };
        /** @description The cart has this coupon. */
        CouponAlreadyAppliedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "coupon_already_applied";
        };
        /** @description The cart has another coupon, and coupons cannot be combined. */
        OnlyOneCouponProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "only_one_coupon";
        };
        /** @description There is no such gift card. */
        UnknownGiftCardProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "unknown_gift_card";
        };
        /** @description Nothing is left on the gift card. */
        GiftCardEmptyProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "gift_card_empty";
        };
        /** @description The gift card has another currency than the cart. */
        GiftCardWrongCurrencyProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "gift_card_wrong_currency";
            currency: components["schemas"]["Currency"];
        };
        /** @description The cart has this gift card. */
        GiftCardAlreadyAppliedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "gift_card_already_applied";
        };
        /** @description The cart has the maximum number of gift cards. */
        TooManyGiftCardsProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "too_many_gift_cards";
            /** @description The maximum number of gift cards in a cart */
            max: number;
        };
        /** @description The store of the cart does not ship to this country. */
        CountryNotServedProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "country_not_served";
            /** @description The refused country, ISO 3166-1 alpha-2 */
            country: string;
        };
        /** @description The cart has this metafield already. */
        DuplicateMetafieldProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 409;
            /** @constant */
            code: "duplicate_metafield";
        };
        /** @description The address names nothing. */
        NotFoundProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 404;
            /** @constant */
            code: "not_found";
        };
        /** @description The cart has no lines. */
        CartEmptyProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "cart_empty";
        };
        /** @description The cart was begun in the other store. */
        OtherStoreProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "other_store";
        };
        /** @description No line of the cart is in stock. */
        NothingInStockProblem: components["schemas"]["Problem"] & {
            /** @constant */
            status: 422;
            /** @constant */
            code: "out_of_stock";
        };
        Pagination: {
            page: number;
            per_page: number;
            total: number;
        };
    };
    responses: {
        /** @description The current cart */
        Cart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The current cart */
        ChangedCart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The cart without the line */
        ShortenedCart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The current cart with the coupon */
        DiscountedCart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The current cart with the gift card */
        CartWithGiftCard: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The current cart */
        CartWithProperties: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The current cart */
        CartWithNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The current cart */
        CartWithCustom: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The current cart; `removed_items` are the lines that cannot ship there */
        CartForCountry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The customer's current cart */
        CustomerCart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The metafield */
        CartMetafield: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartMetafield"];
            };
        };
        /** @description The whole wish list */
        Wishlist: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Wishlist"];
            };
        };
        /** @description The version is stale, or the request with this key is still running; `cart` is the current cart. */
        StaleCart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["StaleVersionProblem"] | components["schemas"]["RequestRunningProblem"];
            };
        };
        /** @description The line cannot be sold in this quantity; `code` has the reason and `max` the maximum. */
        LineRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MaximumQuantityProblem"] | components["schemas"]["OutOfStockProblem"] | components["schemas"]["ComingSoonProblem"] | components["schemas"]["RetiredProblem"] | components["schemas"]["NotShippableProblem"] | components["schemas"]["UnknownVariantProblem"] | components["schemas"]["KeyReusedProblem"];
            };
        };
        /** @description The cart cannot be bought; `title` has the reason, `variant_id` names the line. */
        CheckoutRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CartEmptyProblem"] | components["schemas"]["OtherStoreProblem"] | components["schemas"]["NothingInStockProblem"] | components["schemas"]["ComingSoonProblem"] | components["schemas"]["RetiredProblem"] | components["schemas"]["MaximumQuantityProblem"] | components["schemas"]["KeyReusedProblem"];
            };
        };
        /** @description The request does not follow the contract, or names no site. */
        InvalidNewCart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["UnknownSiteProblem"] | components["schemas"]["BadRequestProblem"];
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
        /** @description The origin of the request is not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ForeignOriginProblem"];
            };
        };
        /** @description The same request is still running. */
        RequestRunning: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RequestRunningProblem"];
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
        /** @description There is no such cart, or it is not yours. */
        CartNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CartNotFoundProblem"] | components["schemas"]["CartClosedProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidLine: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidQuantity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description There is no such line, or no such cart. */
        LineNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["LineNotFoundProblem"] | components["schemas"]["CartNotFoundProblem"] | components["schemas"]["CartClosedProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The key was used for another request. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["KeyReusedProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidProperties: {
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
        /** @description The coupon does not apply; `code` has the reason. */
        CouponRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnknownCouponProblem"] | components["schemas"]["CouponExpiredProblem"] | components["schemas"]["CouponNotYetValidProblem"] | components["schemas"]["CouponMinimumProblem"] | components["schemas"]["CouponUsedUpProblem"] | components["schemas"]["CouponNeedsSignInProblem"] | components["schemas"]["CouponAlreadyAppliedProblem"] | components["schemas"]["OnlyOneCouponProblem"] | components["schemas"]["KeyReusedProblem"];
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
        /** @description The gift card cannot pay; `code` has the reason. */
        GiftCardRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnknownGiftCardProblem"] | components["schemas"]["GiftCardEmptyProblem"] | components["schemas"]["GiftCardWrongCurrencyProblem"] | components["schemas"]["GiftCardAlreadyAppliedProblem"] | components["schemas"]["TooManyGiftCardsProblem"] | components["schemas"]["KeyReusedProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidNote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidCustom: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidCountry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The store does not ship there, or the key was used for another request. */
        CountryRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CountryNotServedProblem"] | components["schemas"]["KeyReusedProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidCartId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
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
        /** @description The request does not follow the contract. */
        InvalidMetafield: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The cart has this metafield already. */
        DuplicateMetafield: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["DuplicateMetafieldProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidMetafieldUpdate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The cart has no such metafield, or there is no such cart. */
        MetafieldNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"] | components["schemas"]["CartNotFoundProblem"] | components["schemas"]["CartClosedProblem"];
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
        /** @description The request does not follow the contract. */
        InvalidOrderNumber: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The customer has no such order. */
        OrderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidWishlistItem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["UnknownSiteProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The site sells no such product or variant. */
        WishlistProductNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidWishlistItemId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["UnknownSiteProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description This is not on the wish list. */
        WishlistItemNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The request does not follow the contract. */
        InvalidEmail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["UnknownSiteProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The site sells no such variant. */
        VariantNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description The request does not follow the contract, or names no site. */
        InvalidContactMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"] | components["schemas"]["UnknownSiteProblem"] | components["schemas"]["BadRequestProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the cart
         * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
         */
        cartId: components["schemas"]["CartId"];
        /**
         * @description The id of the line
         * @example 725d4189-b850-4f11-880f-f53748b47051
         */
        itemId: string;
        /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
        idempotencyKey: string;
        /** @description The language of the texts in the response; English for an unsupported one. */
        acceptLanguage: string;
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
    createCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCart"];
            };
        };
        responses: {
            201: components["responses"]["Cart"];
            400: components["responses"]["InvalidNewCart"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RequestRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LineRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    claimCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartClaim"];
            };
        };
        responses: {
            200: components["responses"]["CustomerCart"];
            /** @description The customer has no open cart and the guest had none */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidSite"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @description The current site of the shopper. An open cart of the same store moves to it first and takes its language, currency and prices. */
                site?: components["schemas"]["Prefix"];
            };
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Cart"];
            400: components["responses"]["InvalidSite"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CartNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    addCartItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCartItems"];
            };
        };
        responses: {
            200: components["responses"]["ChangedCart"];
            400: components["responses"]["InvalidLine"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LineRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    setCartItemQuantity: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
                /**
                 * @description The id of the line
                 * @example 725d4189-b850-4f11-880f-f53748b47051
                 */
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineQuantity"];
            };
        };
        responses: {
            200: components["responses"]["ChangedCart"];
            400: components["responses"]["InvalidQuantity"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LineNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LineRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: {
                /** @description The version that the client knows; a stale one is refused. */
                version?: number;
            };
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
                /**
                 * @description The id of the line
                 * @example 725d4189-b850-4f11-880f-f53748b47051
                 */
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShortenedCart"];
            400: components["responses"]["InvalidVersion"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LineNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    setCartItemProperties: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
                /**
                 * @description The id of the line
                 * @example 725d4189-b850-4f11-880f-f53748b47051
                 */
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineProperties"];
            };
        };
        responses: {
            200: components["responses"]["CartWithProperties"];
            400: components["responses"]["InvalidProperties"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["LineNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponCode"];
            };
        };
        responses: {
            200: components["responses"]["DiscountedCart"];
            400: components["responses"]["InvalidCode"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CouponRefused"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    removeCoupon: {
        parameters: {
            query?: {
                /** @description The version that the client knows; a stale one is refused. */
                version?: number;
            };
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
                /**
                 * @description The code of the coupon
                 * @example SUMMIT10
                 */
                couponCode: components["schemas"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedCart"];
            400: components["responses"]["InvalidVersion"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    applyGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardCode"];
            };
        };
        responses: {
            200: components["responses"]["CartWithGiftCard"];
            400: components["responses"]["InvalidCode"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["GiftCardRefused"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    removeGiftCard: {
        parameters: {
            query?: {
                /** @description The version that the client knows; a stale one is refused. */
                version?: number;
            };
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
                /**
                 * @description The id of the gift card in the cart
                 * @example 5f4c6c1e-7f0e-4e0f-9d06-3b6a5b3f7a11
                 */
                giftCardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedCart"];
            400: components["responses"]["InvalidVersion"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    setCartNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartNote"];
            };
        };
        responses: {
            200: components["responses"]["CartWithNote"];
            400: components["responses"]["InvalidNote"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    setCartCustom: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartCustomValue"];
            };
        };
        responses: {
            200: components["responses"]["CartWithCustom"];
            400: components["responses"]["InvalidCustom"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    setCartCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartCountry"];
            };
        };
        responses: {
            200: components["responses"]["CartForCountry"];
            400: components["responses"]["InvalidCountry"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CountryRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    releaseCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the cart
                 * @example cbab8e5e-e89e-4ed4-ab39-697c5140327d
                 */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser may delete the cart id */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidCartId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getCartMetafields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartMetafield"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CartNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createCartMetafields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCartMetafield"];
            };
        };
        responses: {
            200: components["responses"]["CartMetafield"];
            400: components["responses"]["InvalidMetafield"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["DuplicateMetafield"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    updateCartMetafield: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartMetafieldUpdate"];
            };
        };
        responses: {
            200: components["responses"]["CartMetafield"];
            400: components["responses"]["InvalidMetafieldUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MetafieldNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    startCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCheckout"];
            };
        };
        responses: {
            /** @description The address of the checkout */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutStart"];
                };
            };
            400: components["responses"]["InvalidSite"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["StaleCart"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CheckoutRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description The page, from 1 */
                page?: number;
                /** @description Orders on a page */
                per_page?: number;
            };
            header?: {
                /** @description The language of the texts in the response; English for an unsupported one. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["InvalidPage"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the texts in the response; English for an unsupported one. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /**
                 * @description The number of the order
                 * @example CN-100001
                 */
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidOrderNumber"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getWishlist: {
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
            200: components["responses"]["Wishlist"];
            400: components["responses"]["InvalidSite"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    addWishlistItem: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWishlistItem"];
            };
        };
        responses: {
            200: components["responses"]["Wishlist"];
            400: components["responses"]["InvalidWishlistItem"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WishlistProductNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    removeWishlistItem: {
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
                 * @description The id of the item on the list
                 * @example 2
                 */
                wishlistItemId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Wishlist"];
            400: components["responses"]["InvalidWishlistItemId"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WishlistItemNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listShippingOptions: {
        parameters: {
            query: {
                /**
                 * @description The country to ship to
                 * @example DE
                 */
                country: components["schemas"]["CountryCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list, as the commerce service sends it; empty for a country without shipping */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingOption"][];
                };
            };
            400: components["responses"]["InvalidCountry"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listSites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sites in display order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getUserCountry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The detected country; an empty object when unknown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCountry"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterSignUp"];
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
            400: components["responses"]["InvalidEmail"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    requestStockAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockAlertRequest"];
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
            400: components["responses"]["InvalidEmail"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VariantNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A random key with at least 122 bits of entropy, such as a UUID. It must be unguessable: a request with another client's key may get that client's response, and with it the id of a guest's cart. Use a new key for each request, and the same key only to repeat a request. The same key with the same request returns the first response again for 24 hours; for a guest's new cart, for ten minutes and only to the same client. The same key with another request is refused (422), and so is a repeated request while the first one is running (409). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Stored */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidContactMessage"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["RequestRunning"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
}
