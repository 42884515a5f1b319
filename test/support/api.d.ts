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
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Answers the same whether or not the address has an account. The link works once, for one hour.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description With the token of the mailed link. Every session of the account ends.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address
         * @description With the token of the mailed link: of an account, or of who is to be notified.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the link that confirms your address
         * @description To the caller’s own address, three times an hour at most.
         */
        post: operations["resendConfirmation"];
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
        /** Get the settings */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings
         * @description The name, the voice of decks that chose none, and the origins whose pages may embed the player, which only an owner changes.
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
        /**
         * List members
         * @description In the order they came; 1000 at most, unless `limit` asks for pages.
         */
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
        /**
         * Change a deck
         * @description One that still says “[to fill in: …]” somewhere cannot be activated.
         */
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
        /**
         * List the presentations of a deck
         * @description The newest first; 1000 at most, unless `limit` asks for pages.
         */
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
        /** Get the Q&A settings */
        get: operations["getQaSettings"];
        /**
         * Change the Q&A settings
         * @description Merges what is sent into what is there; null removes it.
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
    "/api/decks/{deckId}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what homeowners asked
         * @description Alike questions are one. Those without an answer come first, then those that were asked last.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/narration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See how much of a deck is spoken */
        get: operations["getDeckNarration"];
        put?: never;
        /**
         * Have a deck spoken
         * @description What is not personal, by a job, the first slides first. GET tells how far it is.
         */
        post: operations["narrateDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decks/{deckId}/narration/takes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Speak a slide or an answer anew
         * @description Another take of the same words. A recording of your own is pinned over it by its `audioUrl`.
         */
        post: operations["speakAnew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Its link stops working. After 30 days it is gone with all that was recorded of it, except signed contracts and appointments that were not cancelled.
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
    "/api/presentations/{presentationId}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the quote
         * @description The latest one.
         */
        get: operations["getQuote"];
        put?: never;
        /**
         * Make a quote
         * @description From a roof and the company’s prices, as both are now. Its prices are what this homeowner is shown from then on.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roof-measurements/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a roof costs */
        get: operations["getRoofPricing"];
        /**
         * Say what a roof costs
         * @description In whole cents; shares in basis points, of which 100 are a percent. Quotes that were made stay as they are.
         */
        put: operations["putRoofPricing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roof-measurements/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a roof measured from above
         * @description By the configured imagery provider. How far the building is from the point stands in `imagery`; over 20 m it is in `warnings` too.
         */
        post: operations["lookUpRoof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roof-measurements/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a roof from a file
         * @description Hover’s `full_json` or `summarized_json`, EagleView’s JSON, or a CSV as in `import-template.csv`. The whole file is kept as `raw`.
         */
        post: operations["importRoof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roof-measurements/import-template.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a CSV to fill in */
        get: operations["getRoofImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roof-measurements/{roofMeasurementId}/diagram.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a drawing of a roof
         * @description From its outlines if the source has them, else a schematic by area, pitch and direction.
         */
        get: operations["getRoofDiagram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roof-measurements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roofs
         * @description The newest first, 50 to a page unless `limit` says otherwise; without `raw`.
         */
        get: operations["listRoofMeasurements"];
        put?: never;
        /**
         * Write a roof down
         * @description Facets with their pitch and area, and lines in feet; the answer has what follows from them.
         */
        post: operations["createRoofMeasurement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roof-measurements/{roofMeasurementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a roof */
        get: operations["getRoofMeasurement"];
        put?: never;
        post?: never;
        /**
         * Delete a roof
         * @description Quotes that were made from it stay as they are.
         */
        delete: operations["deleteRoofMeasurement"];
        options?: never;
        head?: never;
        /** Correct a roof */
        patch: operations["updateRoofMeasurement"];
        trace?: never;
    };
    "/api/roof-measurements/{roofMeasurementId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a person has looked at the numbers
         * @description Prices in a contract need it. Twice changes nothing; other numbers have to be confirmed anew.
         */
        post: operations["confirmRoofMeasurement"];
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
        /**
         * List subscriptions
         * @description The newest first; 1000 at most, unless `limit` asks for pages. Where there are more, the header `next-cursor` has the cursor of the next page.
         */
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
        /** Change a document’s name or audience */
        patch: operations["updateDocument"];
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
    "/api/qa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question
         * @description With `accept: text/event-stream` the answer comes as it is made: `sources`, each `sentence`, `done`, or `error`. Every sentence stands in a source that it cites.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{questionId}/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an FAQ of a question
         * @description Where an FAQ of the deck asks the same already, none is made.
         */
        post: operations["makeFaqOfQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a question from the log */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/narration/tracks/{track}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear what is said in one go
         * @description Without a session, a `presentationId` whose manifest names the track is needed. What is not there yet is made now. The answer never changes.
         */
        get: operations["getTrack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/narration/presentations/{presentationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See which tracks of a presentation are ready */
        get: operations["getNarration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/narration/presentations/{presentationId}/captions.vtt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the captions of the whole talk
         * @description As WebVTT, in the time of the intro and the slides one after the other.
         */
        get: operations["getCaptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/narration/speech": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a text spoken
         * @description To listen to a voice or a wording. The sound is kept for a day at least.
         */
        post: operations["speak"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/narration/pronunciations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the pronunciations */
        get: operations["getPronunciations"];
        /**
         * Replace the pronunciations
         * @description Captions keep the word. What is said already stays as it is until its sentence is spoken anew.
         */
        put: operations["putPronunciations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/narration/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See what was spoken this month */
        get: operations["getNarrationUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/narration/alignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the times of a recording again
         * @description A job listens to the recording, and writes when each word of the text is said.
         */
        post: operations["alignRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List voices
         * @description Those of every provider that is configured. Of a language, the default comes first.
         */
        get: operations["listVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/voices/{voiceId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear a voice
         * @description One sentence in its own language, made once and kept. A range of bytes may be asked for.
         */
        get: operations["previewVoice"];
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
        /**
         * List media
         * @description The newest first; 1000 at most, unless `limit` asks for pages.
         */
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
    "/api/generation/decks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a deck written
         * @description From a brief and what documents say, step by step. The deck is there at once, inactive; what no document tells is marked “[to fill in: …]”.
         */
        post: operations["generateDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the decks that were, or are being, written */
        get: operations["listGenerations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generation/{generationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how far a deck is
         * @description With `accept: text/event-stream`: `progress` whenever something changed, then `done`.
         */
        get: operations["getGeneration"];
        put?: never;
        post?: never;
        /**
         * Stop writing a deck
         * @description What is written stays in the deck.
         */
        delete: operations["cancelGeneration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generation/slides/{slideId}/rewrite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose other words for a slide
         * @description Changes nothing: what is liked is sent with `PATCH /api/decks/{deckId}/slides/{slideId}`.
         */
        post: operations["proposeRewrite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generation/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose FAQs
         * @description From documents, and from what homeowners asked in vain. Nothing is saved.
         */
        post: operations["proposeFaqs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a picture drawn
         * @description It is in the library at once, and drawn by a job: `GET /api/images/{imageId}` says when it is ready.
         */
        post: operations["generateImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures of the library
         * @description The newest first, with what is known of each and where it is shown.
         */
        get: operations["listImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a picture of the library */
        get: operations["getImage"];
        put?: never;
        post?: never;
        /**
         * Delete a picture
         * @description Refused while something shows it.
         */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        /** Say what a picture shows, and what must not be cut off */
        patch: operations["updateImage"];
        trace?: never;
    };
    "/api/fonts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fonts that a branding may name
         * @description Open families, served from here, and after them what was uploaded, each file by the family, weight and style that stand in it.
         */
        get: operations["listFonts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fonts/{fontId}": {
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
         * Delete an uploaded font
         * @description Refused while a branding names it.
         */
        delete: operations["deleteFont"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendar
         * @description 404 until it was put: without one, no visit is offered.
         */
        get: operations["getCalendar"];
        /**
         * Create or replace the calendar
         * @description Times are those of its zone. What is booked stays booked, whatever changes.
         */
        put: operations["putCalendar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/feed.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the appointments in a calendar program
         * @description By the address that `POST /api/appointments/feed/rotate` answers, or with a session.
         */
        get: operations["getAppointmentFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/feed/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new address of the feed
         * @description It is shown once. The one before stops working.
         */
        post: operations["rotateAppointmentFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the free windows
         * @description For whoever has the link of a presentation. `reason` says why there are none.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List appointments
         * @description By their time, 50 to a page unless `limit` says otherwise.
         */
        get: operations["listAppointments"];
        put?: never;
        /**
         * Book a window
         * @description Of those that `slots` lists. 409 if it was taken meanwhile.
         */
        post: operations["bookAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{appointmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an appointment */
        get: operations["getAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Say how a visit went */
        patch: operations["updateAppointment"];
        trace?: never;
    };
    "/api/appointments/{appointmentId}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an appointment
         * @description The old window is let go only when the new one is taken.
         */
        post: operations["rescheduleAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{appointmentId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an appointment
         * @description Its window is free again at once.
         */
        post: operations["cancelAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{appointmentId}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an appointment for a calendar program */
        get: operations["getAppointmentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contract templates
         * @description The latest first, 50 to a page unless `limit` says otherwise.
         */
        get: operations["listContractTemplates"];
        put?: never;
        /**
         * Create a contract template
         * @description Markdown with merge fields. What no contract could be made from is refused here.
         */
        post: operations["createContractTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a contract template */
        get: operations["getContractTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a contract template
         * @description Its contracts stay.
         */
        delete: operations["deleteContractTemplate"];
        options?: never;
        head?: never;
        /**
         * Change a contract template
         * @description Contracts that were sent keep their words.
         */
        patch: operations["updateContractTemplate"];
        trace?: never;
    };
    "/api/contracts/templates/{templateId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a template makes
         * @description For a presentation, or for a homeowner who is made up. Nothing is kept.
         */
        post: operations["previewContractTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a sealed PDF
         * @description Of 10 MB at most; ten a minute an address.
         */
        post: operations["verifyContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}/document.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contract as a PDF
         * @description Before the signature its words; after it the sealed document with its evidence, which takes a moment to be made. With the token of the link it counts as read.
         */
        get: operations["getContractDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the evidence of a contract
         * @description Each event holds the hash of the one before, so that none can be altered, dropped or added unseen.
         */
        get: operations["getContractEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contracts
         * @description The latest first, 50 to a page unless `limit` says otherwise; without their words.
         */
        get: operations["listContracts"];
        put?: never;
        /**
         * Make a contract
         * @description From a presentation, a template and a tier, and sent at once unless it is a draft. Without a session it needs an active action `sign_contract` of the deck with this `templateId`; the link then goes to the homeowner’s e-mail on file alone, and where there is none the 409 has `x-error-reason: no_email`. With `replaces` another contract is void from then on.
         */
        post: operations["createContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft
         * @description It is made anew, with the words, prices and dates of now; from then on they are frozen.
         */
        post: operations["sendContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the homeowner another link
         * @description The one before goes on working.
         */
        post: operations["resendContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a contract void
         * @description As long as it is not signed. The homeowner is told, if it was sent.
         */
        post: operations["voidContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contract
         * @description With the token of the link it counts as opened.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consent to electronic records
         * @description After the PDF was opened; 409 before.
         */
        post: operations["consentToElectronicRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}/withdraw-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the consent to electronic records
         * @description What was signed stays signed; before the signature it is asked for again.
         */
        post: operations["withdrawConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a contract
         * @description After consent; 409 before. The sealed PDF and its copies follow.
         */
        post: operations["signContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a contract */
        post: operations["declineContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{contractId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a signed contract
         * @description Until `cancelBy`. Both sides are told.
         */
        post: operations["cancelContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appointments/{appointmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See an appointment
         * @description For a browser. Without the right `token` it is a page too that says so. Its forms are sent to the same address.
         */
        get: operations["getAppointmentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/porchlight-signing.pem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the certificates that seal contracts
         * @description The newest first, then those that sealed before. Any reader of PDF can tell with them who sealed a contract.
         */
        get: operations["getSigningCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{contractId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read and sign a contract
         * @description For a browser, in a tab of its own. Without the right `token` it is a page too that says so. Its forms are sent to the same address.
         */
        get: operations["getContractPage"];
        put?: never;
        post?: never;
        delete?: never;
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
        ForgotPasswordInput: {
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email: string;
        };
        ResetPasswordInput: {
            /** @example Yq2… */
            token: string;
            /** @example a long walk home */
            password: string;
        };
        ConfirmEmailInput: {
            /** @example Yq2… */
            token: string;
        };
        OrganizationAnswer: {
            organization: components["schemas"]["OrganizationSettings"];
        };
        OrganizationSettings: components["schemas"]["Organization"] & {
            /**
             * @description Null: the default of the language speaks.
             * @example local:rms
             */
            voiceId: string | null;
            /**
             * @description Where a notice reaches the company by post.
             * @example 400 Canyon Boulevard, Boulder, CO 80302
             */
            address: string | null;
        };
        OrganizationPatch: {
            /** @example Summit Roofing */
            name?: string;
            allowedEmbedOrigins?: string[];
            /** @example local:rms */
            voiceId?: string | null;
            /**
             * @description Where a notice reaches the company by post.
             * @example 400 Canyon Boulevard, Boulder, CO 80302
             */
            address?: string | null;
        };
        Members: {
            members: components["schemas"]["Member"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor?: string | null;
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
            /**
             * @description Null: the voice of the organization speaks.
             * @example local:rms
             */
            voiceId: string | null;
            /**
             * @description What the poster says of the homeowner before it plays: the first name, the first name and the street address, or nothing.
             * @example name
             * @enum {string}
             */
            posterShows: "name" | "address" | "nothing";
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
            slideType: "standard" | "product_pricing_v1" | "roof_v1";
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
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/welcome.mp3 */
            audio_url: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            hero_img: string | null;
            images: components["schemas"]["SlideImage"][];
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
        SlideImage: {
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            key: string;
            /** @example The west slope with three bare spots */
            altText: string | null;
            focalPoint: components["schemas"]["FocalPoint"];
            /** @example West slope, May 4th */
            caption: string | null;
            callouts: components["schemas"]["Callout"][];
            /**
             * @description This picture is the “before” of the next one: both are shown in one frame, with a slider between them.
             * @example false
             */
            beforeAfter: boolean;
            portrait: components["schemas"]["SlidePortrait"];
        };
        /**
         * @example {
         *       "x": 0.5,
         *       "y": 0.4
         *     }
         */
        FocalPoint: {
            x: number;
            y: number;
        } | null;
        Callout: {
            /**
             * @description Of its middle, as a share of the width.
             * @example 0.42
             */
            x: number;
            /**
             * @description Of its middle, as a share of the height.
             * @example 0.31
             */
            y: number;
            /**
             * @description As a share of the width.
             * @example 0.08
             */
            radius: number;
            /**
             * @description Counted from zero: the mark lights up together with this bullet.
             * @example 0
             */
            bullet: number;
        };
        SlidePortrait: {
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            key: string;
            focalPoint: components["schemas"]["FocalPoint"];
            callouts: components["schemas"]["Callout"][];
        } | null;
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
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/welcome.mp3 */
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
            /** @example local:rms */
            voiceId?: string | null;
            /**
             * @description What the poster says of the homeowner before it plays: the first name, the first name and the street address, or nothing.
             * @example name
             * @enum {string}
             */
            posterShows?: "name" | "address" | "nothing";
        };
        DeckPresentations: {
            presentations: components["schemas"]["Presentation"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor?: string | null;
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
            /** @example local:rms */
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
             * @description May name {{first_name}}, {{last_name}}, {{address}}, {{city}}, {{state}}, {{zip}}, {{country}}, {{email}}, {{phone}}, {{roof_squares}}, {{roof_area}}, {{roof_pitch}}, {{price_good}}, {{price_better}}, {{price_best}}; after a bar, what to say when it is empty.
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
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/welcome.mp3 */
            audioUrl?: string | null;
            /**
             * @description The first of `images`; null means that there is none.
             * @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp
             */
            heroImg?: string | null;
            /** @description Shown in this order, each when the voice reaches it. The first is also `heroImg`. */
            images?: components["schemas"]["SlideImageInput"][];
            wordTimings?: components["schemas"]["WordTiming"][];
            /** @example 0 */
            orderIndex?: number;
            /**
             * @default standard
             * @example standard
             * @enum {string}
             */
            slideType?: "standard" | "product_pricing_v1" | "roof_v1";
        };
        SlideImageInput: {
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            key: string;
            /**
             * @description Without it, that of the library.
             * @example The west slope with three bare spots
             */
            altText?: string | null;
            /**
             * @description Without it, that of the library, else the middle.
             * @example {
             *       "x": 0.5,
             *       "y": 0.4
             *     }
             */
            focalPoint?: {
                x: number;
                y: number;
            } | null;
            /** @example West slope, May 4th */
            caption?: string | null;
            callouts?: components["schemas"]["Callout"][];
            /**
             * @description This picture is the “before” of the next one: both are shown in one frame, with a slider between them.
             * @example false
             */
            beforeAfter?: boolean;
            /** @description The same picture composed for an upright frame, shown where it fits the frame better. Its marks are its own. */
            portrait?: {
                /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
                key: string;
                /**
                 * @description Without it, that of the library, else the middle.
                 * @example {
                 *       "x": 0.5,
                 *       "y": 0.4
                 *     }
                 */
                focalPoint?: {
                    x: number;
                    y: number;
                } | null;
                callouts?: components["schemas"]["Callout"][];
            } | null;
        };
        SlideOrder: {
            slideIds: string[];
        };
        /** @description The type of a slide is chosen when it is created. `heroImg` alone puts another picture in the place of the first of `images`; null empties them. */
        SlidePatch: {
            /**
             * @description A name of your own, unique in its deck.
             * @example welcome
             */
            slideId?: string;
            /** @example What we found on your roof */
            title?: string;
            /**
             * @description May name {{first_name}}, {{last_name}}, {{address}}, {{city}}, {{state}}, {{zip}}, {{country}}, {{email}}, {{phone}}, {{roof_squares}}, {{roof_area}}, {{roof_pitch}}, {{price_good}}, {{price_better}}, {{price_best}}; after a bar, what to say when it is empty.
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
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/welcome.mp3 */
            audioUrl?: string | null;
            /**
             * @description The first of `images`; null means that there is none.
             * @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp
             */
            heroImg?: string | null;
            /** @description Shown in this order, each when the voice reaches it. The first is also `heroImg`. */
            images?: components["schemas"]["SlideImageInput"][];
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
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/welcome.mp3 */
            resumeAudioUrl: string | null;
            /** @example local:rms */
            resumeVoiceId: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/welcome.mp3 */
            transitionAudioUrl: string | null;
            /** @example local:rms */
            transitionVoiceId: string | null;
        };
        QaSettingsInput: {
            /** @example Let’s go on where we were. */
            resumePromptText?: string | null;
            /** @example local:rms */
            resumeVoiceId?: string | null;
            /** @example Let’s go on where we were. */
            transitionPromptText?: string | null;
            /** @example local:rms */
            transitionVoiceId?: string | null;
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
             * @description By type: book_appointment { durationMinutes? }, sign_contract { templateId?, documentTitle? }, open_url { url }, call { phone }, email { to, subject? }, ask_question { prompt? }.
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
             * @description By type: book_appointment { durationMinutes? }, sign_contract { templateId?, documentTitle? }, open_url { url }, call { phone }, email { to, subject? }, ask_question { prompt? }.
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
             * @description By type: book_appointment { durationMinutes? }, sign_contract { templateId?, documentTitle? }, open_url { url }, call { phone }, email { to, subject? }, ask_question { prompt? }.
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
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/welcome.mp3 */
            audioUrl: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            posterImg: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            posterPortraitImg: string | null;
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
             * @description May name {{first_name}}, {{last_name}}, {{address}}, {{city}}, {{state}}, {{zip}}, {{country}}, {{email}}, {{phone}}, {{roof_squares}}, {{roof_area}}, {{roof_pitch}}, {{price_good}}, {{price_better}}, {{price_best}}; after a bar, what to say when it is empty.
             * @example Hello {{first_name}}, this is the roof of {{address|your home}}.
             */
            script?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/welcome.mp3 */
            audioUrl?: string | null;
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp */
            posterImg?: string | null;
            /**
             * @description The poster composed for an upright frame, shown where it fits the frame better.
             * @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/roof.webp
             */
            posterPortraitImg?: string | null;
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
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/welcome.mp3 */
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
            /** @example media/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/9b2f1c44-0d3c-4a58-8f0e-6a1b2c3d4e5f/welcome.mp3 */
            audioUrl?: string | null;
            wordTimings?: components["schemas"]["WordTiming"][];
            /** @example 0 */
            orderIndex?: number;
        };
        QuestionLog: {
            questions: components["schemas"]["LoggedQuestion"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        LoggedQuestion: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /** @example Do you install solar panels? */
            question: string;
            /**
             * @description How often it was asked, in whatever words.
             * @example 3
             */
            count: number;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            lastAskedAt: string;
            /**
             * @example none
             * @enum {string}
             */
            kind: "faq" | "grounded" | "none";
            /**
             * @description The last that was given; null where there was none.
             * @example null
             */
            answer: string | null;
            /**
             * @description A document for the company alone that would have answered.
             * @example null
             */
            wouldAnswer: {
                /**
                 * Format: uuid
                 * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
                 */
                documentId: string;
                displayName: string;
                page: number | null;
            } | null;
        };
        DeckNarrationAnswer: {
            narration: components["schemas"]["DeckNarration"];
        };
        DeckNarration: {
            /**
             * @example partial
             * @enum {string}
             */
            status: "none" | "partial" | "ready";
            tracks: components["schemas"]["DeckTrack"][];
            characters: {
                /** @example 4210 */
                new: number;
                /** @example 4210 */
                ready: number;
            };
            /**
             * @description Of the new characters, rounded up.
             * @example 13
             */
            costCents: number;
        };
        DeckTrack: {
            /** @example 3b1f6c1e9d5a4f3e8a7752c1d0e4b9a39b2f6c1e */
            track: string;
            /**
             * @example slide
             * @enum {string}
             */
            kind: "intro" | "slide" | "faq" | "resume" | "transition";
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId: string | null;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            faqId: string | null;
            /**
             * @description `personal` is made for each presentation by itself.
             * @example ready
             * @enum {string}
             */
            status: "ready" | "missing" | "personal";
            /** @example 41.3 */
            durationSeconds: number | null;
            /** @example 4210 */
            characters: number;
        };
        TakeAnswer: {
            /** @example 1 */
            take: number;
        };
        TakeInput: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId?: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            faqId?: string;
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
            financing: components["schemas"]["Financing"];
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
        Financing: {
            /**
             * @description 799 is 7.99 %.
             * @example 799
             */
            aprBasisPoints: number;
            /** @example 120 */
            termMonths: number;
            /** @example 0 */
            downPaymentCents: number;
            /** @example Estimated payment, with approved credit by Front Range Bank. */
            disclosure: string;
        } | null;
        ProductDataBody: {
            productData: components["schemas"]["ProductDataInput"];
        };
        /** @description Who names a `monthlyCents` has to name its terms in `financing`. */
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
            financing?: components["schemas"]["Financing"];
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
            /** @example local:rms */
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
            /** @description Viewers by the tier that they chose last. */
            tiersChosen: {
                /** @example 3 */
                good: number;
                /** @example 3 */
                better: number;
                /** @example 3 */
                best: number;
            };
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
        QuoteAnswer: {
            quote: components["schemas"]["Quote"];
        };
        Quote: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            roofMeasurementId: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            validUntil: string;
            /** @example 1 */
            layers: number;
            /** @example 2 */
            stories: number;
            /** @example 1200 */
            wasteBasisPoints: number;
            /**
             * @description Whether a person confirmed these numbers of the roof.
             * @example true
             */
            isRoofConfirmed: boolean;
            /**
             * @description Whether the roof or the prices changed since. The quote holds all the same; POST makes a new one.
             * @example false
             */
            isOutdated: boolean;
            tiers: {
                good: components["schemas"]["QuoteTier"];
                better: components["schemas"]["QuoteTier"];
                best: components["schemas"]["QuoteTier"];
            };
            financing: components["schemas"]["Financing"];
        };
        QuoteTier: {
            /** @description They add up to the total. */
            lines: {
                /**
                 * @example roof
                 * @enum {string}
                 */
                kind: "roof" | "tear_off" | "surcharge" | "line" | "extra" | "minimum";
                /** @example Roof: 24.31 squares and 12% waste */
                label: string;
                /** @example 1790000 */
                amountCents: number;
            }[];
            /** @example 1790000 */
            totalCents: number;
            /**
             * @description Never without the terms in `financing`.
             * @example 1790000
             */
            monthlyCents: number | null;
        };
        QuoteInput: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            roofMeasurementId: string;
            /**
             * @description Of old roofing, to be torn off.
             * @default 1
             * @example 1
             */
            layers?: number;
            /**
             * @default 1
             * @example 2
             */
            stories?: number;
        };
        RoofPricingAnswer: {
            pricing: components["schemas"]["RoofPricing"];
        };
        RoofPricing: {
            tiers: {
                good: components["schemas"]["TierPricing"];
                better: components["schemas"]["TierPricing"];
                best: components["schemas"]["TierPricing"];
            };
            /** @example 6500 */
            tearOffCentsPerSquareAndLayer: number;
            surcharges: components["schemas"]["Surcharge"][];
            minimumCents: number;
            /**
             * @description 1200 is 12 %.
             * @example 1200
             */
            wasteBasisPoints: number;
            /** @example 30 */
            validDays: number;
            financing: components["schemas"]["Financing"];
            coverage: components["schemas"]["RoofCoverage"];
        };
        TierPricing: {
            /** @example 52000 */
            centsPerSquare: number;
            /**
             * @description For what follows a line, such as ridge vents.
             * @example {
             *       "ridge": 450,
             *       "valley": 900
             *     }
             */
            centsPerFoot: {
                ridge?: number;
                hip?: number;
                valley?: number;
                rake?: number;
                eave?: number;
                flashing?: number;
                stepFlashing?: number;
                parapet?: number;
            };
            extras: {
                /** @example Permit */
                label: string;
                amountCents: number;
            }[];
        };
        /** @description Of the price of the squares that are bought: with `pitch_at_least` of those of the facets at or above it, else of all. Each is reckoned by itself. */
        Surcharge: {
            /**
             * @example pitch_at_least
             * @enum {string}
             */
            when: "pitch_at_least" | "stories_at_least" | "facets_at_least";
            /** @example 8 */
            value: number;
            /**
             * @description 1500 is 15 %.
             * @example 1500
             */
            basisPoints: number;
        };
        /** @description What the packages cover that the company buys. */
        RoofCoverage: {
            /** @example 3 */
            bundlesPerSquare: number;
            /** @example 105 */
            starterFeetPerBundle: number;
            /** @example 33 */
            ridgeFeetPerBundle: number;
            /** @example 10 */
            underlaymentSquaresPerRoll: number;
            /** @example 65 */
            iceAndWaterFeetPerRoll: number;
            /** @example 10 */
            dripEdgeFeetPerPiece: number;
            /** @example 20 */
            nailSquaresPerBox: number;
        } | null;
        RoofPricingInput: {
            tiers: {
                good: components["schemas"]["TierPricingInput"];
                better: components["schemas"]["TierPricingInput"];
                best: components["schemas"]["TierPricingInput"];
            };
            /** @example 6500 */
            tearOffCentsPerSquareAndLayer: number;
            /** @default [] */
            surcharges?: components["schemas"]["Surcharge"][];
            /**
             * @default 0
             * @example 450000
             */
            minimumCents?: number;
            /**
             * @description 1200 is 12 %.
             * @example 1200
             */
            wasteBasisPoints: number;
            /** @example 30 */
            validDays: number;
            financing?: components["schemas"]["Financing"];
            coverage?: components["schemas"]["RoofCoverage"];
        };
        TierPricingInput: {
            /** @example 52000 */
            centsPerSquare: number;
            /**
             * @description For what follows a line, such as ridge vents.
             * @example {
             *       "ridge": 450,
             *       "valley": 900
             *     }
             */
            centsPerFoot?: {
                ridge?: number;
                hip?: number;
                valley?: number;
                rake?: number;
                eave?: number;
                flashing?: number;
                stepFlashing?: number;
                parapet?: number;
            } | null;
            extras?: {
                /** @example Permit */
                label: string;
                amountCents: number;
            }[] | null;
        };
        RoofMeasurementAnswer: {
            roofMeasurement: components["schemas"]["WholeRoofMeasurement"];
        };
        WholeRoofMeasurement: components["schemas"]["RoofMeasurement"] & {
            /** @description The file or answer it was read from. */
            raw: {
                [key: string]: unknown;
            } | null;
        };
        RoofStructure: {
            /** @example House */
            name: string;
            /** @example 2431.25 */
            areaSquareFeet: number;
            /** @example 24.31 */
            squares: number;
            facets: components["schemas"]["RoofFacet"][];
        };
        RoofFacet: {
            /** @example Front */
            name: string | null;
            /**
             * @description Rise in 12.
             * @example 6
             */
            pitch: number;
            /** @example 26.57 */
            pitchDegrees: number;
            /** @example 2431.25 */
            areaSquareFeet: number;
            /** @example 2431.25 */
            planAreaSquareFeet: number;
            /** @example 180 */
            azimuthDegrees: number | null;
            /** @description The numbers and units in which it came. */
            asMeasured: {
                /**
                 * @description Rise in 12.
                 * @example 6
                 */
                pitch?: number;
                /** @example 26.57 */
                pitchDegrees?: number;
                /**
                 * @description Of the slope.
                 * @example 1240
                 */
                areaSquareFeet?: number;
                /**
                 * @description As seen from above.
                 * @example 1109
                 */
                planAreaSquareFeet?: number;
                areaSquareMeters?: number;
                planAreaSquareMeters?: number;
                /**
                 * @description Where it faces: 0 north, 90 east. A flat facet has none.
                 * @example 180
                 */
                azimuthDegrees?: number;
                /**
                 * @description In plan, in feet, the second number towards the north.
                 * @example [
                 *       [
                 *         0,
                 *         0
                 *       ],
                 *       [
                 *         40,
                 *         0
                 *       ],
                 *       [
                 *         40,
                 *         28
                 *       ]
                 *     ]
                 */
                polygon?: number[][];
            };
            /**
             * @example manual
             * @enum {string}
             */
            source: "manual" | "google_solar" | "hover" | "eagleview" | "other";
            /** @example 0.95 */
            confidence: number | null;
            /**
             * @description The word of a source that has no number.
             * @example HIGH
             */
            quality: string | null;
        };
        /** @description In feet; 0 is what nobody gave, too. */
        RoofLines: {
            ridge: number;
            hip: number;
            valley: number;
            rake: number;
            eave: number;
            flashing: number;
            stepFlashing: number;
            parapet: number;
        };
        /** @description Null for what nobody gave. */
        RoofLineOrigins: {
            ridge: components["schemas"]["RoofLineOrigin"];
            hip: components["schemas"]["RoofLineOrigin"];
            valley: components["schemas"]["RoofLineOrigin"];
            rake: components["schemas"]["RoofLineOrigin"];
            eave: components["schemas"]["RoofLineOrigin"];
            flashing: components["schemas"]["RoofLineOrigin"];
            stepFlashing: components["schemas"]["RoofLineOrigin"];
            parapet: components["schemas"]["RoofLineOrigin"];
        };
        /**
         * @example {
         *       "source": "manual",
         *       "confidence": null,
         *       "quality": null
         *     }
         */
        RoofLineOrigin: {
            /**
             * @example manual
             * @enum {string}
             */
            source: "manual" | "google_solar" | "hover" | "eagleview" | "other";
            /** @example 0.95 */
            confidence: number | null;
            /**
             * @description The word of a source that has no number.
             * @example HIGH
             */
            quality: string | null;
        } | null;
        RoofWarning: {
            /** @example edges_too_short */
            code: string;
            message: string;
        };
        RoofMeasurement: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId: string | null;
            /** @example 418 Juniper Lane, Golden, CO 80401 */
            address: string | null;
            /**
             * @example manual
             * @enum {string}
             */
            source: "manual" | "google_solar" | "hover" | "eagleview" | "other";
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            measuredAt: string | null;
            /** @example 0.95 */
            confidence: number | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            confirmedAt: string | null;
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
            /** @example 2431.25 */
            areaSquareFeet: number;
            /** @example 2431.25 */
            planAreaSquareFeet: number;
            /** @example 24.31 */
            squares: number;
            /** @example 4 */
            facetCount: number;
            /**
             * @description Rise in 12.
             * @example 6
             */
            predominantPitch: number;
            areaByPitch: {
                /**
                 * @description Rise in 12.
                 * @example 6
                 */
                pitch: number;
                /** @example 2431.25 */
                areaSquareFeet: number;
                /** @example 24.31 */
                squares: number;
            }[];
            structures: components["schemas"]["RoofStructure"][];
            lines: components["schemas"]["RoofLines"];
            lineOrigins: components["schemas"]["RoofLineOrigins"];
            /** @example 136 */
            dripEdgeFeet: number;
            waste: {
                /** @example 1200 */
                wasteBasisPoints: number;
                /** @example 2431.25 */
                areaSquareFeet: number;
                /** @example 24.31 */
                squares: number;
            }[];
            materials: {
                /** @example shingles */
                item: string;
                /** @example bundle */
                unit: string;
                /** @example 82 */
                quantity: number;
            }[];
            /** @description Waste and coverage of the company’s pricing; `usual` where it has no coverage of its own. */
            materialsBasis: {
                /** @example 1200 */
                wasteBasisPoints: number;
                /** @enum {string} */
                coverage: "own" | "usual";
            };
            warnings: components["schemas"]["RoofWarning"][];
            imagery: {
                /** @example HIGH */
                quality: string | null;
                /** @example 2024-06-18 */
                date: string | null;
                /** @example 39.7555 */
                latitude: number;
                /** @example -105.2211 */
                longitude: number;
                /**
                 * @description From the point that was asked for.
                 * @example 4.2
                 */
                distanceMeters: number;
                /**
                 * @description Of the building, outside of its facets.
                 * @example 0
                 */
                missedAreaSquareFeet: number | null;
            } | null;
            /**
             * Format: uri
             * @example https://porchlight.example/api/roof-measurements/3f0e8a52/diagram.svg
             */
            diagramUrl: string;
        };
        RoofLookupInput: {
            /** @example 39.7555 */
            latitude?: number;
            /** @example -105.2211 */
            longitude?: number;
            /** @example 418 Juniper Lane, Golden, CO 80401 */
            address?: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId?: string | null;
        };
        RoofImportInput: {
            /**
             * @example csv
             * @enum {string}
             */
            format: "hover_json" | "eagleview_json" | "csv";
            /** @description The file: its text, or its JSON as it is. */
            data: Record<string, never>;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId?: string | null;
            /** @example 418 Juniper Lane, Golden, CO 80401 */
            address?: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            measuredAt?: string | null;
        };
        RoofMeasurementInput: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId?: string | null;
            /** @example 418 Juniper Lane, Golden, CO 80401 */
            address?: string | null;
            /**
             * @example manual
             * @enum {string}
             */
            source: "manual" | "google_solar" | "hover" | "eagleview" | "other";
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            measuredAt?: string | null;
            structures: components["schemas"]["RoofStructureInput"][];
            lines?: components["schemas"]["RoofLinesInput"];
            /** @example 0.95 */
            confidence?: number | null;
        };
        RoofStructureInput: {
            /** @example House */
            name: string;
            facets: components["schemas"]["RoofFacetInput"][];
        };
        /** @description One pitch (`pitch` or `pitchDegrees`), and the sloped area, the area in plan, or both if they agree. */
        RoofFacetInput: {
            /**
             * @description Rise in 12.
             * @example 6
             */
            pitch?: number;
            /** @example 26.57 */
            pitchDegrees?: number;
            /**
             * @description Of the slope.
             * @example 1240
             */
            areaSquareFeet?: number;
            /**
             * @description As seen from above.
             * @example 1109
             */
            planAreaSquareFeet?: number;
            areaSquareMeters?: number;
            planAreaSquareMeters?: number;
            /**
             * @description Where it faces: 0 north, 90 east. A flat facet has none.
             * @example 180
             */
            azimuthDegrees?: number | null;
            /**
             * @description In plan, in feet, the second number towards the north.
             * @example [
             *       [
             *         0,
             *         0
             *       ],
             *       [
             *         40,
             *         0
             *       ],
             *       [
             *         40,
             *         28
             *       ]
             *     ]
             */
            polygon?: number[][] | null;
            name?: string | null;
            /** @example 0.95 */
            confidence?: number | null;
        };
        /**
         * @description In feet.
         * @example {
         *       "ridge": 40,
         *       "eave": 80,
         *       "rake": 56
         *     }
         */
        RoofLinesInput: {
            ridge?: number | null;
            hip?: number | null;
            valley?: number | null;
            rake?: number | null;
            eave?: number | null;
            flashing?: number | null;
            stepFlashing?: number | null;
            parapet?: number | null;
        } | null;
        RoofMeasurementList: {
            roofMeasurements: components["schemas"]["RoofMeasurement"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        /** @description `structures` replace those that are there; of `lines` each kind by itself, and null takes one away. Numbers that change are from then on `manual`, the others keep their source, and the roof waits to be confirmed anew. */
        RoofMeasurementPatch: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId?: string | null;
            /** @example 418 Juniper Lane, Golden, CO 80401 */
            address?: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            measuredAt?: string | null;
            structures?: components["schemas"]["RoofStructureInput"][];
            lines?: components["schemas"]["RoofLinesInput"];
        };
        EventTypeList: {
            eventTypes: components["schemas"]["EventKind"][];
        };
        EventKind: {
            /**
             * @example deck.deleted
             * @enum {string}
             */
            type: "presentation.created" | "presentation.viewed" | "presentation.completed" | "presentation.tier_chosen" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.rescheduled" | "appointment.cancelled" | "contract.sent" | "contract.opened" | "contract.signed" | "contract.sealed" | "contract.declined" | "contract.cancelled" | "contract.expired" | "narration.limit_reached" | "subscription.disabled";
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
            eventType: "presentation.created" | "presentation.viewed" | "presentation.completed" | "presentation.tier_chosen" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.rescheduled" | "appointment.cancelled" | "contract.sent" | "contract.opened" | "contract.signed" | "contract.sealed" | "contract.declined" | "contract.cancelled" | "contract.expired" | "narration.limit_reached" | "subscription.disabled" | "*";
            /**
             * @example webhook
             * @enum {string}
             */
            channel: "webhook" | "email" | "slack" | "console";
            /**
             * @description By channel: webhook { url, headers? }, email { recipients, subjectPrefix? }, slack { url }, console { }.
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
            eventType: "presentation.created" | "presentation.viewed" | "presentation.completed" | "presentation.tier_chosen" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.rescheduled" | "appointment.cancelled" | "contract.sent" | "contract.opened" | "contract.signed" | "contract.sealed" | "contract.declined" | "contract.cancelled" | "contract.expired" | "narration.limit_reached" | "subscription.disabled" | "*";
            /**
             * @example webhook
             * @enum {string}
             */
            channel: "webhook" | "email" | "slack" | "console";
            /**
             * @description By channel: webhook { url, headers? }, email { recipients, subjectPrefix? }, slack { url }, console { }.
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
            eventType?: "presentation.created" | "presentation.viewed" | "presentation.completed" | "presentation.tier_chosen" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.rescheduled" | "appointment.cancelled" | "contract.sent" | "contract.opened" | "contract.signed" | "contract.sealed" | "contract.declined" | "contract.cancelled" | "contract.expired" | "narration.limit_reached" | "subscription.disabled" | "*";
            /**
             * @description By channel: webhook { url, headers? }, email { recipients, subjectPrefix? }, slack { url }, console { }.
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
            eventType: "presentation.created" | "presentation.viewed" | "presentation.completed" | "presentation.tier_chosen" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.rescheduled" | "appointment.cancelled" | "contract.sent" | "contract.opened" | "contract.signed" | "contract.sealed" | "contract.declined" | "contract.cancelled" | "contract.expired" | "narration.limit_reached" | "subscription.disabled";
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
            type: "presentation.created" | "presentation.viewed" | "presentation.completed" | "presentation.tier_chosen" | "deck.created" | "deck.deleted" | "kb.document.ready" | "kb.document.failed" | "question.asked" | "question.unanswered" | "appointment.booked" | "appointment.rescheduled" | "appointment.cancelled" | "contract.sent" | "contract.opened" | "contract.signed" | "contract.sealed" | "contract.declined" | "contract.cancelled" | "contract.expired" | "narration.limit_reached" | "subscription.disabled";
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
             * @description What is for the company alone is never quoted to a homeowner.
             * @example homeowners
             * @enum {string}
             */
            audience: "homeowners" | "company";
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
            /**
             * @description What is for the company alone is never quoted to a homeowner.
             * @example homeowners
             * @enum {string}
             */
            audience?: "homeowners" | "company";
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
            displayName?: string;
            /**
             * @description What is for the company alone is never quoted to a homeowner.
             * @example homeowners
             * @enum {string}
             */
            audience?: "homeowners" | "company";
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
            /**
             * @description HTML, as `snippet` is.
             * @example Underlayment
             */
            heading: string | null;
            /** @example … an <mark>ice</mark> and water <mark>shield</mark> along the eaves … */
            snippet: string;
            /**
             * @description The higher, the better it fits.
             * @example 3.2
             */
            score: number;
        };
        QuestionAnswerBody: {
            answer: components["schemas"]["QuestionAnswer"];
        };
        QuestionAnswer: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * @example grounded
             * @enum {string}
             */
            kind: "faq" | "grounded" | "none";
            /** @example Work takes one to two days with a crew of six. */
            text: string;
            sentences: components["schemas"]["AnswerSentence"][];
            citations: components["schemas"]["Citation"][];
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            relatedSlideId: string | null;
            /**
             * @example [
             *       "Do I have to be home?"
             *     ]
             */
            suggestions: string[];
            /**
             * @description Of the answer, which may be that of its sources.
             * @example en
             */
            language: string;
        };
        AnswerSentence: {
            /** @example Work takes one to two days with a crew of six. */
            text: string;
            /**
             * @example [
             *       1
             *     ]
             */
            citations: number[];
            /** @example null */
            narrationUrl: string | null;
        };
        Citation: {
            /** @example 1 */
            number: number;
            /**
             * @example slide
             * @enum {string}
             */
            kind: "faq" | "slide" | "document";
            /** @example Two days, one crew, no surprises */
            title: string;
            /** @example null */
            page: number | null;
            /** @example null */
            heading: string | null;
            /** @example Work takes one to two days with a crew of six. */
            quote: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId: string | null;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            faqId: string | null;
        };
        QuestionInput: {
            /** @example How long does it take? */
            question: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId?: string;
            /**
             * Format: uuid
             * @description Instead of a presentation: a rehearsal, which needs a session.
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId?: string;
            viewerSessionId?: string;
            /**
             * Format: uuid
             * @description The slide that is being shown.
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId?: string;
            /** @example en */
            language?: string;
        };
        QuestionFaqInput: {
            /** @example Not at the moment. */
            cannedAnswer: string;
        };
        TrackAnswer: {
            track: components["schemas"]["Track"];
        };
        Track: {
            /**
             * Format: uri
             * @example https://porchlight.example/media/narration/3f0e8a52/3b1f6c1e.mp3
             */
            audioUrl: string;
            /** @example 41.3 */
            durationSeconds: number;
            wordTimings: components["schemas"]["WordTiming"][];
            /**
             * @description How the times are known: the voice told, listened to, or estimated.
             * @example exact
             * @enum {string}
             */
            timings: "exact" | "aligned" | "estimated";
            /** @example local:rms */
            voiceId: string;
        };
        TrackUnderWay: {
            track: Record<string, never> | null;
        };
        NarrationAnswer: {
            narration: components["schemas"]["Narration"];
        };
        Narration: {
            /**
             * @example partial
             * @enum {string}
             */
            status: "none" | "partial" | "ready";
            tracks: components["schemas"]["ListedTrack"][];
        };
        ListedTrack: {
            /** @example 3b1f6c1e9d5a4f3e8a7752c1d0e4b9a39b2f6c1e */
            track: string;
            /**
             * @example slide
             * @enum {string}
             */
            kind: "intro" | "slide" | "faq" | "resume" | "transition";
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId: string | null;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            faqId: string | null;
            /**
             * @example ready
             * @enum {string}
             */
            status: "ready" | "missing";
            /** @example 41.3 */
            durationSeconds: number | null;
        };
        SpeechInput: {
            /** @example Your roof has nineteen good years behind it. */
            text: string;
            /** @example local:rms */
            voiceId?: string;
            /** @example 1 */
            speed?: number;
            /** @example en-US */
            language?: string;
        };
        Pronunciations: {
            pronunciations: components["schemas"]["Pronunciation"][];
        };
        Pronunciation: {
            /** @example Okafor */
            word: string;
            /** @example oh KAH for */
            say: string;
        };
        NarrationUsageAnswer: {
            usage: components["schemas"]["NarrationUsage"];
        };
        NarrationUsage: {
            /** @example 2026-05 */
            month: string;
            /** @example 4210 */
            characters: number;
            /** @example 4210 */
            limit: number;
            byProvider: {
                /** @example local */
                provider: string;
                /** @example 4210 */
                characters: number;
            }[];
        };
        AlignmentInput: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId?: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            faqId?: string;
        };
        VoiceList: {
            voices: components["schemas"]["Voice"][];
        };
        Voice: {
            /**
             * @description The provider and the name.
             * @example local:rms
             */
            id: string;
            /** @example local */
            provider: string;
            /** @example rms */
            name: string;
            /** @example en-US */
            language: string;
            /**
             * @example male
             * @enum {string}
             */
            gender: "female" | "male" | "neutral";
            /** @example A calm man. Made on this machine, without any service. */
            description: string;
            /**
             * @description How the times of words are known: the voice tells them, they are listened to, or estimated.
             * @example exact
             * @enum {string}
             */
            timings: "exact" | "aligned" | "estimated";
            /** @example 0 */
            centsPerThousandCharacters: number;
            /**
             * @description Speaks its language where nobody chose a voice.
             * @example true
             */
            isDefault: boolean;
            /**
             * Format: uri
             * @example https://porchlight.example/api/voices/local:rms/preview
             */
            previewUrl: string;
        };
        MediaList: {
            media: components["schemas"]["Media"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor?: string | null;
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
        GenerationAnswer: {
            generation: components["schemas"]["Generation"];
        };
        Generation: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /** @example Roof replacement after hail */
            name: string;
            /** @example What we found, and how the work goes. */
            brief: string;
            /**
             * @example writing
             * @enum {string}
             */
            status: "queued" | "outlining" | "writing" | "illustrating" | "ready" | "failed" | "cancelled";
            progress: components["schemas"]["GenerationProgress"];
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            documentIds: string[];
            /**
             * @description What a person should look at: what no source tells, where two disagree.
             * @example [
             *       "No document says anything of “financing”."
             *     ]
             */
            problems: string[];
            /** @example null */
            failureReason: string | null;
            cost: components["schemas"]["GenerationCost"];
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
        GenerationProgress: {
            /** @example 3 */
            done: number;
            /** @example 22 */
            total: number;
        };
        /** @description What a language model read and wrote, and the pictures that were made. */
        GenerationCost: {
            /** @example 0 */
            tokens: number;
            /** @example 3 */
            pictures: number;
        };
        GenerationInput: {
            /** @example Roof replacement after hail */
            name: string;
            /** @example For homeowners after the hail of May: what we found, how the work goes, warranty and insurance. */
            brief: string;
            /** @description Without it: all that homeowners may be told of. */
            documentIds?: string[];
            /** @example 10 */
            slideCount?: number;
            /** @example en */
            language?: string;
            /**
             * @description For a language model.
             * @example Calm and plain
             */
            tone?: string;
            /** @default true */
            withFaqs?: boolean;
            /** @default true */
            withImages?: boolean;
        };
        GenerationList: {
            generations: components["schemas"]["Generation"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        RewriteAnswer: {
            proposal: components["schemas"]["RewriteProposal"];
        };
        RewriteProposal: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId: string;
            /** @example Ice shield along the eaves */
            title: string;
            bullets: string[];
            narrationScript: string;
            slideContext: string | null;
            sources: components["schemas"]["GenerationSource"][];
            problems: string[];
        };
        GenerationSource: {
            /** @example Warranty booklet */
            title: string;
            /** @example 3 */
            page: number | null;
            /** @example What is covered */
            heading: string | null;
        };
        RewriteInput: {
            /** @example Shorter, and mention the ice shield. */
            instruction: string;
        };
        FaqProposals: {
            faqs: components["schemas"]["FaqProposal"][];
        };
        FaqProposal: {
            /** @example How long does tear-off take? */
            userQuestion: string;
            /** @example Tear-off takes about five hours for a house of 24 squares. */
            cannedAnswer: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            relatedSlideId: string | null;
            /**
             * @description Whether a document suggests it, or a homeowner asked it and got no answer.
             * @example document
             * @enum {string}
             */
            origin: "document" | "question";
            sources: components["schemas"]["GenerationSource"][];
        };
        FaqProposalInput: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            /** @example 8 */
            count: number;
        };
        ImageAnswer: {
            image: components["schemas"]["Image"];
        };
        Image: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * @description A picture that was asked for is being drawn until it is ready; `publicUrl` serves it from then on.
             * @example ready
             * @enum {string}
             */
            status: "drawing" | "ready" | "failed";
            /** @example null */
            failureReason: string | null;
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
            /** @example 1600 */
            width: number | null;
            /** @example 1600 */
            height: number | null;
            /**
             * @description A thumbhash.
             * @example 3OcRJYB4d3h/iIeHeEh3eIhw+j2w
             */
            placeholder: string | null;
            /** @example false */
            isAnimated: boolean;
            /**
             * @description What `?width=` is worth asking for.
             * @example [
             *       320,
             *       640,
             *       960,
             *       1280
             *     ]
             */
            widths: number[];
            /** @example A roof with hail damage */
            altText: string | null;
            focalPoint: components["schemas"]["FocalPoint"];
            usedBy: components["schemas"]["ImageUse"][];
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            createdAt: string;
        };
        ImageUse: {
            /** @example a slide */
            what: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            deckId: string;
            /** @example Roof replacement */
            deckName: string;
        };
        PictureInput: {
            /** @example Hail on a shingle roof at dusk */
            prompt: string;
            /**
             * @example 16:9
             * @enum {string}
             */
            aspect: "16:9" | "1:1" | "4:5" | "9:16";
            /**
             * @description Another one makes another picture of the same prompt.
             * @default 0
             * @example 0
             */
            seed?: number;
        };
        ImageList: {
            images: components["schemas"]["Image"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        ImagePatch: {
            altText?: string | null;
            focalPoint?: components["schemas"]["FocalPoint"];
        };
        FontList: {
            fonts: components["schemas"]["Font"][];
        };
        Font: {
            /**
             * @description Of an uploaded font a UUID.
             * @example inter
             */
            id: string;
            /**
             * @example catalogue
             * @enum {string}
             */
            source: "catalogue" | "uploaded";
            /**
             * @description What a branding names.
             * @example Inter
             */
            family: string;
            /** @example sans-serif */
            category: string | null;
            /**
             * @description One weight, or the range of a variable font.
             * @example 100 900
             */
            weight: string;
            /**
             * @example normal
             * @enum {string}
             */
            style: "normal" | "italic";
            styles: ("normal" | "italic")[];
            /**
             * @example [
             *       "latin",
             *       "latin-ext"
             *     ]
             */
            subsets: string[];
            /** @example media/3f0e8a52/9b2f1c44/own.woff2 */
            storageKey: string | null;
            files: components["schemas"]["FontFile"][];
            /** @example OFL-1.1 */
            license: string | null;
        };
        FontFile: {
            /**
             * Format: uri
             * @example https://porchlight.example/fonts/inter/5.3.0/latin-normal.woff2
             */
            url: string;
            /**
             * @description One weight, or the range of a variable font.
             * @example 100 900
             */
            weight: string;
            /**
             * @example normal
             * @enum {string}
             */
            style: "normal" | "italic";
            /** @example U+0000-00FF */
            unicodeRange: string | null;
        };
        CalendarAnswer: {
            calendar: components["schemas"]["Calendar"];
        };
        Calendar: {
            /** @example America/Denver */
            timeZone: string;
            weekly: components["schemas"]["WeeklyArrivalWindow"][];
            overrides: components["schemas"]["CalendarOverride"][];
            /** @example 24 */
            minimumNoticeHours: number;
            /** @example 60 */
            horizonDays: number;
            serviceArea: components["schemas"]["ServiceArea"];
            kinds: components["schemas"]["AppointmentKind"][];
            /**
             * @description An .ics address. What overlaps a busy time in it is not offered.
             * @example https://calendar.example/basic.ics
             */
            busyCalendarUrl: string | null;
            busyCalendar: components["schemas"]["BusyCalendar"];
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            updatedAt: string;
        };
        WeeklyArrivalWindow: {
            /**
             * @description 1 is Monday, 7 Sunday.
             * @example 1
             */
            weekday: number;
            /** @example 08:00 */
            start: string;
            /**
             * @description At or before `start` it is a time of the next day.
             * @example 10:00
             */
            end: string;
            /**
             * @description How many homes can be visited.
             * @example 2
             */
            capacity: number;
        };
        /** @description The windows of this day, whatever its weekday has; none: it is closed. */
        CalendarOverride: {
            /**
             * Format: date
             * @example 2026-12-01
             */
            date: string;
            windows: components["schemas"]["ArrivalWindow"][];
        };
        ArrivalWindow: {
            /** @example 08:00 */
            start: string;
            /**
             * @description At or before `start` it is a time of the next day.
             * @example 10:00
             */
            end: string;
            /**
             * @description How many homes can be visited.
             * @example 2
             */
            capacity: number;
        };
        /** @description Without it every home is served; with an empty list, none. */
        ServiceArea: {
            zips: string[];
        } | null;
        AppointmentKind: {
            /** @example inspection */
            id: string;
            /** @example Roof inspection */
            name: string;
            /** @example 45 */
            durationMinutes: number;
        };
        BusyCalendar: {
            /**
             * Format: date-time
             * @description When it last answered, be it that nothing changed.
             * @example 2026-05-04T09:30:00.000Z
             */
            readAt: string | null;
            /**
             * Format: date-time
             * @description Since then the times read before hold.
             * @example 2026-05-04T09:30:00.000Z
             */
            failingSince: string | null;
            /** @example null */
            problem: string | null;
        } | null;
        CalendarInput: {
            /** @example America/Denver */
            timeZone: string;
            weekly: components["schemas"]["WeeklyArrivalWindow"][];
            /** @default [] */
            overrides?: components["schemas"]["CalendarOverride"][];
            /**
             * @default 24
             * @example 24
             */
            minimumNoticeHours?: number;
            /**
             * @default 60
             * @example 60
             */
            horizonDays?: number;
            serviceArea?: components["schemas"]["ServiceArea"];
            /** @default [] */
            kinds?: components["schemas"]["AppointmentKind"][];
            /**
             * @description An .ics address. What overlaps a busy time in it is not offered.
             * @default null
             * @example https://calendar.example/basic.ics
             */
            busyCalendarUrl?: string | null;
        };
        FeedAnswer: {
            /**
             * Format: uri
             * @example https://porchlight.example/api/appointments/feed.ics?key=5cbe
             */
            feedUrl: string;
        };
        Slots: {
            /** @example America/Denver */
            timeZone: string | null;
            days: components["schemas"]["SlotDay"][];
            /**
             * @example null
             * @enum {string|null}
             */
            reason: "not_offered" | "outside_service_area" | "nothing_free" | null;
            homeowner: components["schemas"]["KnownHomeowner"];
        };
        /** @description A day of the calendar’s own zone. */
        SlotDay: {
            /** @example 2026-12-01 */
            date: string;
            windows: components["schemas"]["FreeWindow"][];
        };
        FreeWindow: {
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            startsAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            endsAt: string;
            /**
             * @description Few of its places are left.
             * @example false
             */
            isFew: boolean;
        };
        /** @description What a booking takes from the presentation, masked. */
        KnownHomeowner: {
            /** @example Maria O. */
            name: string;
            /** @example m…@example.com */
            email: string | null;
            /** @example …34 */
            phone: string | null;
        };
        BookedAnswer: {
            appointment: components["schemas"]["Appointment"];
            /**
             * Format: uri
             * @example https://porchlight.example/appointments/3f0e8a52?token=b6Cm
             */
            manageUrl: string;
        };
        Appointment: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId: string | null;
            /**
             * @example booked
             * @enum {string}
             */
            status: "booked" | "completed" | "no_show" | "cancelled";
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            startsAt: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            endsAt: string;
            /** @example America/Denver */
            timeZone: string;
            kind: components["schemas"]["BookedKind"];
            /**
             * @description Masked, like e-mail and phone, without a session.
             * @example Maria O.
             */
            name: string;
            /** @example m…@example.com */
            email: string;
            /** @example …34 */
            phone: string | null;
            /**
             * @description Null without a session.
             * @example null
             */
            location: string | null;
            /** @example The dog is friendly. */
            notes: string | null;
            /**
             * @description How often it was changed.
             * @example 0
             */
            sequence: number;
            /**
             * @description Why the last mail to the homeowner has not gone out, for the company.
             * @example null
             */
            mailProblem: string | null;
            /** @example null */
            cancelReason: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            cancelledAt: string | null;
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
         * @example {
         *       "id": "inspection",
         *       "name": "Roof inspection",
         *       "durationMinutes": 45
         *     }
         */
        BookedKind: {
            id: string;
            name: string;
            durationMinutes: number;
        } | null;
        /** @description Name, e-mail and phone are those of the presentation where left out. */
        AppointmentInput: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            startsAt: string;
            /** @example inspection */
            kindId?: string | null;
            /** @example Maria Okafor */
            name?: string | null;
            /**
             * Format: email
             * @example ana@summit-roofing.example
             */
            email?: string | null;
            /** @example +1 555 0134 */
            phone?: string | null;
            /** @example The dog is friendly. */
            notes?: string | null;
        };
        AppointmentAnswer: {
            appointment: components["schemas"]["Appointment"];
        };
        RescheduleInput: {
            /**
             * @description Of the link in the mail.
             * @example b6Cm…
             */
            token?: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            startsAt: string;
        };
        CancelInput: {
            /**
             * @description Of the link in the mail.
             * @example b6Cm…
             */
            token?: string;
            /** @example We are away. */
            reason?: string | null;
        };
        AppointmentList: {
            appointments: components["schemas"]["Appointment"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        AppointmentPatch: {
            /** @enum {string} */
            status?: "completed" | "no_show";
            notes?: string | null;
        };
        ContractTemplateList: {
            templates: components["schemas"]["ContractTemplate"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        ContractTemplate: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * @description The title of its contracts.
             * @example Roofing agreement
             */
            name: string;
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "es";
            /**
             * @description Markdown with tables, without HTML and pictures. May name {{first_name}}, {{last_name}}, {{full_name}}, {{address}}, {{city}}, {{state}}, {{zip}}, {{country}}, {{email}}, {{phone}}, {{company_name}}, {{company_address}}, {{company_phone}}, {{company_email}}, {{tier_name}}, {{tier_price}}, {{tier_monthly}}, {{tier_description}}, {{tier_features}}, {{tier_warranty}}, {{deposit}}, {{balance}}, {{contract_number}}, {{today}}, {{expires_on}}, {{roof_squares}}, {{roof_area}}, {{roof_pitch}}, {{price_good}}, {{price_better}}, {{price_best}}; after a bar, what to say when it is empty. {{tier_lines}} in a paragraph of its own is the table of the prices.
             * @example # Scope
             *
             *     We replace the roof of {{address}}.
             *
             *     {{tier_lines}}
             */
            body: string;
            cancellation: components["schemas"]["Cancellation"];
            /**
             * @description Of the total, due on signing.
             * @example 1000
             */
            depositBasisPoints: number;
            /**
             * @description Headings of the body whose clauses are to be initialled.
             * @example [
             *       "Payment"
             *     ]
             */
            requiredInitials: string[];
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
        Cancellation: {
            /**
             * @description Until midnight of which business day after the signature the homeowner may cancel.
             * @example 3
             */
            businessDays: number;
        };
        ContractTemplateAnswer: {
            template: components["schemas"]["ContractTemplate"];
        };
        ContractTemplateInput: {
            /**
             * @description The title of its contracts.
             * @example Roofing agreement
             */
            name: string;
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "es";
            /**
             * @description Markdown with tables, without HTML and pictures. May name {{first_name}}, {{last_name}}, {{full_name}}, {{address}}, {{city}}, {{state}}, {{zip}}, {{country}}, {{email}}, {{phone}}, {{company_name}}, {{company_address}}, {{company_phone}}, {{company_email}}, {{tier_name}}, {{tier_price}}, {{tier_monthly}}, {{tier_description}}, {{tier_features}}, {{tier_warranty}}, {{deposit}}, {{balance}}, {{contract_number}}, {{today}}, {{expires_on}}, {{roof_squares}}, {{roof_area}}, {{roof_pitch}}, {{price_good}}, {{price_better}}, {{price_best}}; after a bar, what to say when it is empty. {{tier_lines}} in a paragraph of its own is the table of the prices.
             * @example # Scope
             *
             *     We replace the roof of {{address}}.
             *
             *     {{tier_lines}}
             */
            body: string;
            cancellation?: components["schemas"]["Cancellation"];
            /**
             * @description Of the total, due on signing.
             * @default 0
             * @example 1000
             */
            depositBasisPoints?: number;
            /**
             * @description Headings of the body whose clauses are to be initialled.
             * @default []
             * @example [
             *       "Payment"
             *     ]
             */
            requiredInitials?: string[];
        };
        ContractTemplatePatch: {
            /**
             * @description The title of its contracts.
             * @example Roofing agreement
             */
            name?: string;
            /**
             * @example en
             * @enum {string}
             */
            language?: "en" | "es";
            /**
             * @description Markdown with tables, without HTML and pictures. May name {{first_name}}, {{last_name}}, {{full_name}}, {{address}}, {{city}}, {{state}}, {{zip}}, {{country}}, {{email}}, {{phone}}, {{company_name}}, {{company_address}}, {{company_phone}}, {{company_email}}, {{tier_name}}, {{tier_price}}, {{tier_monthly}}, {{tier_description}}, {{tier_features}}, {{tier_warranty}}, {{deposit}}, {{balance}}, {{contract_number}}, {{today}}, {{expires_on}}, {{roof_squares}}, {{roof_area}}, {{roof_pitch}}, {{price_good}}, {{price_better}}, {{price_best}}; after a bar, what to say when it is empty. {{tier_lines}} in a paragraph of its own is the table of the prices.
             * @example # Scope
             *
             *     We replace the roof of {{address}}.
             *
             *     {{tier_lines}}
             */
            body?: string;
            cancellation?: components["schemas"]["Cancellation"];
            /**
             * @description Of the total, due on signing.
             * @example 1000
             */
            depositBasisPoints?: number;
            /**
             * @description Headings of the body whose clauses are to be initialled.
             * @example [
             *       "Payment"
             *     ]
             */
            requiredInitials?: string[];
        };
        ContractPreview: {
            /** @example <article lang="en"><h1>Roofing agreement</h1></article> */
            html: string;
            /**
             * @description Fields that have no value.
             * @example [
             *       "city"
             *     ]
             */
            missing: string[];
        };
        ContractPreviewInput: {
            /**
             * Format: uuid
             * @description Whose data fill it; made-up data where it is left out.
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId?: string | null;
            /**
             * @default better
             * @enum {string}
             */
            tier?: "good" | "better" | "best";
        };
        Verification: {
            /**
             * @description Signed by us.
             * @example true
             */
            isOurs: boolean;
            /**
             * @description The file, and the chain of evidence behind it.
             * @example true
             */
            isIntact: boolean;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            contractId: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            sealedAt: string | null;
        };
        EvidenceAnswer: {
            evidence: components["schemas"]["Evidence"];
        };
        Evidence: {
            /** @example true */
            isIntact: boolean;
            fault: components["schemas"]["EvidenceFault"];
            /**
             * @description The hash of the last event.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            head: string;
            events: components["schemas"]["EvidenceEvent"][];
        };
        /**
         * @description The first event that is not as it was written.
         * @example {
         *       "position": 2,
         *       "type": "opened",
         *       "problem": "It was altered."
         *     }
         */
        EvidenceFault: {
            position: number;
            /** @enum {string|null} */
            type: "created" | "sent" | "opened" | "document_opened" | "consented" | "consent_withdrawn" | "initialled" | "signed" | "sealed" | "copy_sent" | "declined" | "cancelled" | "expired" | "voided" | null;
            problem: string;
        } | null;
        EvidenceEvent: {
            /** @example 0 */
            position: number;
            /**
             * @example signed
             * @enum {string}
             */
            type: "created" | "sent" | "opened" | "document_opened" | "consented" | "consent_withdrawn" | "initialled" | "signed" | "sealed" | "copy_sent" | "declined" | "cancelled" | "expired" | "voided";
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            at: string;
            actor: components["schemas"]["EvidenceActor"];
            /** @example 203.0.113.7 */
            address: string | null;
            /** @example Mozilla/5.0 */
            device: string | null;
            /**
             * @example {
             *       "documentHash": "9f86d0…"
             *     }
             */
            content: {
                [key: string]: unknown;
            };
            /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
            contentHash: string;
            /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
            previousHash: string;
            /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
            hash: string;
        };
        /**
         * @example {
         *       "kind": "homeowner",
         *       "id": null,
         *       "name": null
         *     }
         */
        EvidenceActor: {
            /** @enum {string} */
            kind: "company" | "homeowner" | "service";
            id: string | null;
            name: string | null;
        };
        ContractList: {
            contracts: components["schemas"]["ContractSummary"][];
            /**
             * @description Null on the last page.
             * @example null
             */
            nextCursor: string | null;
        };
        ContractSummary: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * @description Counted by company.
             * @example 42
             */
            number: number;
            /** @example Roofing agreement */
            title: string;
            /**
             * @example sent
             * @enum {string}
             */
            status: "draft" | "sent" | "opened" | "signed" | "sealed" | "declined" | "cancelled" | "expired" | "void";
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "es";
            /**
             * @description Where the roof is.
             * @example America/Denver
             */
            timeZone: string;
            /**
             * @example better
             * @enum {string}
             */
            tier: "good" | "better" | "best";
            /** @example Better */
            tierName: string;
            /** @example 1890000 */
            totalCents: number;
            /** @example 189000 */
            depositCents: number;
            homeowner: components["schemas"]["ContractHomeowner"];
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            documentOpenedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            openedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            signedAt: string | null;
            /** @example Maria Okafor */
            signedBy: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            sealedAt: string | null;
            /**
             * Format: date-time
             * @description Of an unsigned contract.
             * @example 2026-05-04T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Until then it can be cancelled; null before it is signed.
             * @example 2026-05-04T09:30:00.000Z
             */
            cancelBy: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            cancelledAt: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            declinedAt: string | null;
            /** @example https://porchlight.example/api/contracts/3f0e8a52/document.pdf */
            documentUrl: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            templateId: string;
            /**
             * Format: uuid
             * @description The contract that took its place.
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            replacedBy: string | null;
            /**
             * @description Why a mail to the homeowner has not gone out, or waits for tomorrow, for the company.
             * @example null
             */
            mailProblem: string | null;
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
        ContractHomeowner: {
            /** @example Maria Okafor */
            name: string;
            /**
             * @description Masked without a session.
             * @example m…@example.com
             */
            email: string | null;
        };
        ContractSent: {
            contract: components["schemas"]["Contract"];
            /**
             * Format: uri
             * @description Null for a draft, and for who has only the link of the presentation.
             * @example https://porchlight.example/contracts/3f0e8a52?token=b6Cm
             */
            signUrl: string | null;
            /**
             * @description Whether the homeowner gets the link by mail: not of a draft, nor where there is no address, or one that was sent enough mail for today.
             * @example true
             */
            isMailed: boolean;
        };
        Contract: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            id: string;
            /**
             * @description Counted by company.
             * @example 42
             */
            number: number;
            /** @example Roofing agreement */
            title: string;
            /**
             * @example sent
             * @enum {string}
             */
            status: "draft" | "sent" | "opened" | "signed" | "sealed" | "declined" | "cancelled" | "expired" | "void";
            /**
             * @description All of its words; after the signature, with it. Null for who has only the link of the presentation.
             * @example <article lang="en"><h1>Roofing agreement</h1></article>
             */
            html: string | null;
            /**
             * @description SHA-256, in hexadecimal.
             * @example 9f86d0…
             */
            htmlHash: string | null;
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "es";
            /**
             * @description Where the roof is.
             * @example America/Denver
             */
            timeZone: string;
            /**
             * @example better
             * @enum {string}
             */
            tier: "good" | "better" | "best";
            /** @example Better */
            tierName: string;
            /** @example 1890000 */
            totalCents: number;
            /** @example 189000 */
            depositCents: number;
            company: components["schemas"]["ContractCompany"];
            homeowner: components["schemas"]["ContractHomeowner"];
            /**
             * @description Each is the heading of a clause, and names the element with this `data-initials` in `html`.
             * @example [
             *       "Payment"
             *     ]
             */
            requiredInitials: string[];
            consent: components["schemas"]["ContractConsent"];
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            documentOpenedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            openedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            signedAt: string | null;
            /** @example Maria Okafor */
            signedBy: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            sealedAt: string | null;
            /**
             * Format: date-time
             * @description Of an unsigned contract.
             * @example 2026-05-04T09:30:00.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Until then it can be cancelled; null before it is signed.
             * @example 2026-05-04T09:30:00.000Z
             */
            cancelBy: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            cancelledAt: string | null;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            declinedAt: string | null;
            /** @example https://porchlight.example/api/contracts/3f0e8a52/document.pdf */
            documentUrl: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            templateId: string;
            /**
             * Format: uuid
             * @description The contract that took its place.
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            replacedBy: string | null;
            /**
             * @description Why a mail to the homeowner has not gone out, or waits for tomorrow, for the company.
             * @example null
             */
            mailProblem: string | null;
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
        /** @description As it was when the contract was made. */
        ContractCompany: {
            /** @example Summit Roofing */
            name: string;
            /** @example +1 303 555 0100 */
            phone: string | null;
            /** @example office@summit-roofing.example */
            email: string | null;
            /** @example 400 Canyon Boulevard, Boulder, CO 80302 */
            address: string | null;
        };
        /** @description To electronic records; null again once it was withdrawn. */
        ContractConsent: {
            /** @example I agree to use electronic records and signatures. */
            text: string;
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            givenAt: string | null;
        };
        ContractAnswer: {
            contract: components["schemas"]["Contract"];
        };
        ContractInput: {
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            presentationId: string;
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            templateId: string;
            /**
             * @example better
             * @enum {string}
             */
            tier: "good" | "better" | "best";
            /** @default false */
            isDraft?: boolean;
            /**
             * Format: uuid
             * @description An unsigned contract, which is void from then on.
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            replaces?: string | null;
        };
        ContractTokenInput: {
            /**
             * @description Of the link.
             * @example b6Cm…
             */
            token: string;
        };
        ContractSignInput: {
            /**
             * @description Of the link.
             * @example b6Cm…
             */
            token: string;
            /** @example Maria Okafor */
            name: string;
            /** @description Typed, or drawn: a PNG picture as a data URL. */
            signature: {
                /** @enum {string} */
                kind: "typed";
                /** @example Maria Okafor */
                value: string;
            } | {
                /** @enum {string} */
                kind: "drawn";
                /** @example data:image/png;base64,iVBORw0KGgo= */
                value: string;
            };
            /**
             * @description By the clause that they are for.
             * @default {}
             * @example {
             *       "Payment": "MO"
             *     }
             */
            initials?: {
                [key: string]: string;
            };
        };
        ContractEndInput: {
            /**
             * @description Of the link.
             * @example b6Cm…
             */
            token: string;
            /** @example We changed our mind. */
            reason?: string | null;
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
            poster: components["schemas"]["ManifestPoster"];
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
                 * @description Where to ask for the made voice, whether it is ready or not; null where a recording speaks, or nobody.
                 * @example https://porchlight.example/api/narration/tracks/3b1f6c1e?presentationId=3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
                 */
                narrationUrl: string | null;
                /**
                 * Format: uri
                 * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
                 */
                posterUrl: string | null;
                poster: components["schemas"]["ManifestImage"] | null;
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
             * @description Of the one file that the branding names, if it names a file.
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            url: string | null;
            faces: components["schemas"]["ManifestFontFace"][];
            /** @description Drawn so, a system font takes the room that the family will take. */
            fallback: {
                /** @example Arial */
                local: string;
                /** @example 107.12% */
                sizeAdjust: string;
                /** @example 107.12% */
                ascentOverride: string;
                /** @example 107.12% */
                descentOverride: string;
                /** @example 107.12% */
                lineGapOverride: string;
            } | null;
        };
        ManifestFontFace: {
            /**
             * Format: uri
             * @example https://porchlight.example/fonts/inter/5.3.0/latin-normal.woff2
             */
            url: string;
            /** @example 100 900 */
            weight: string;
            /**
             * @example normal
             * @enum {string}
             */
            style: "normal" | "italic";
            /** @example U+0000-00FF */
            unicodeRange: string | null;
        };
        /** @description What is said before it plays. */
        ManifestPoster: {
            /** @example Margaret */
            firstName: string | null;
            /** @example 418 Juniper Lane */
            address: string | null;
            /**
             * @description Whom it is for, as far as `posterShows` of the deck allows, in the language of the presentation.
             * @example Margaret, your roof at 418 Juniper Lane
             */
            greeting: string | null;
            /** @example About 4 minutes */
            length: string;
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
            slideType: "standard" | "product_pricing_v1" | "roof_v1";
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
             * @description Where to ask for the made voice, whether it is ready or not; null where a recording speaks, or nobody.
             * @example https://porchlight.example/api/narration/tracks/3b1f6c1e?presentationId=3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            narrationUrl: string | null;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            imageUrl: string | null;
            /** @description The first is that of `imageUrl`. */
            images: components["schemas"]["ManifestImage"][];
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
                financing: components["schemas"]["Financing"] & unknown;
                /**
                 * Format: date-time
                 * @description Until when a quote of this homeowner holds.
                 * @example 2026-05-04T09:30:00.000Z
                 */
                validUntil: string | null;
            } | null;
            roof: components["schemas"]["ManifestRoof"];
        };
        ManifestImage: {
            /** @example The west slope with three bare spots */
            altText: string | null;
            /** @example West slope, May 4th */
            caption: string | null;
            callouts: components["schemas"]["Callout"][];
            /**
             * @description This picture is the “before” of the next one: both are shown in one frame, with a slider between them.
             * @example false
             */
            beforeAfter: boolean;
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            url: string;
            focalPoint: components["schemas"]["FocalPoint"];
            /** @example 1600 */
            width: number | null;
            /** @example 1600 */
            height: number | null;
            /**
             * @description What `?width=` behind the URL may ask for.
             * @example [
             *       320,
             *       640,
             *       960,
             *       1280,
             *       1920
             *     ]
             */
            widths: number[];
            /**
             * @description A thumbhash.
             * @example 3OcRJYB4d3h/iIeHeEh3eIhw+j2w
             */
            placeholder: string | null;
            /**
             * @description The average of the placeholder.
             * @example #8d6c83
             */
            colour: string | null;
            portrait: components["schemas"]["ManifestPortrait"];
        };
        /** @description The same picture for an upright frame, where there is one. */
        ManifestPortrait: {
            /**
             * Format: uri
             * @example https://porchlight.example/media/3f0e8a52/9b2f/roof.webp
             */
            url: string;
            focalPoint: components["schemas"]["FocalPoint"];
            /** @example 1600 */
            width: number | null;
            /** @example 1600 */
            height: number | null;
            /**
             * @description What `?width=` behind the URL may ask for.
             * @example [
             *       320,
             *       640,
             *       960,
             *       1280,
             *       1920
             *     ]
             */
            widths: number[];
            /**
             * @description A thumbhash.
             * @example 3OcRJYB4d3h/iIeHeEh3eIhw+j2w
             */
            placeholder: string | null;
            /**
             * @description The average of the placeholder.
             * @example #8d6c83
             */
            colour: string | null;
            callouts: components["schemas"]["Callout"][];
        } | null;
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
            image: components["schemas"]["ManifestImage"] | null;
        };
        /** @description On a slide of the type `roof_v1`, once there is a quote. */
        ManifestRoof: {
            /** @example 1240 */
            areaSquareFeet: number;
            /** @example 24.31 */
            squares: number;
            /**
             * @description Rise in 12, of most of the area.
             * @example 6
             */
            pitch: number;
            /** @example 4 */
            facetCount: number;
            /** @example 1200 */
            wasteBasisPoints: number;
            diagram: {
                /** @example 1240 */
                width: number;
                /** @example 1240 */
                height: number;
                /** @example true */
                isSchematic: boolean;
                structures: {
                    /** @example House */
                    name: string;
                    x: number;
                    y: number;
                }[];
                facets: {
                    /** @example 1 */
                    number: number;
                    /** @example 0 */
                    structure: number;
                    /** @example Front */
                    name: string | null;
                    /**
                     * @example [
                     *       [
                     *         6,
                     *         6
                     *       ],
                     *       [
                     *         160,
                     *         6
                     *       ],
                     *       [
                     *         160,
                     *         90
                     *       ]
                     *     ]
                     */
                    points: number[][];
                    /** @example 6 */
                    pitch: number;
                    /** @example 1240 */
                    areaSquareFeet: number;
                    /** @example 180 */
                    azimuthDegrees: number | null;
                    label: {
                        x: number;
                        y: number;
                        isWhole: boolean;
                    };
                }[];
            };
        } | null;
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
            /**
             * Format: uri
             * @description Where to ask for the made voice, whether it is ready or not; null where a recording speaks, or nobody.
             * @example https://porchlight.example/api/narration/tracks/3b1f6c1e?presentationId=3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            narrationUrl: string | null;
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
             * @description By type: book_appointment { durationMinutes? }, sign_contract { templateId?, documentTitle? }, open_url { url }, call { phone }, email { to, subject? }, ask_question { prompt? }.
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
            /**
             * Format: uri
             * @description Where to ask for the made voice, whether it is ready or not; null where a recording speaks, or nobody.
             * @example https://porchlight.example/api/narration/tracks/3b1f6c1e?presentationId=3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            narrationUrl: string | null;
        };
        Recorded: {
            /**
             * @description How many were counted: those of slides of this presentation.
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
            type: "started" | "slide_reached" | "watched" | "question_asked" | "action_taken" | "tier_chosen" | "completed";
            /**
             * Format: uuid
             * @example 3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11
             */
            slideId?: string | null;
            /**
             * @description No more than have passed since the last beacon count.
             * @example 12.5
             */
            seconds?: number;
            /**
             * @description Of a `tier_chosen`; without it such an event tells nothing.
             * @example better
             * @enum {string}
             */
            tier?: "good" | "better" | "best";
            /**
             * Format: date-time
             * @example 2026-05-04T09:30:00.000Z
             */
            at: string;
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
        Health: {
            /**
             * @example true
             * @enum {boolean}
             */
            ok: true;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
         * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Only in the answer to an earlier call with the same Idempotency-Key. */
        IdempotencyReplayed: "true";
        /** @description Seconds to wait, where the first call with the same Idempotency-Key is still under way. */
        RetryAfter: number;
    };
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
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordInput"];
            };
        };
        responses: {
            /** @description If there is such an account, the mail is on its way. */
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
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description The new password holds; sign in with it. */
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
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailInput"];
            };
        };
        responses: {
            /** @description Confirmed. */
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
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
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
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationAnswer"];
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
            /** @description Who is still invited comes last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Members"];
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
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    duplicateDeck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                deckId: string;
            };
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlideAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getQaSettings: {
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
            /** @description The settings. */
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionConfigAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    listQuestions: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                status?: "unanswered" | "answered";
            };
            header?: never;
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionLog"];
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
    getDeckNarration: {
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
            /** @description Its tracks, and what is still to be spoken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckNarrationAnswer"];
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
    narrateDeck: {
        parameters: {
            query?: {
                /** @description `true` answers what it would cost, and makes nothing. */
                dryRun?: "true" | "false";
            };
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it would cost. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckNarrationAnswer"];
                };
            };
            /** @description It is under way. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckNarrationAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    speakAnew: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                deckId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeInput"];
            };
        };
        responses: {
            /** @description It is made by a job, or when it is first heard. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakeAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentationAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getQuote: {
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
            /** @description What this homeowner is shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteAnswer"];
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
    createQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                presentationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteInput"];
            };
        };
        responses: {
            /** @description The quote. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getRoofPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company’s prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoofPricingAnswer"];
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
    putRoofPricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoofPricingInput"];
            };
        };
        responses: {
            /** @description The company’s prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoofPricingAnswer"];
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
    lookUpRoof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoofLookupInput"];
            };
        };
        responses: {
            /** @description The roof. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoofMeasurementAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    importRoof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoofImportInput"];
            };
        };
        responses: {
            /** @description The roof. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoofMeasurementAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getRoofImportTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With an example of each kind of row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
    getRoofDiagram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roofMeasurementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
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
    listRoofMeasurements: {
        parameters: {
            query?: {
                presentationId?: string;
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
            /** @description The roofs of the organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoofMeasurementList"];
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
    createRoofMeasurement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoofMeasurementInput"];
            };
        };
        responses: {
            /** @description The roof. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoofMeasurementAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getRoofMeasurement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roofMeasurementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoofMeasurementAnswer"];
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
    deleteRoofMeasurement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roofMeasurementId: string;
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
    updateRoofMeasurement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roofMeasurementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoofMeasurementPatch"];
            };
        };
        responses: {
            /** @description The roof as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoofMeasurementAnswer"];
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
    confirmRoofMeasurement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                roofMeasurementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmed roof. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoofMeasurementAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The subscriptions, bare. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
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
    createSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionWithSecret"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionWithSecret"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recovered"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentUpload"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    updateDocument: {
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    askQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionInput"];
            };
        };
        responses: {
            /** @description The answer, or `none` with the ways to reach the company. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionAnswerBody"];
                    "text/event-stream": string;
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    makeFaqOfQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionFaqInput"];
            };
        };
        responses: {
            /** @description The FAQ, the last of its deck. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone, with all that was asked alike. */
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
    getTrack: {
        parameters: {
            query?: {
                presentationId?: string;
            };
            header?: never;
            path: {
                track: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sound, and when each word is said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackAnswer"];
                };
            };
            /** @description It is still being made: ask again. */
            202: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackUnderWay"];
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
    getNarration: {
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
            /** @description Its tracks, in the order of the talk. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NarrationAnswer"];
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
        };
    };
    getCaptions: {
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
            /** @description WebVTT. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/vtt": string;
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
        };
    };
    speak: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpeechInput"];
            };
        };
        responses: {
            /** @description The sound. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getPronunciations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is said for which word. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pronunciations"];
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
    putPronunciations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Pronunciations"];
            };
        };
        responses: {
            /** @description They hold from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pronunciations"];
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
    getNarrationUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only what was really spoken counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NarrationUsageAnswer"];
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
    alignRecording: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlignmentInput"];
            };
        };
        responses: {
            /** @description It is under way. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    listVoices: {
        parameters: {
            query?: {
                /** @description Only voices that speak it, with whatever accent. */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices one may choose. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceList"];
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
    previewVoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                voiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/mpeg": string;
                };
            };
            /** @description The client has it. */
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
    listMedia: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                kind?: "image" | "audio" | "font";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images, sounds and fonts. */
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaUpload"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    generateDeck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerationInput"];
            };
        };
        responses: {
            /** @description It has begun. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    listGenerations: {
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
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationList"];
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
    getGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                generationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is, and what a person should look at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationAnswer"];
                    "text/event-stream": string;
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
    cancelGeneration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                generationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No further step is done. */
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
    proposeRewrite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                slideId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewriteInput"];
            };
        };
        responses: {
            /** @description A proposal. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewriteAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    proposeFaqs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqProposalInput"];
            };
        };
        responses: {
            /** @description At most as many as were asked for. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqProposals"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    generateImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureInput"];
            };
        };
        responses: {
            /** @description The picture, which is being drawn. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    listImages: {
        parameters: {
            query?: {
                /** @description In the filename or the alt text. */
                q?: string;
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
            /** @description A page of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageList"];
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
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageAnswer"];
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
    deleteImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, in every width. */
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
    updateImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImagePatch"];
            };
        };
        responses: {
            /** @description The picture as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageAnswer"];
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
    listFonts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fonts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FontList"];
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
    deleteFont: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fontId: string;
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
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAnswer"];
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
    putCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarInput"];
            };
        };
        responses: {
            /** @description The calendar as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAnswer"];
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
    getAppointmentFeed: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is booked, from 30 days ago on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
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
    rotateAppointmentFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new address. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedAnswer"];
                };
            };
            /** @description The Idempotency-Key is not one. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Idempotency-Key must be 1 to 255 visible ASCII characters."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid session, or the sign-in is wrong. */
            401: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    listSlots: {
        parameters: {
            query: {
                presentationId: string;
                /** @description Today, if left out. */
                from?: string;
                /** @description A date is included. Of 31 days at most, which it is if left out. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Day by day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slots"];
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
    listAppointments: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                /** @description A date is that of UTC. */
                from?: string;
                /** @description A date is included. */
                to?: string;
                status?: "booked" | "completed" | "no_show" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled ones too, unless `status` says otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentList"];
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
    bookAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentInput"];
            };
        };
        responses: {
            /** @description Booked. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getAppointment: {
        parameters: {
            query?: {
                /** @description Of the link in the mail. */
                token?: string;
            };
            header?: never;
            path: {
                appointmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appointment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentAnswer"];
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
    updateAppointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appointmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentPatch"];
            };
        };
        responses: {
            /** @description The appointment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentAnswer"];
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
    rescheduleAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                appointmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescheduleInput"];
            };
        };
        responses: {
            /** @description Moved. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    cancelAppointment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                appointmentId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelInput"];
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppointmentAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getAppointmentFile: {
        parameters: {
            query?: {
                /** @description Of the link in the mail. */
                token?: string;
            };
            header?: never;
            path: {
                appointmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
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
    listContractTemplates: {
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
            /** @description The templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractTemplateList"];
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
    createContractTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractTemplateInput"];
            };
        };
        responses: {
            /** @description The template. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractTemplateAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description The Idempotency-Key is in use, or was sent before with another body. */
            409: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The first request with this Idempotency-Key is still under way. Ask again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getContractTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractTemplateAnswer"];
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
    deleteContractTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
    updateContractTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractTemplatePatch"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractTemplateAnswer"];
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
    previewContractTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContractPreviewInput"];
            };
        };
        responses: {
            /** @description The contract as it would be. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractPreview"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    verifyContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
            };
        };
        responses: {
            /** @description What it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
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
    getContractDocument: {
        parameters: {
            query?: {
                /** @description Of the link. */
                token?: string;
            };
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
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
    getContractEvidence: {
        parameters: {
            query?: {
                /** @description Of the link. */
                token?: string;
            };
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chain, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceAnswer"];
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
    listContracts: {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                status?: "draft" | "sent" | "opened" | "signed" | "sealed" | "declined" | "cancelled" | "expired" | "void";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractList"];
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
    createContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractInput"];
            };
        };
        responses: {
            /** @description The contract, and its link. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractSent"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    sendContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractSent"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description Too many tries. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    resendContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent again. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractSent"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
            /** @description Too many tries. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    voidContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Void. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getContract: {
        parameters: {
            query?: {
                /** @description Of the link. */
                token?: string;
            };
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
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
    consentToElectronicRecords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractTokenInput"];
            };
        };
        responses: {
            /** @description Consent is given. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    withdrawConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractTokenInput"];
            };
        };
        responses: {
            /** @description Consent is withdrawn. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    signContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractSignInput"];
            };
        };
        responses: {
            /** @description Signed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    declineContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractEndInput"];
            };
        };
        responses: {
            /** @description Declined. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    cancelContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractEndInput"];
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
            /** @description The input is not as described; the message names the field. */
            400: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
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
    getAppointmentPage: {
        parameters: {
            query?: {
                /** @description Of the link in the mail. */
                token?: string;
            };
            header?: never;
            path: {
                appointmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
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
    getSigningCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pem-certificate-chain": string;
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
    getContractPage: {
        parameters: {
            query?: {
                /** @description Of the link. */
                token?: string;
            };
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description There is no token. */
            401: {
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
}
