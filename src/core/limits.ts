/** A deck is returned in a single response, which has to stay small. */
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

/** Sockets at once: of the viewers of a presentation, and of the members and keys of a company. */
export const mostLiveViewers = 20
export const mostLiveCompanySockets = 500
/** A socket has 16 KB to remember its slides. */
export const mostLiveSlides = 200
/** In one response; a WebSocket lists everyone. */
export const mostWatchingListed = 100
/** Each of these presentations is asked who is watching it, and a request may ask a thousand others. */
export const mostLiveListed = 500

/** The first counts one sender in one viewer session, the second a whole presentation. */
export const mostMessagesAMinute = 10
export const mostConversationMessages = 1000
export const longestMessage = 1000
export const longestMessageId = 64
/** How long it rings in the studio before a message is left with the company. */
export const ringSeconds = 30

export const mostRequestIdLetters = 64
export const longestNote = 2000
/** Links that are emailed at once. They go out at this pace, so that mail services don't take them for a flood. */
export const mostSentAtOnce = 500
export const linksPerMinute = 60
export const mostMatched = 500

export const mostAnalyticsDays = 366

/** The longest span for which free windows are listed. */
export const mostSlotDays = 31

export const mostRowsOfPage = 200

export const mostTextBytes = 20_000_000
export const longestBlock = 8000
export const mostRowsUnpaged = 1000

export const highestPriceCents = 100_000_000_00

export const mostBodyBytes = 1_048_576
/** Less than `mostBodyBytes`, because the response is longer than the body and is kept for an Idempotency-Key. */
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

/** Limits per organization, because each of these calls costs money. */
export const picturesPerHour = 200
export const proposalsPerHour = 200
export const roofLookupsPerHour = 200

/** For each member. */
export const reminderTestsPerHour = 10

export const uploadUrlSeconds = 900
export const webhookTimeoutSeconds = 15
/** The limit for one sentence. */
export const speechTimeoutSeconds = 30

export const sessionDays = 30
/** How long KV may answer, in place of D1, who is calling. */
export const callerCopySeconds = 600
/** Keys per organization, including the ended ones that are still listed. */
export const mostApiKeys = 100
/** Must equal `API_KEY_CALLS` in the Wrangler file. */
export const callsAMinuteOfKey = 1200
/** Sessions that a member’s page lists; nearly everyone has fewer. */
export const mostListedSessions = 100
export const inviteDays = 7
/** How long refused calls of API keys are listed, and how many a minute of each key. */
export const requestLogDays = 7
export const loggedCallsAMinute = 60
/** How long audit entries are kept. */
export const auditDays = 400
/** How long an export of a homeowner's or a company's data can be downloaded. */
export const exportDays = 7
/** How long the deletion of a company can be canceled. */
export const companyDeletionDays = 30
/** An unsigned contract expires after this many days, or earlier together with its quote. */
export const contractDays = 30
export const mostContractDays = 365
/** A subscription is disabled after this many days of nothing but failures. */
export const failingSubscriptionDays = 5

/**
 * How long KV may answer for a deck that no one changed, and for the part of a presentation that is the homeowner's
 * own.
 */
export const deckPartSeconds = 86_400
export const presentationPartDays = 90

export const deliveryLogDays = 30
export const viewerSessionDays = 400
/** How long a deleted presentation is kept before it is erased together with the homeowner's data. */
export const deletedPresentationDays = 30
/**
 * Counted from the visit, or from the end of a contract that wasn't signed. After that, its links no longer open
 * anything.
 */
export const endedLinkDays = 30
/** How out of date the recorded time of the last opening may be. The tolerance makes most openings free of a write. */
export const openingNotedDays = 7
export const fewestPresentationDays = 30
export const mostPresentationDays = 3650
/** How long homeowners' questions and conversations are kept. */
export const questionDays = 90

/**
 * Links, reminders and messages that one address gets in a day from all companies together. `HOMEOWNER_MAILS_PER_DAY`
 * limits a single company.
 */
export const homeownerMailsOfAllCompanies = 20
/** Emails about visits from one company to one address in a day. Only a flood is that large. */
export const homeownerVisitMails = 100

/**
 * How long writes may be refused while a company moves to another database. A gigabyte takes a few minutes, and this
 * leaves room for a restart.
 */
export const fenceMilliseconds = 900_000
/**
 * D1 allows 10 GB per database. At the first size a shard stops taking new companies, at the second someone is alerted,
 * and at the third it stops taking new documents.
 */
export const closingShardBytes = 6_000_000_000
export const alarmingShardBytes = 8_000_000_000
export const fullShardBytes = 9_000_000_000
