// Written by `npm run client`.
export interface paths {
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register an organization */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the caller */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name or password
         * @description A new password ends the caller’s other sessions.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out everywhere */
        post: operations["logoutAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/accept-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invite */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings
         * @description The name, and the origins whose pages may embed the player.
         */
        patch: operations["updateOrganization"];
        trace?: never;
    };
    "/api/organization/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List members */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite a member
         * @description Answers a link that works once. Inviting the same person again replaces it.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organization/members/{userId}": {
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
         * Remove a member
         * @description Or withdraw an invite, by the id that the member list shows for it.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /** Change the role of a member */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/api/decks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List decks
         * @description The newest first. All of them, unless `limit` asks for pages.
         */
        get: operations["listDecks"];
        put?: never;
        /** Create a deck */
        post: operations["createDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a whole deck */
        get: operations["getDeck"];
        put?: never;
        post?: never;
        /**
         * Delete a deck for good
         * @description With its slides, FAQs, branding, settings, actions, intro, presentations and files.
         */
        delete: operations["deleteDeck"];
        options?: never;
        head?: never;
        /** Change a deck */
        patch: operations["updateDeck"];
        trace?: never;
    };
    "/api/decks/{deckId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a deck
         * @description A deep copy without the presentations, named “… (copy)” and inactive.
         */
        post: operations["duplicateDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/presentations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the presentations of a deck */
        get: operations["listDeckPresentations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the branding */
        get: operations["getBranding"];
        /**
         * Create or replace the branding
         * @description What is not sent takes its default; colours without a value are ones that read well together.
         */
        put: operations["putBranding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/slides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List slides */
        get: operations["listSlides"];
        put?: never;
        /**
         * Create a slide
         * @description Without `orderIndex` it comes last; with it, the slides from there on move up.
         */
        post: operations["createSlide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/slides/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder slides
         * @description Takes exactly the ids of the deck’s slides; anything else changes nothing.
         */
        put: operations["reorderSlides"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/slides/{slideId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a slide */
        get: operations["getSlide"];
        put?: never;
        post?: never;
        /** Delete a slide */
        delete: operations["deleteSlide"];
        options?: never;
        head?: never;
        /** Change a slide */
        patch: operations["updateSlide"];
        trace?: never;
    };
    "/api/decks/{deckId}/qa-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the Q&A settings
         * @description Merges what is sent into what is there.
         */
        put: operations["putQaSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/action-configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List action configs */
        get: operations["listActionConfigs"];
        put?: never;
        /**
         * Create an action config
         * @description A button that the player shows at the end of a slide, at the end of it all, or always.
         */
        post: operations["createActionConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/action-configs/{configId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an action config */
        delete: operations["deleteActionConfig"];
        options?: never;
        head?: never;
        /** Change an action config */
        patch: operations["updateActionConfig"];
        trace?: never;
    };
    "/api/decks/{deckId}/intro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the intro */
        get: operations["getIntro"];
        /** Create or replace the intro */
        put: operations["putIntro"];
        post?: never;
        /** Delete the intro */
        delete: operations["deleteIntro"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List FAQs */
        get: operations["listFaqs"];
        put?: never;
        /**
         * Create an FAQ
         * @description Without `orderIndex` it comes last; with it, the FAQs from there on move up.
         */
        post: operations["createFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/faqs/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder FAQs
         * @description Takes exactly the ids of the deck’s FAQs; anything else changes nothing.
         */
        put: operations["reorderFaqs"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/faqs/{faqId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an FAQ */
        get: operations["getFaq"];
        put?: never;
        post?: never;
        /** Delete an FAQ */
        delete: operations["deleteFaq"];
        options?: never;
        head?: never;
        /** Change an FAQ */
        patch: operations["updateFaq"];
        trace?: never;
    };
    "/api/slides/{slideId}/product-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the pricing of a slide */
        get: operations["getProductData"];
        /**
         * Create or replace the pricing of a slide
         * @description The slide’s type must be `product_pricing_v1`.
         */
        put: operations["putProductData"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presentations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List presentations
         * @description The newest first, 50 to a page unless `limit` says otherwise.
         */
        get: operations["listPresentations"];
        put?: never;
        /** Personalise a deck for a homeowner */
        post: operations["createPresentation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presentations/{presentationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a presentation */
        get: operations["getPresentation"];
        put?: never;
        post?: never;
        /**
         * Delete a presentation
         * @description Its link stops working; what was recorded of it is kept until its deck goes.
         */
        delete: operations["deletePresentation"];
        options?: never;
        head?: never;
        /** Change a presentation */
        patch: operations["updatePresentation"];
        trace?: never;
    };
    "/api/presentations/{presentationId}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how a presentation was watched */
        get: operations["getAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/viewer/presentations/{presentationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all that a player needs
         * @description Personalised, without private data. Send `If-None-Match` with the last `ETag` to hear 304.
         */
        get: operations["getManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/viewer/presentations/{presentationId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what was watched
         * @description For `navigator.sendBeacon`, so the same JSON as `text/plain` is taken too. Times are clamped.
         */
        post: operations["recordEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List event types */
        get: operations["listEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List subscriptions */
        get: operations["listSubscriptions"];
        put?: never;
        /** Create a subscription */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a subscription */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        /**
         * Delete a subscription
         * @description Its deliveries go with it, also those that are on their way.
         */
        delete: operations["deleteSubscription"];
        options?: never;
        head?: never;
        /**
         * Change a subscription
         * @description What is on its way already goes to where the subscription points when it is sent.
         */
        patch: operations["updateSubscription"];
        trace?: never;
    };
    "/api/notifications/subscriptions/{subscriptionId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description During the grace period webhooks carry a signature for each secret. No grace ends all earlier ones too.
         */
        post: operations["rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/subscriptions/{subscriptionId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the delivery log
         * @description The newest first, 50 to a page unless `limit` says otherwise. What is older than 30 days is gone.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/subscriptions/{subscriptionId}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Whatever became of it before; with the same `webhook-id`, and all its retries anew.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/subscriptions/{subscriptionId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an example event
         * @description One of the subscription’s type, for `*` a `presentation.created`. No other subscription gets it.
         */
        post: operations["testSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/subscriptions/{subscriptionId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what failed
         * @description The failed and the cancelled ones, 1000 a call at most.
         */
        post: operations["recoverDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/kb/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List documents */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/kb/documents/upload-init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an upload
         * @description PUT the file to `uploadUrl` with exactly this type and size, then call complete.
         */
        post: operations["startDocumentUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/kb/documents/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an upload
         * @description Checks what lies in storage, then reads it. Twice answers the same.
         */
        post: operations["completeDocumentUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/kb/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a document */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /** Delete a document */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /** Rename a document */
        patch: operations["renameDocument"];
        trace?: never;
    };
    "/api/company/kb/documents/{documentId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a document */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/kb/documents/{documentId}/reprocess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a document again */
        post: operations["reprocessDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/kb/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the knowledge base */
        get: operations["searchDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List media */
        get: operations["listMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/upload-init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an upload
         * @description PUT the file to `uploadUrl` with exactly this type and size, then call complete.
         */
        post: operations["startMediaUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an upload
         * @description Checks what lies in storage; from then on `publicUrl` serves it. Twice answers the same.
         */
        post: operations["completeMediaUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{mediaId}": {
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
         * Delete a file
         * @description Refused while something names it; `?force=true` empties those places too.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{organizationId}/{mediaId}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file
         * @description By its `publicUrl`, to anyone who has it. A range of bytes may be asked for.
         */
        get: operations["getMediaFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Embed a link, as oEmbed says */
        get: operations["getOembed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p/{presentationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch it
         * @description The page a link leads to, for a browser. The manifest is in it. Whatever goes wrong is said by a page too.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the Worker is up */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that D1, KV and R2 answer */
        get: operations["getReadiness"];
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
        SignedIn: {
            user: components["schemas"]["User"];
            organization: components["schemas"]["Organization"];
        };
        User: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email: string;
            /** @example Ana Ruiz */
            name: string;
            /**
             * @example editor
             * @enum {string}
             */
            role: "owner" | "editor" | "viewer";
        };
        Organization: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /** @example Summit Roofing */
            name: string;
            /**
             * @example [
             *       "https://www.summit-roofing.example"
             *     ]
             */
            allowedEmbedOrigins: string[];
        };
        /** @description Every error has this one shape: a sentence a person can act on. */
        Error: {
            error: string;
        };
        RegisterInput: {
            /** @example Summit Roofing */
            organizationName: string;
            /** @example Ana Ruiz */
            name: string;
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email: string;
            /** @example a long walk home */
            password: string;
        };
        /**
         * @example {
         *       "email": "demo@summit-roofing.example",
         *       "password": "porchlight-demo"
         *     }
         */
        LoginInput: {
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email: string;
            password: string;
        };
        MePatch: {
            /** @example Ana Ruiz */
            name?: string;
            /** @example a long walk home */
            password?: string;
            currentPassword?: string;
        };
        Success: {
            /** @example true */
            success: boolean;
        };
        AcceptInviteInput: {
            /** @example Yq2… */
            token: string;
            /** @example a long walk home */
            password: string;
        };
        OrganizationAnswer: {
            organization: components["schemas"]["Organization"];
        };
        OrganizationPatch: {
            /** @example Summit Roofing */
            name?: string;
            allowedEmbedOrigins?: string[];
        };
        Members: {
            members: components["schemas"]["Member"][];
        };
        Member: {
            /**
             * Format: uuid
             * @example 0b9f5d0c-58a4-4c1b-8f7e-5a3c2d1e0f9a
             */
            id: string;
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email: string;
            /** @example Ana Ruiz */
            name: string;
            /**
             * @example editor
             * @enum {string}
             */
            role: "owner" | "editor" | "viewer";
            /**
             * @example invited
             * @enum {string}
             */
            status: "active" | "invited";
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
        };
        Invited: {
            member: components["schemas"]["Member"];
            /**
             * Format: uri
             * @example https://porchlight.example/invite#token=Yq2s8T
             */
            inviteUrl: string;
            /**
             * Format: date-time
             * @example 2026-05-11T09:30:00.000Z
             */
            expiresAt: string;
        };
        InviteInput: {
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email: string;
            /** @example Ana Ruiz */
            name: string;
            /**
             * @example editor
             * @enum {string}
             */
            role: "owner" | "editor" | "viewer";
        };
        MemberAnswer: {
            member: components["schemas"]["Member"];
        };
        MemberPatch: {
            /**
             * @example editor
             * @enum {string}
             */
            role: "owner" | "editor" | "viewer";
        };
        DeckList: {
            decks: components["schemas"]["ListedDeck"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor?: string | null;
        };
        ListedDeck: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /** @example Roof replacement */
            name: string;
            /** @example true */
            isActive: boolean;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
            /** @example The whole story, from the first leak to the warranty. */
            description: string | null;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            previewImageUrl: string | null;
        };
        DeckAnswer: {
            deck: components["schemas"]["Deck"];
        };
        Deck: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /** @example Roof replacement */
            name: string;
            /** @example true */
            isActive: boolean;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
            /** @example The whole story, from the first leak to the warranty. */
            description: string | null;
            /**
             * @example {
             *       "deckContext": "Replacement after hail; the insurer has approved."
             *     }
             */
            metadata: {
                deckContext: string | null;
            } & {
                [key: string]: unknown;
            };
        };
        DeckInput: {
            /** @example Roof replacement */
            name: string;
            /** @example The whole story, from the first leak to the warranty. */
            description?: string | null;
            /** @default true */
            isActive?: boolean;
            /**
             * @description Has `deckContext`, and any members of your own, 16384 bytes at most. A PATCH replaces the whole of it.
             * @example {
             *       "deckContext": "Replacement after hail; the insurer has approved.",
             *       "campaign": "spring"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            };
        };
        WholeDeck: {
            deck: components["schemas"]["Deck"];
            slides: components["schemas"]["Slide"][];
            faqs: components["schemas"]["Faq"][];
            branding: components["schemas"]["Branding"] | null;
            qaSettings: components["schemas"]["QaSettings"] | null;
            /** @example 3 */
            presentationsCount: number;
        };
        Slide: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            /**
             * @description A name of your own, unique in its deck.
             * @example welcome
             */
            slideId: string;
            /**
             * @example standard
             * @enum {string}
             */
            slideType: "standard" | "product_pricing_v1";
            /** @example What we found on your roof */
            title: string;
            /**
             * @example [
             *       "Inspected on Tuesday",
             *       "Nine photographs"
             *     ]
             */
            bullets: string[];
            /** @example Hello {{first_name}}, this is your roof. */
            narration_script: string;
            /** @example 0 */
            orderIndex: number;
            /** @example Inspection of May 4th; nine photographs. */
            slide_context: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            audio_url: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            hero_img: string | null;
            wordTimings: components["schemas"]["WordTiming"][];
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @description In seconds from the start of the audio; in order, without overlaps.
         * @example {
         *       "word": "Hello",
         *       "startTime": 0.12,
         *       "endTime": 0.48
         *     }
         */
        WordTiming: {
            word: string;
            startTime: number;
            endTime: number;
        };
        Faq: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            /** @example How long does it take? */
            userQuestion: string;
            /** @example Most roofs take two days, and we clean up on both. */
            cannedAnswer: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            relatedSlideId: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            audioUrl: string | null;
            wordTimings: components["schemas"]["WordTiming"][];
            /** @example 0 */
            orderIndex: number;
        };
        DeckPatch: {
            /** @example Roof replacement */
            name?: string;
            /** @example The whole story, from the first leak to the warranty. */
            description?: string | null;
            isActive?: boolean;
            /**
             * @description Has `deckContext`, and any members of your own, 16384 bytes at most. A PATCH replaces the whole of it.
             * @example {
             *       "deckContext": "Replacement after hail; the insurer has approved.",
             *       "campaign": "spring"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            };
        };
        DeckPresentations: {
            presentations: components["schemas"]["Presentation"][];
        };
        Presentation: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            companyId: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
            homeownerData: components["schemas"]["HomeownerData"];
            voiceSettings: components["schemas"]["VoiceSettings"];
            languageSettings: components["schemas"]["LanguageSettings"];
            /**
             * Format: uri
             * @example https://porchlight.example/p/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            viewerUrl: string;
            /** @example <porchlight-player presentation="3f0e8a52…"></porchlight-player> */
            embedHtml: string;
        };
        HomeownerData: {
            /** @example Maria */
            first_name: string;
            /** @example Okafor */
            last_name: string | null;
            /** @example 12 Maple Street */
            address: string | null;
            /** @example Boulder */
            city: string | null;
            /** @example CO */
            state: string | null;
            /** @example 80302 */
            zip: string | null;
            /** @example US */
            country: string | null;
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email: string | null;
            /** @example +1 555 0134 */
            phone: string | null;
        };
        VoiceSettings: {
            /** @example warm-2 */
            voiceId: string | null;
            /** @example 1 */
            speed: number | null;
            /** @example 1 */
            pitch: number | null;
        };
        LanguageSettings: {
            /** @example en-US */
            language: string | null;
            /** @example true */
            captions: boolean | null;
        };
        FullBrandingAnswer: {
            branding: components["schemas"]["FullBranding"];
        };
        FullBranding: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            palette: components["schemas"]["Palette"];
            cta: components["schemas"]["CallToAction"];
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
            /** @example Summit Roofing */
            name: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            logo: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            avatar: string | null;
            /** @example Dana */
            chatName: string | null;
            /** @example Ask me anything about your roof. */
            chatGreeting: string | null;
            fonts: components["schemas"]["Fonts"];
            contact: components["schemas"]["Contact"];
        };
        Palette: {
            /** @example #1f3a5f */
            primary: string;
            /** @example #1f3a5f */
            primaryLight: string;
            /** @example #1f3a5f */
            accent: string;
            /** @example #1f3a5f */
            neutral: string;
            /** @example #1f3a5f */
            text: string;
            /** @example #1f3a5f */
            userMessage: string;
            /** @example #1f3a5f */
            assistantMessage: string;
        };
        CallToAction: {
            /** @example Ready for a roof that lasts? */
            headline: string;
            /** @example Pick a day. */
            body: string;
            /** @example Book a visit */
            buttonText: string;
            /** @example https://summit-roofing.example/book */
            buttonUrl: string | null;
        };
        Fonts: {
            /**
             * @description A family name, or the key of a font.
             * @example Source Serif 4
             */
            heading: string | null;
            /**
             * @description A family name, or the key of a font.
             * @example Source Serif 4
             */
            body: string | null;
        };
        Contact: {
            /** @example +1 555 0100 */
            phone: string | null;
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email: string | null;
        };
        BrandingAnswer: {
            branding: components["schemas"]["Branding"];
        };
        Branding: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            palette: components["schemas"]["Palette"];
            cta: components["schemas"]["CallToAction"];
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
            /** @example Summit Roofing */
            name: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            logo: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            avatar: string | null;
            /** @example Dana */
            chatName: string | null;
            /** @example Ask me anything about your roof. */
            chatGreeting: string | null;
        };
        BrandingInput: {
            palette: components["schemas"]["PaletteInput"];
            cta: components["schemas"]["CallToActionInput"];
            /** @example Summit Roofing */
            name?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            logo?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            avatar?: string | null;
            /** @example Dana */
            chatName?: string | null;
            /** @example Ask me anything about your roof. */
            chatGreeting?: string | null;
            fonts?: components["schemas"]["FontsInput"];
            contact?: components["schemas"]["ContactInput"];
        };
        /** @description What is not sent takes a colour that reads well. */
        PaletteInput: {
            /** @example #1f3a5f */
            primary?: string;
            /** @example #1f3a5f */
            primaryLight?: string;
            /** @example #1f3a5f */
            accent?: string;
            /** @example #1f3a5f */
            neutral?: string;
            /** @example #1f3a5f */
            text?: string;
            /** @example #1f3a5f */
            userMessage?: string;
            /** @example #1f3a5f */
            assistantMessage?: string;
        };
        CallToActionInput: {
            /** @example Ready for a roof that lasts? */
            headline?: string;
            /** @example Pick a day. */
            body?: string;
            /** @example Book a visit */
            buttonText?: string;
            /** @example https://summit-roofing.example/book */
            buttonUrl?: string | null;
        };
        FontsInput: {
            /**
             * @description A family name, or the key of a font.
             * @example Source Serif 4
             */
            heading?: string | null;
            /**
             * @description A family name, or the key of a font.
             * @example Source Serif 4
             */
            body?: string | null;
        };
        ContactInput: {
            /** @example +1 555 0100 */
            phone?: string | null;
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email?: string | null;
        };
        SlideList: {
            slides: components["schemas"]["Slide"][];
        };
        SlideAnswer: {
            slide: components["schemas"]["Slide"];
        };
        SlideInput: {
            /**
             * @description A name of your own, unique in its deck.
             * @example welcome
             */
            slideId: string;
            /** @example What we found on your roof */
            title: string;
            /**
             * @description May name {{first_name}}, {{last_name}}, {{address}}, {{city}}, {{state}}, {{zip}}, {{country}}, {{email}}, {{phone}}; after a bar, what to say when it is empty.
             * @example Hello {{first_name}}, this is the roof of {{address|your home}}.
             */
            narrationScript: string;
            /**
             * @example [
             *       "Inspected on Tuesday",
             *       "Nine photographs"
             *     ]
             */
            bullets?: string[];
            /** @example Inspection of May 4th; nine photographs. */
            slideContext?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            audioUrl?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            heroImg?: string | null;
            wordTimings?: components["schemas"]["WordTiming"][];
            /** @example 0 */
            orderIndex?: number;
            /**
             * @default standard
             * @example standard
             * @enum {string}
             */
            slideType?: "standard" | "product_pricing_v1";
        };
        SlideOrder: {
            slideIds: string[];
        };
        /** @description The type of a slide is chosen when it is created. */
        SlidePatch: {
            /**
             * @description A name of your own, unique in its deck.
             * @example welcome
             */
            slideId?: string;
            /** @example What we found on your roof */
            title?: string;
            /**
             * @description May name {{first_name}}, {{last_name}}, {{address}}, {{city}}, {{state}}, {{zip}}, {{country}}, {{email}}, {{phone}}; after a bar, what to say when it is empty.
             * @example Hello {{first_name}}, this is the roof of {{address|your home}}.
             */
            narrationScript?: string;
            /**
             * @example [
             *       "Inspected on Tuesday",
             *       "Nine photographs"
             *     ]
             */
            bullets?: string[];
            /** @example Inspection of May 4th; nine photographs. */
            slideContext?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            audioUrl?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            heroImg?: string | null;
            wordTimings?: components["schemas"]["WordTiming"][];
            /** @example 0 */
            orderIndex?: number;
        };
        QaSettingsAnswer: {
            qaSettings: components["schemas"]["QaSettings"];
        };
        QaSettings: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            /** @example Let’s go on where we were. */
            resumePromptText: string | null;
            /** @example Let’s go on where we were. */
            transitionPromptText: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            resumeAudioUrl: string | null;
            /** @example warm-2 */
            resumeVoiceId: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            transitionAudioUrl: string | null;
            /** @example warm-2 */
            transitionVoiceId: string | null;
        };
        QaSettingsInput: {
            /** @example Let’s go on where we were. */
            resumePromptText?: string;
            /** @example warm-2 */
            resumeVoiceId?: string;
            /** @example Let’s go on where we were. */
            transitionPromptText?: string;
            /** @example warm-2 */
            transitionVoiceId?: string;
        };
        ActionConfigList: {
            actionConfigs: components["schemas"]["ActionConfig"][];
        };
        ActionConfig: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            /**
             * @example book_appointment
             * @enum {string}
             */
            type: "book_appointment" | "sign_contract" | "open_url" | "call" | "email" | "ask_question";
            /** @example Book a visit */
            label: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId: string | null;
            /**
             * @example presentation_end
             * @enum {string}
             */
            trigger: "slide_end" | "presentation_end" | "always";
            /**
             * @description By type: book_appointment { durationMinutes? }, sign_contract { documentTitle? }, open_url { url }, call { phone }, email { to, subject? }, ask_question { prompt? }.
             * @example {
             *       "durationMinutes": 60
             *     }
             */
            config: {
                [key: string]: unknown;
            };
            /** @example 0 */
            orderIndex: number;
            /** @example true */
            isActive: boolean;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
        };
        ActionConfigAnswer: {
            actionConfig: components["schemas"]["ActionConfig"];
        };
        ActionConfigInput: {
            /**
             * @example book_appointment
             * @enum {string}
             */
            type: "book_appointment" | "sign_contract" | "open_url" | "call" | "email" | "ask_question";
            /** @example Book a visit */
            label: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId?: string | null;
            /**
             * @example presentation_end
             * @enum {string}
             */
            trigger: "slide_end" | "presentation_end" | "always";
            /**
             * @description By type: book_appointment { durationMinutes? }, sign_contract { documentTitle? }, open_url { url }, call { phone }, email { to, subject? }, ask_question { prompt? }.
             * @example {
             *       "durationMinutes": 60
             *     }
             */
            config: {
                [key: string]: unknown;
            };
            /** @example 0 */
            orderIndex?: number;
            /**
             * @default true
             * @example true
             */
            isActive?: boolean;
        };
        /** @description The config is read by its type, so send type and config together. */
        ActionConfigPatch: {
            /**
             * @example book_appointment
             * @enum {string}
             */
            type?: "book_appointment" | "sign_contract" | "open_url" | "call" | "email" | "ask_question";
            /** @example Book a visit */
            label?: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId?: string | null;
            /**
             * @example presentation_end
             * @enum {string}
             */
            trigger?: "slide_end" | "presentation_end" | "always";
            /**
             * @description By type: book_appointment { durationMinutes? }, sign_contract { documentTitle? }, open_url { url }, call { phone }, email { to, subject? }, ask_question { prompt? }.
             * @example {
             *       "durationMinutes": 60
             *     }
             */
            config?: {
                [key: string]: unknown;
            };
            /** @example 0 */
            orderIndex?: number;
            /** @example true */
            isActive?: boolean;
        };
        IntroAnswer: {
            intro: components["schemas"]["Intro"];
        };
        Intro: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            /** @example Welcome to Summit Roofing */
            title: string;
            /** @example Hello {{first_name}}, make yourself comfortable. */
            script: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            audioUrl: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            posterImg: string | null;
            /** @example true */
            isSkippable: boolean;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
        };
        IntroInput: {
            /** @example Welcome to Summit Roofing */
            title: string;
            /**
             * @description May name {{first_name}}, {{last_name}}, {{address}}, {{city}}, {{state}}, {{zip}}, {{country}}, {{email}}, {{phone}}; after a bar, what to say when it is empty.
             * @example Hello {{first_name}}, this is the roof of {{address|your home}}.
             */
            script?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            audioUrl?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            posterImg?: string | null;
            /**
             * @default true
             * @example true
             */
            isSkippable?: boolean;
        };
        FaqList: {
            faqs: components["schemas"]["Faq"][];
        };
        FaqAnswer: {
            faq: components["schemas"]["Faq"];
        };
        FaqInput: {
            /** @example How long does it take? */
            userQuestion: string;
            /** @example Most roofs take two days, and we clean up on both. */
            cannedAnswer: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            relatedSlideId?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            audioUrl?: string | null;
            wordTimings?: components["schemas"]["WordTiming"][];
            /** @example 0 */
            orderIndex?: number;
        };
        FaqOrder: {
            faqIds: string[];
        };
        FaqPatch: {
            /** @example How long does it take? */
            userQuestion?: string;
            /** @example Most roofs take two days, and we clean up on both. */
            cannedAnswer?: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            relatedSlideId?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            audioUrl?: string | null;
            wordTimings?: components["schemas"]["WordTiming"][];
            /** @example 0 */
            orderIndex?: number;
        };
        ProductDataAnswer: {
            productData: components["schemas"]["ProductData"];
        };
        ProductData: {
            good: components["schemas"]["Tier"];
            better: components["schemas"]["Tier"];
            best: components["schemas"]["Tier"];
            /** @example Three ways to a dry home */
            subtitle: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            brandLogo: string | null;
            /** @example Prices hold for 30 days. */
            disclaimer: string | null;
        };
        Tier: {
            /** @example Better */
            name: string;
            /** @example 1890000 */
            priceCents: number | null;
            /** @example 21900 */
            monthlyCents: number | null;
            /** @example What most of our neighbours choose. */
            description: string | null;
            /**
             * @example [
             *       "Architectural shingles"
             *     ]
             */
            features: string[];
            /** @example 30 years, material and labour */
            warranty: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            imageKey: string | null;
            /** @example true */
            isRecommended: boolean;
        };
        ProductDataBody: {
            productData: components["schemas"]["ProductDataInput"];
        };
        ProductDataInput: {
            good: components["schemas"]["TierInput"];
            better: components["schemas"]["TierInput"];
            best: components["schemas"]["TierInput"];
            /** @example Three ways to a dry home */
            subtitle?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            brandLogo?: string | null;
            /** @example Prices hold for 30 days. */
            disclaimer?: string | null;
        };
        TierInput: {
            /** @example Better */
            name: string;
            /** @example 1890000 */
            priceCents?: number | null;
            /** @example 21900 */
            monthlyCents?: number | null;
            /** @example What most of our neighbours choose. */
            description?: string | null;
            /**
             * @example [
             *       "Architectural shingles"
             *     ]
             */
            features?: string[];
            /** @example 30 years, material and labour */
            warranty?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            imageKey?: string | null;
            /** @example true */
            isRecommended?: boolean;
        };
        PresentationList: {
            presentations: components["schemas"]["Presentation"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        PresentationAnswer: {
            presentation: components["schemas"]["Presentation"];
        };
        PresentationInput: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            homeownerData: components["schemas"]["HomeownerInput"];
            voiceSettings?: components["schemas"]["VoiceSettingsInput"];
            languageSettings?: components["schemas"]["LanguageSettingsInput"];
        };
        HomeownerInput: {
            /** @example Maria */
            first_name: string;
            /** @example Okafor */
            last_name?: string | null;
            /** @example 12 Maple Street */
            address?: string | null;
            /** @example Boulder */
            city?: string | null;
            /** @example CO */
            state?: string | null;
            /** @example 80302 */
            zip?: string | null;
            /** @example US */
            country?: string | null;
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email?: string | null;
            /** @example +1 555 0134 */
            phone?: string | null;
        };
        VoiceSettingsInput: {
            /** @example warm-2 */
            voiceId?: string | null;
            /** @example 1 */
            speed?: number | null;
            /** @example 1 */
            pitch?: number | null;
        };
        LanguageSettingsInput: {
            /** @example en-US */
            language?: string | null;
            /** @example true */
            captions?: boolean | null;
        };
        /** @description Merges what is sent into what is there; null empties a member. */
        PresentationPatch: {
            homeownerData?: components["schemas"]["HomeownerPatch"];
            voiceSettings?: components["schemas"]["VoiceSettingsInput"];
            languageSettings?: components["schemas"]["LanguageSettingsInput"];
        };
        HomeownerPatch: {
            /** @example Maria */
            first_name?: string;
            /** @example Okafor */
            last_name?: string | null;
            /** @example 12 Maple Street */
            address?: string | null;
            /** @example Boulder */
            city?: string | null;
            /** @example CO */
            state?: string | null;
            /** @example 80302 */
            zip?: string | null;
            /** @example US */
            country?: string | null;
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email?: string | null;
            /** @example +1 555 0134 */
            phone?: string | null;
        };
        AnalyticsAnswer: {
            analytics: components["schemas"]["Analytics"];
        };
        Analytics: {
            /** @example 3 */
            views: number;
            /** @example 3 */
            viewers: number;
            /** @example 3 */
            completions: number;
            /**
             * @description Of the viewers, from 0 to 1.
             * @example 0.66
             */
            completionRate: number;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            furthestSlideId: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            lastSeenAt: string | null;
            /**
             * @description Viewers who left during the intro.
             * @example 3
             */
            leftBeforeSlides: number;
            slides: components["schemas"]["SlideAnalytics"][];
        };
        SlideAnalytics: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /** @example welcome */
            slideId: string;
            /** @example What we found on your roof */
            title: string;
            /** @example 0 */
            orderIndex: number;
            /** @example 3 */
            viewers: number;
            /**
             * @description Watched by everyone together.
             * @example 41.5
             */
            seconds: number;
            /** @example 41.5 */
            secondsPerViewer: number;
            /**
             * @description Viewers who came this far, no further, and not to the end.
             * @example 3
             */
            leftHere: number;
        };
        Manifest: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId: string;
            /**
             * @description Differs whenever anything else does.
             * @example 5d41402abc4b2a76
             */
            version: string;
            /** @example Roof replacement */
            title: string;
            /** @example en-US */
            language: string | null;
            /**
             * @description Whether captions are on to begin with.
             * @example true
             */
            hasCaptions: boolean;
            /** @example 1 */
            speed: number;
            branding: components["schemas"]["ManifestBranding"];
            intro: {
                /** @example Prepared for your home */
                title: string;
                /** @example Hello Maria, this is the roof of 12 Maple Street. */
                script: string | null;
                /**
                 * Format: uri
                 * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
                 */
                audioUrl: string | null;
                /**
                 * Format: uri
                 * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
                 */
                posterUrl: string | null;
                /** @example true */
                isSkippable: boolean;
            } | null;
            slides: components["schemas"]["ManifestSlide"][];
            faqs: components["schemas"]["ManifestFaq"][];
            actions: components["schemas"]["ManifestAction"][];
            prompts: components["schemas"]["ManifestPrompts"];
        };
        ManifestBranding: {
            palette: components["schemas"]["Palette"];
            cta: components["schemas"]["CallToAction"];
            /** @example Dana */
            chatName: string | null;
            /** @example Ask me anything about your roof. */
            chatGreeting: string | null;
            contact: components["schemas"]["Contact"];
            /** @example Summit Roofing */
            name: string;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            logoUrl: string | null;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            avatarUrl: string | null;
            fonts: components["schemas"]["ManifestFonts"];
        };
        ManifestFonts: {
            heading?: components["schemas"]["ManifestFont"];
            body?: components["schemas"]["ManifestFont"];
        };
        ManifestFont: {
            /** @example Source Serif 4 */
            family: string;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            url: string | null;
        };
        ManifestSlide: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * @description A name of your own, unique in its deck.
             * @example welcome
             */
            slideId: string;
            /**
             * @example standard
             * @enum {string}
             */
            slideType: "standard" | "product_pricing_v1";
            /** @example What we found on your roof */
            title: string;
            /**
             * @example [
             *       "Inspected on Tuesday",
             *       "Nine photographs"
             *     ]
             */
            bullets: string[];
            /** @example Hello Maria, this is the roof of 12 Maple Street. */
            script: string;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            audioUrl: string | null;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            imageUrl: string | null;
            wordTimings: components["schemas"]["WordTiming"][];
            productData: {
                good: components["schemas"]["ManifestTier"];
                better: components["schemas"]["ManifestTier"];
                best: components["schemas"]["ManifestTier"];
                /** @example Three ways to a dry home */
                subtitle: string | null;
                /**
                 * Format: uri
                 * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
                 */
                brandLogoUrl: string | null;
                /** @example Prices hold for 30 days. */
                disclaimer: string | null;
            } | null;
        };
        ManifestTier: {
            /** @example Better */
            name: string;
            /** @example 1890000 */
            priceCents: number | null;
            /** @example 21900 */
            monthlyCents: number | null;
            /** @example What most of our neighbours choose. */
            description: string | null;
            /**
             * @example [
             *       "Architectural shingles"
             *     ]
             */
            features: string[];
            /** @example 30 years, material and labour */
            warranty: string | null;
            /** @example true */
            isRecommended: boolean;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            imageUrl: string | null;
        };
        ManifestFaq: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /** @example How long does it take? */
            question: string;
            /** @example Most roofs take two days. */
            answer: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            relatedSlideId: string | null;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            audioUrl: string | null;
            wordTimings: components["schemas"]["WordTiming"][];
        };
        ManifestAction: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * @example book_appointment
             * @enum {string}
             */
            type: "book_appointment" | "sign_contract" | "open_url" | "call" | "email" | "ask_question";
            /** @example Book a visit */
            label: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId: string | null;
            /**
             * @example presentation_end
             * @enum {string}
             */
            trigger: "slide_end" | "presentation_end" | "always";
            /**
             * @description By type: book_appointment { durationMinutes? }, sign_contract { documentTitle? }, open_url { url }, call { phone }, email { to, subject? }, ask_question { prompt? }.
             * @example {
             *       "durationMinutes": 60
             *     }
             */
            config: {
                [key: string]: unknown;
            };
        };
        ManifestPrompts: {
            resume: components["schemas"]["ManifestPrompt"];
            transition: components["schemas"]["ManifestPrompt"];
        };
        ManifestPrompt: {
            /** @example Hello Maria, this is the roof of 12 Maple Street. */
            text: string | null;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            audioUrl: string | null;
        };
        Recorded: {
            /**
             * @description How many were new and of this presentation.
             * @example 3
             */
            recorded: number;
        };
        Beacon: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            viewerSessionId: string;
            events: components["schemas"]["ViewerEvent"][];
        };
        ViewerEvent: {
            /**
             * @example watched
             * @enum {string}
             */
            type: "started" | "slide_reached" | "watched" | "question_asked" | "action_taken" | "completed";
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId?: string | null;
            /**
             * @description At most 60 count.
             * @example 12.5
             */
            seconds?: number;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            at: string;
        };
        EventTypeList: {
            eventTypes: components["schemas"]["EventKind"][];
        };
        EventKind: {
            /**
             * @example deck.deleted
             * @enum {string}
             */
            type: "presentation.created" | "presentation.viewed" | "presentation.completed" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.cancelled" | "contract.signed" | "subscription.disabled";
            /** @example A deck was deleted, with everything under it. */
            description: string;
            /**
             * @example {
             *       "deckId": "3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11"
             *     }
             */
            example: {
                [key: string]: unknown;
            };
            /**
             * @description The JSON schema of `data`.
             * @example {
             *       "type": "object"
             *     }
             */
            schema: {
                [key: string]: unknown;
            };
        };
        SubscriptionList: components["schemas"]["Subscription"][];
        Subscription: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            organizationId: string;
            /** @example CRM */
            name: string;
            /**
             * @example presentation.created
             * @enum {string}
             */
            eventType: "presentation.created" | "presentation.viewed" | "presentation.completed" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.cancelled" | "contract.signed" | "subscription.disabled" | "*";
            /**
             * @example webhook
             * @enum {string}
             */
            channel: "webhook" | "email" | "console";
            /**
             * @description By channel: webhook { url, headers? }, email { recipients, subjectPrefix? }, console { }.
             * @example {
             *       "url": "https://example.com/hooks"
             *     }
             */
            channelConfig: {
                [key: string]: unknown;
            };
            /** @example true */
            isActive: boolean;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * Format: uuid
             * @description Only what concerns this deck.
             * @example null
             */
            deckId: string | null;
            /**
             * Format: date-time
             * @description The first failure after the last success.
             * @example 2026-05-04T09:30:00.000Z
             */
            failingSince: string | null;
            /**
             * @description Why we disabled it.
             * @example null
             */
            disabledReason: string | null;
        };
        SubscriptionWithSecret: components["schemas"]["Subscription"] & {
            /**
             * @description Signs webhooks as https://www.standardwebhooks.com says. Shown this once; null for other channels.
             * @example whsec_…
             */
            secret: string | null;
        };
        SubscriptionInput: {
            /** @example CRM */
            name: string;
            /**
             * @example presentation.created
             * @enum {string}
             */
            eventType: "presentation.created" | "presentation.viewed" | "presentation.completed" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.cancelled" | "contract.signed" | "subscription.disabled" | "*";
            /**
             * @example webhook
             * @enum {string}
             */
            channel: "webhook" | "email" | "console";
            /**
             * @description By channel: webhook { url, headers? }, email { recipients, subjectPrefix? }, console { }.
             * @example {
             *       "url": "https://example.com/hooks"
             *     }
             */
            channelConfig: {
                [key: string]: unknown;
            };
            /**
             * @default true
             * @example true
             */
            isActive?: boolean;
            /**
             * Format: uuid
             * @description Only what concerns this deck.
             * @example null
             */
            deckId?: string | null;
        };
        /** @description The channel stays; `channelConfig` is replaced as a whole. */
        SubscriptionPatch: {
            /** @example CRM */
            name?: string;
            /**
             * @example presentation.created
             * @enum {string}
             */
            eventType?: "presentation.created" | "presentation.viewed" | "presentation.completed" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.cancelled" | "contract.signed" | "subscription.disabled" | "*";
            /**
             * @description By channel: webhook { url, headers? }, email { recipients, subjectPrefix? }, console { }.
             * @example {
             *       "url": "https://example.com/hooks"
             *     }
             */
            channelConfig?: {
                [key: string]: unknown;
            };
            /** @example true */
            isActive?: boolean;
            /**
             * Format: uuid
             * @description Only what concerns this deck.
             * @example null
             */
            deckId?: string | null;
        };
        SecretRotation: {
            /**
             * @description How long the old secret signs beside the new one; 86400 unless given.
             * @example 86400
             */
            gracePeriodSeconds?: number;
        };
        DeliveryList: {
            deliveries: components["schemas"]["Delivery"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        Delivery: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            subscriptionId: string;
            /**
             * Format: uuid
             * @description The `webhook-id` of every attempt.
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            eventId: string;
            /**
             * @example deck.deleted
             * @enum {string}
             */
            eventType: "presentation.created" | "presentation.viewed" | "presentation.completed" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.cancelled" | "contract.signed" | "subscription.disabled";
            /**
             * @example delivered
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed" | "cancelled";
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            payload: components["schemas"]["NotificationPayload"];
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        NotificationPayload: {
            /**
             * @example deck.deleted
             * @enum {string}
             */
            type: "presentation.created" | "presentation.viewed" | "presentation.completed" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.cancelled" | "contract.signed" | "subscription.disabled";
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            timestamp: string;
            /**
             * @example {
             *       "deckId": "3f0e8a52-…"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
        };
        DeliveryAttempt: {
            /** @example 1 */
            number: number;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            startedAt: string;
            /**
             * @description Null while it runs.
             * @example 84
             */
            durationMilliseconds: number | null;
            /** @example 200 */
            statusCode: number | null;
            /**
             * @description The first kilobyte of it.
             * @example ok
             */
            answer: string | null;
            /** @example null */
            error: string | null;
        };
        DeliveryAnswer: {
            delivery: components["schemas"]["Delivery"];
        };
        Recovered: {
            /**
             * @description How many are on their way again.
             * @example 12
             */
            recovered: number;
            /**
             * @description Whether there are more: ask again.
             * @example false
             */
            hasMore: boolean;
        };
        Recovery: {
            /**
             * Format: date-time
             * @description Deliveries made from then on.
             * @example 2026-05-04T09:30:00.000Z
             */
            since: string;
        };
        DocumentList: {
            documents: components["schemas"]["Document"][];
            meta: components["schemas"]["DocumentMeta"];
        };
        Document: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            tenantId: string;
            /** @example Roof guide.pdf */
            filename: string;
            /** @example application/pdf */
            contentType: string;
            /** @example 48120 */
            sizeBytes: number;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /** @example Roof guide */
            displayName: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * @example ready
             * @enum {string}
             */
            status: "uploading" | "processing" | "ready" | "failed";
            /** @example null */
            failureReason: string | null;
        };
        DocumentMeta: {
            /** @example 3 */
            count: number;
            /** @example 100 */
            limit: number;
            /** @example 97 */
            remaining: number;
        };
        DocumentUpload: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            documentId: string;
            /**
             * Format: uri
             * @example https://storage.example/files/kb/1/2/roof-guide.pdf?X-Amz-Signature=5f
             */
            uploadUrl: string;
            /** @example kb/3f0e8a52/9b2f1c44/roof-guide.pdf */
            storageKey: string;
            /**
             * @description Seconds for which the URL can be written to.
             * @example 900
             */
            expiresIn: number;
        };
        DocumentUploadInput: {
            /** @example Roof guide.pdf */
            filename: string;
            /** @example application/pdf */
            contentType: string;
            /** @example 48120 */
            sizeBytes: number;
            /** @example Roof guide */
            displayName?: string;
        };
        DocumentAnswer: {
            document: components["schemas"]["Document"];
        };
        DocumentCompleteInput: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            documentId: string;
        };
        DocumentPatch: {
            /** @example Roof guide */
            displayName: string;
        };
        SearchResults: {
            results: components["schemas"]["SearchResult"][];
        };
        SearchResult: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            documentId: string;
            /** @example Roof guide */
            displayName: string;
            /** @example 4 */
            page: number | null;
            /** @example Underlayment */
            heading: string | null;
            /** @example … an <mark>ice</mark> and water <mark>shield</mark> along the eaves … */
            snippet: string;
            /**
             * @description The higher, the better it fits.
             * @example 3.2
             */
            score: number;
        };
        MediaList: {
            media: components["schemas"]["Media"][];
        };
        Media: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * @example image
             * @enum {string}
             */
            kind: "image" | "audio" | "font";
            /** @example roof.webp */
            filename: string;
            /** @example image/webp */
            contentType: string;
            /** @example 48120 */
            sizeBytes: number;
            /** @example media/3f0e8a52/9b2f1c44/roof.webp */
            storageKey: string;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f1c44/roof.webp
             */
            publicUrl: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
        };
        MediaUpload: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            mediaId: string;
            /**
             * Format: uri
             * @example https://storage.example/files/kb/1/2/roof-guide.pdf?X-Amz-Signature=5f
             */
            uploadUrl: string;
            /** @example kb/3f0e8a52/9b2f1c44/roof-guide.pdf */
            storageKey: string;
            /**
             * @description Seconds for which the URL can be written to.
             * @example 900
             */
            expiresIn: number;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f1c44/roof.webp
             */
            publicUrl: string;
        };
        MediaUploadInput: {
            /** @example Roof guide.pdf */
            filename: string;
            /** @example application/pdf */
            contentType: string;
            /** @example 48120 */
            sizeBytes: number;
        };
        MediaAnswer: {
            media: components["schemas"]["Media"];
        };
        MediaCompleteInput: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            mediaId: string;
        };
        OEmbed: {
            /**
             * @example 1.0
             * @enum {string}
             */
            version: "1.0";
            /**
             * @example rich
             * @enum {string}
             */
            type: "rich";
            /** @example Roof replacement */
            title: string;
            /** @example Summit Roofing */
            provider_name: string;
            /** @example 3600 */
            cache_age: number;
            /** @example <iframe src="https://porchlight.example/p/3f0e8a52"></iframe> */
            html: string;
            /** @example 960 */
            width: number;
            /** @example 540 */
            height: number;
        };
        Health: {
            /**
             * @example true
             * @enum {boolean}
             */
            ok: true;
        };
        Readiness: {
            /**
             * @example true
             * @enum {boolean}
             */
            ok: true;
            /** @example true */
            d1: boolean;
            /** @example true */
            kv: boolean;
            /** @example true */
            r2: boolean;
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
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description Registered and signed in; the cookie is set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Signed in; the cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Too many tries. Wait a minute, then try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller and their organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MePatch"];
            };
        };
        responses: {
            /** @description The caller as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Too many tries. Wait a minute, then try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is revoked and the cookie cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logoutAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every session of the caller is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInviteInput"];
            };
        };
        responses: {
            /** @description A member now, and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationPatch"];
            };
        };
        responses: {
            /** @description The organization as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order they came; who is still invited comes last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Members"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteInput"];
            };
        };
        responses: {
            /** @description Invited; the link is shown only here. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed; their sessions have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberPatch"];
            };
        };
        responses: {
            /** @description The member as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDecks: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decks of the organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckList"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckInput"];
            };
        };
        responses: {
            /** @description The new deck. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deck and what stands under it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeDeck"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing of it is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckPatch"];
            };
        };
        responses: {
            /** @description The deck as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    duplicateDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeckPresentations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that are not deleted, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckPresentations"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBranding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branding, fonts and contact included. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullBrandingAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putBranding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandingInput"];
            };
        };
        responses: {
            /** @description The branding as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandingAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSlides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slides in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlideList"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlideInput"];
            };
        };
        responses: {
            /** @description The new slide. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlideAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reorderSlides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlideOrder"];
            };
        };
        responses: {
            /** @description The slides in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlideList"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
                slideId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slide. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlideAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
                slideId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; the others closed ranks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateSlide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
                slideId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlidePatch"];
            };
        };
        responses: {
            /** @description The slide as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlideAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putQaSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QaSettingsInput"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QaSettingsAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listActionConfigs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionConfigList"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createActionConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionConfigInput"];
            };
        };
        responses: {
            /** @description The new action. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionConfigAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteActionConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
                configId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateActionConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
                configId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionConfigPatch"];
            };
        };
        responses: {
            /** @description The action as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionConfigAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getIntro: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intro. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putIntro: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntroInput"];
            };
        };
        responses: {
            /** @description The intro as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntroAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteIntro: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFaqs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The FAQs in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqList"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqInput"];
            };
        };
        responses: {
            /** @description The new FAQ. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reorderFaqs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqOrder"];
            };
        };
        responses: {
            /** @description The FAQs in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqList"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
                faqId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The FAQ. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
                faqId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; the others closed ranks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deckId: string;
                faqId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqPatch"];
            };
        };
        responses: {
            /** @description The FAQ as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProductData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slideId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Good, better and best. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDataAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putProductData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slideId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductDataBody"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPresentations: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                deckId?: string;
                /** @description Part of any of the homeowner’s data. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that are not deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentationList"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createPresentation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresentationInput"];
            };
        };
        responses: {
            /** @description The new presentation, and the link to send. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentationAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPresentation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                presentationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presentation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentationAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePresentation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                presentationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updatePresentation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                presentationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresentationPatch"];
            };
        };
        responses: {
            /** @description The presentation as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentationAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                presentationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted over all viewer sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                presentationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manifest"];
                };
            };
            /** @description It is as the `ETag` says. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                presentationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Beacon"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recorded"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many tries. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Too many tries. Wait a minute, then try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEventTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every event with an example and the schema of its data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeList"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionInput"];
            };
        };
        responses: {
            /** @description The new subscription, and the secret of a webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionWithSecret"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionPatch"];
            };
        };
        responses: {
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SecretRotation"];
            };
        };
        responses: {
            /** @description The subscription, and its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionWithSecret"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                status?: "pending" | "delivered" | "failed" | "cancelled";
            };
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries, with every attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    testSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recoverDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description How many are on their way again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recovered"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents, the newest first, and how many more fit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startDocumentUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentUploadInput"];
            };
        };
        responses: {
            /** @description Where to put the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentUpload"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    completeDocumentUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentCompleteInput"];
            };
        };
        responses: {
            /** @description The document counts and is being read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, and how far its reading is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, its text and its index are gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renameDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentPatch"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to a client that follows the redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The file is at Location for a few minutes. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reprocessDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being read again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchDocuments: {
        parameters: {
            query: {
                /** @description Any words; the last may be unfinished. */
                q: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passages that fit best. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMedia: {
        parameters: {
            query?: {
                kind?: "image" | "audio" | "font";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images, sounds and fonts, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaList"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    startMediaUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaUploadInput"];
            };
        };
        responses: {
            /** @description Where to put the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaUpload"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    completeMediaUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaCompleteInput"];
            };
        };
        responses: {
            /** @description The file counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be JSON: send content-type: application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMedia: {
        parameters: {
            query?: {
                /** @description Delete it though it is used. */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                mediaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Sign in first: there is no valid session."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The caller may not do this, or the request came from a foreign origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Only an owner manages members."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It conflicts with what is there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "slideId is taken by another slide of this deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The body must be at most 1048576 bytes long."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMediaFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organizationId: string;
                mediaId: string;
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The client has it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The range lies outside of the file. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The range lies outside of the file."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOembed: {
        parameters: {
            query: {
                url: string;
                /** @description `json` or `xml`. */
                format?: string;
                maxwidth?: number;
                maxheight?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to embed it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OEmbed"];
                    "text/xml": string;
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "name is required."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing, or it is not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "There is no such deck."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description We do not do that. */
            501: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "format must be json or xml."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                presentationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presentation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The path takes other methods; Allow names them. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "/healthz takes GET, HEAD, not POST."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description The path takes other methods; Allow names them. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "/healthz takes GET, HEAD, not POST."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Something went wrong on our side. Please try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something that we depend on does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not answering: R2."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
