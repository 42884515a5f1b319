/** A deck is read in one answer, which has to stay small. */
export const mostRows = 500
export const highestOrderIndex = 9999

export const longestScript = 50_000
export const longestBullet = 500
export const mostBullets = 50
export const fewestSlides = 3
export const mostImages = 6
export const mostCallouts = 8
export const longestLink = 2000
export const longestEmailAddress = 254

export const mostWordTimings = 5000
export const longestTimedWord = 60
export const longestAudioSeconds = 86_400

export const mostRequestIdLetters = 64

export const mostAnalyticsDays = 366

/** The longest span for which free windows are answered. */
export const mostSlotDays = 31

export const mostRowsOfPage = 200

export const mostTextBytes = 20_000_000
export const longestBlock = 8000
export const mostRowsUnpaged = 1000

export const highestPriceCents = 100_000_000_00

export const mostBodyBytes = 1_048_576
/** Less than `mostBodyBytes`, because the answer is longer than the body and is kept for an Idempotency-Key. */
export const mostBatchBytes = 786_432
export const mostMetadata = 50
export const mostDocuments = 100
export const mostDocumentBytes = 26_214_400
export const mostImageBytes = 10_485_760
export const mostAudioBytes = 52_428_800
export const mostFontBytes = 5_242_880
export const mostContractPdfBytes = 10_485_760
export const mostPaymentWebhookBytes = 262_144
export const mostSubscriptions = 1000

/** An organization's, each of which costs something. */
export const picturesPerHour = 200
export const proposalsPerHour = 200
export const roofLookupsPerHour = 200

export const uploadUrlSeconds = 900
export const webhookTimeoutSeconds = 15
/** For one sentence. */
export const speechTimeoutSeconds = 30

export const sessionDays = 30
/** How long KV may answer for D1 who calls. */
export const callerCopySeconds = 600
/** That an organization may have, with those that ended and are still listed. */
export const mostApiKeys = 100
/** As `API_KEY_CALLS` in the Wrangler file says. */
export const callsAMinuteOfKey = 1200
export const inviteDays = 7
/** How long it is kept who did what. */
export const auditDays = 400
/** How long what was gathered of a homeowner, or of a company, can be downloaded. */
export const exportDays = 7
/** In which the deletion of a company can be called off. */
export const companyDeletionDays = 30
/** Then a contract that nobody signed has expired, or earlier with its quote. */
export const contractDays = 30
/** Of nothing but failures, then a subscription is disabled. */
export const failingSubscriptionDays = 5

/** How long KV may answer for a deck that nobody changed, and for what is a homeowner's own in a presentation. */
export const deckPartSeconds = 86_400
export const presentationPartDays = 90

export const deliveryLogDays = 30
export const viewerSessionDays = 400
/** Then a deleted presentation is gone, homeowner data and all. */
export const deletedPresentationDays = 30
/** After the visit, or after a contract ended without a signature: then its links open nothing any more. */
export const endedLinkDays = 30
/** How much later than it happened an opening may have been noted, so that most are not. */
export const openingNotedDays = 7
export const fewestPresentationDays = 30
export const mostPresentationDays = 3650
/** Then what homeowners asked is forgotten. */
export const questionDays = 90

/** Links, reminders and messages that one address gets in a day. `HOMEOWNER_MAILS_PER_DAY` is what one company may send. */
export const homeownerMailsOfAllCompanies = 20
/** Emails about visits from one company to one address in a day. Only a flood is that large. */
export const homeownerVisitMails = 100

/** How long writes may be refused while a company changes its database: a gigabyte in a few minutes, with room for a restart. */
export const fenceMilliseconds = 900_000
/** Of the 10 GB that a database may have: no new company, somebody is told, no new document. */
export const closingShardBytes = 6_000_000_000
export const alarmingShardBytes = 8_000_000_000
export const fullShardBytes = 9_000_000_000
