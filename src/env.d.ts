// Written by `npm run types`.
/* eslint-disable */
interface __BaseEnv_Env {
	SESSIONS: KVNamespace;
	MANIFESTS: KVNamespace;
	FILES: R2Bucket;
	DIRECTORY: D1Database;
	SHARD_00: D1Database;
	SHARD_01: D1Database;
	SHARD_02?: D1Database;
	SHARD_03?: D1Database;
	VECTORS?: VectorizeIndex;
	EMAIL: SendEmail;
	EVENTS: Queue;
	DELIVERIES: Queue;
	DELIVERIES_SLOW: Queue;
	JOBS: Queue;
	PASSWORD_TRIES: RateLimit;
	VIEWER_EVENTS: RateLimit;
	BOOKINGS: RateLimit;
	CONTRACTS: RateLimit;
	VERIFICATIONS: RateLimit;
	QUESTIONS: RateLimit;
	API_KEY_CALLS: RateLimit;
	IDEMPOTENCY_KEYS: RateLimit;
	AI?: Ai;
	IMAGES: ImagesBinding;
	APP_URL: string;
	APP_ORIGINS: string;
	REGISTRATIONS_PER_HOUR: number;
	SIGN_IN_FAILURES_PER_MINUTE: number;
	SIGN_IN_FAILURES_PER_ADDRESS: number;
	NARRATION_MONTHLY_CHARACTERS: number;
	NARRATION_AHEAD: boolean;
	PREVIEWS_A_MINUTE: number;
	PRESENTATION_DAYS: number;
	EMAIL_FROM: string;
	CONFIRM_RECIPIENTS: boolean;
	MAILS_PER_DAY: number;
	HOMEOWNER_MAILS_PER_DAY: number;
	ALLOW_INSECURE_WEBHOOKS: boolean;
	LANGUAGE_MODEL: string;
	LANGUAGE_MODEL_NAME: string;
	LANGUAGE_MODEL_URL: string;
	EMBEDDINGS: string;
	EMBEDDINGS_MODEL: string;
	EMBEDDINGS_URL: string;
	RERANK_MODEL: string;
	QA_MONTHLY_ANSWERS: number;
	QUESTIONS_PER_HOUR: number;
	CONTRACT_NEEDS_ADDRESS: boolean;
	PAYMENTS_PROVIDER: string;
	OPENAI_SPEECH_URL: string;
	OPENAI_SPEECH_MODEL: string;
	OPENAI_SPEECH_VOICES: string;
	OPENAI_SPEECH_CENTS: number;
	R2_S3_ENDPOINT: string;
	R2_BUCKET: string;
	R2_ACCESS_KEY_ID?: string;
	R2_SECRET_ACCESS_KEY?: string;
	SECRETS_KEY?: string;
	MEDIA_KEY?: string;
	ANSWERS_KEY?: string;
	EVIDENCE_KEY?: string;
	CONTRACT_SIGNING_CERTIFICATE?: string;
	LIVE_PRESENTATIONS: DurableObjectNamespace<import("./jobs-worker").LivePresentation>;
	LIVE_COMPANIES: DurableObjectNamespace<import("./jobs-worker").LiveCompany>;
	ON_DEMAND: Service<typeof import("./jobs-worker").OnDemand>;
}
declare namespace Cloudflare {
	interface GlobalProps {
		mainModule: typeof import("./worker");
	}
	interface ProductionEnv {
		SESSIONS: KVNamespace;
		MANIFESTS: KVNamespace;
		FILES: R2Bucket;
		DIRECTORY: D1Database;
		SHARD_00: D1Database;
		SHARD_01: D1Database;
		SHARD_02: D1Database;
		SHARD_03: D1Database;
		VECTORS: VectorizeIndex;
		EMAIL: SendEmail;
		EVENTS: Queue;
		DELIVERIES: Queue;
		DELIVERIES_SLOW: Queue;
		JOBS: Queue;
		PASSWORD_TRIES: RateLimit;
		VIEWER_EVENTS: RateLimit;
		BOOKINGS: RateLimit;
		CONTRACTS: RateLimit;
		VERIFICATIONS: RateLimit;
		QUESTIONS: RateLimit;
		API_KEY_CALLS: RateLimit;
		IDEMPOTENCY_KEYS: RateLimit;
		AI: Ai;
		IMAGES: ImagesBinding;
		APP_URL: string;
		APP_ORIGINS: string;
		REGISTRATIONS_PER_HOUR: number;
		SIGN_IN_FAILURES_PER_MINUTE: number;
		SIGN_IN_FAILURES_PER_ADDRESS: number;
		NARRATION_MONTHLY_CHARACTERS: number;
		NARRATION_AHEAD: boolean;
		PREVIEWS_A_MINUTE: number;
		PRESENTATION_DAYS: number;
		EMAIL_FROM: string;
		CONFIRM_RECIPIENTS: boolean;
		MAILS_PER_DAY: number;
		HOMEOWNER_MAILS_PER_DAY: number;
		ALLOW_INSECURE_WEBHOOKS: boolean;
		LANGUAGE_MODEL: string;
		LANGUAGE_MODEL_NAME: string;
		LANGUAGE_MODEL_URL: string;
		EMBEDDINGS: string;
		EMBEDDINGS_MODEL: string;
		EMBEDDINGS_URL: string;
		RERANK_MODEL: string;
		QA_MONTHLY_ANSWERS: number;
		QUESTIONS_PER_HOUR: number;
		CONTRACT_NEEDS_ADDRESS: boolean;
		PAYMENTS_PROVIDER: string;
		OPENAI_SPEECH_URL: string;
		OPENAI_SPEECH_MODEL: string;
		OPENAI_SPEECH_VOICES: string;
		OPENAI_SPEECH_CENTS: number;
		R2_S3_ENDPOINT: string;
		R2_BUCKET: string;
		R2_ACCESS_KEY_ID: string;
		R2_SECRET_ACCESS_KEY: string;
		SECRETS_KEY: string;
		MEDIA_KEY: string;
		ANSWERS_KEY: string;
		EVIDENCE_KEY: string;
		CONTRACT_SIGNING_CERTIFICATE: string;
		LIVE_PRESENTATIONS: DurableObjectNamespace<import("./jobs-worker").LivePresentation>;
		LIVE_COMPANIES: DurableObjectNamespace<import("./jobs-worker").LiveCompany>;
		ON_DEMAND: Service<typeof import("./jobs-worker").OnDemand>;
	}
	interface Env extends __BaseEnv_Env {}
}
interface Env extends Omit<__BaseEnv_Env, "DIRECTORY" | `SHARD_${string}`> {
	DB: D1Database;
	SHARD: string;
}
type StringifyValues<EnvType extends Record<string, unknown>> = {
	[Binding in keyof EnvType]: EnvType[Binding] extends string ? EnvType[Binding] : string;
};
declare namespace NodeJS {
	interface ProcessEnv extends StringifyValues<Pick<Cloudflare.Env, "APP_URL" | "APP_ORIGINS" | "REGISTRATIONS_PER_HOUR" | "SIGN_IN_FAILURES_PER_MINUTE" | "SIGN_IN_FAILURES_PER_ADDRESS" | "NARRATION_MONTHLY_CHARACTERS" | "NARRATION_AHEAD" | "PREVIEWS_A_MINUTE" | "PRESENTATION_DAYS" | "EMAIL_FROM" | "CONFIRM_RECIPIENTS" | "MAILS_PER_DAY" | "HOMEOWNER_MAILS_PER_DAY" | "ALLOW_INSECURE_WEBHOOKS" | "LANGUAGE_MODEL" | "LANGUAGE_MODEL_NAME" | "LANGUAGE_MODEL_URL" | "EMBEDDINGS" | "EMBEDDINGS_MODEL" | "EMBEDDINGS_URL" | "RERANK_MODEL" | "QA_MONTHLY_ANSWERS" | "QUESTIONS_PER_HOUR" | "CONTRACT_NEEDS_ADDRESS" | "PAYMENTS_PROVIDER" | "OPENAI_SPEECH_URL" | "OPENAI_SPEECH_MODEL" | "OPENAI_SPEECH_VOICES" | "OPENAI_SPEECH_CENTS" | "R2_S3_ENDPOINT" | "R2_BUCKET" | "R2_ACCESS_KEY_ID" | "R2_SECRET_ACCESS_KEY" | "SECRETS_KEY" | "MEDIA_KEY" | "ANSWERS_KEY" | "EVIDENCE_KEY" | "CONTRACT_SIGNING_CERTIFICATE">> {}
}
declare module "*.txt" {
	const value: string;
	export default value;
}
declare module "*.html" {
	const value: string;
	export default value;
}
declare module "*.sql" {
	const value: string;
	export default value;
}
declare module "*.bin" {
	const value: ArrayBuffer;
	export default value;
}
declare module "*.wasm" {
	const value: WebAssembly.Module;
	export default value;
}
declare module "*.wasm?module" {
	const value: WebAssembly.Module;
	export default value;
}
interface __BaseEnv_Env {
	SESSIONS: KVNamespace;
	MANIFESTS: KVNamespace;
	FILES: R2Bucket;
	DIRECTORY: D1Database;
	SHARD_00: D1Database;
	SHARD_01: D1Database;
	SHARD_02?: D1Database;
	SHARD_03?: D1Database;
	VECTORS?: VectorizeIndex;
	EMAIL: SendEmail;
	EVENTS: Queue;
	DELIVERIES: Queue;
	DELIVERIES_SLOW: Queue;
	JOBS: Queue;
	AI?: Ai;
	IMAGES: ImagesBinding;
	APP_URL: string;
	KB_TEXT_BYTES_PER_ORGANIZATION: number;
	NARRATION_MONTHLY_CHARACTERS: number;
	PREVIEWS_A_MINUTE: number;
	PRESENTATION_DAYS: number;
	EMAIL_FROM: string;
	CONFIRM_RECIPIENTS: boolean;
	MAILS_PER_DAY: number;
	HOMEOWNER_MAILS_PER_DAY: number;
	ALLOW_INSECURE_WEBHOOKS: boolean;
	PAYMENTS_PROVIDER: string;
	LANGUAGE_MODEL: string;
	LANGUAGE_MODEL_NAME: string;
	LANGUAGE_MODEL_URL: string;
	EMBEDDINGS: string;
	EMBEDDINGS_MODEL: string;
	EMBEDDINGS_URL: string;
	OPENAI_SPEECH_URL: string;
	OPENAI_SPEECH_MODEL: string;
	OPENAI_SPEECH_VOICES: string;
	OPENAI_SPEECH_CENTS: number;
	TIMESTAMP_URL: string;
	TIMESTAMP_ROOTS: string;
	SECRETS_KEY?: string;
	MEDIA_KEY?: string;
	EVIDENCE_KEY?: string;
	CONTRACT_SIGNING_KEY?: string;
	CONTRACT_SIGNING_CERTIFICATE?: string;
	LIVE_PRESENTATIONS: DurableObjectNamespace<import("./jobs-worker").LivePresentation>;
	LIVE_COMPANIES: DurableObjectNamespace<import("./jobs-worker").LiveCompany>;
}
interface __BaseEnv_Env {
	LANGUAGE_MODEL_KEY?: string;
	EMBEDDINGS_KEY?: string;
	ELEVENLABS_API_KEY?: string;
	OPENAI_SPEECH_KEY?: string;
	STRIPE_SECRET_KEY?: string;
	STRIPE_WEBHOOK_SECRET?: string;
	GOOGLE_SOLAR_API_KEY?: string;
	READYZ_SECRET?: string;
	DEVELOPMENT_TIME_KEY?: string;
	DEVELOPMENT_TIME_CERTIFICATE?: string;
}
