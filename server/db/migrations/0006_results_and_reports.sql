-- Results are made again from the logs, in the shape they have from now on (server/results/score-missing.ts).
DELETE FROM "results";--> statement-breakpoint
CREATE TABLE "admission_thresholds" (
	"id" text PRIMARY KEY NOT NULL,
	"university" jsonb NOT NULL,
	"score" integer NOT NULL,
	"year" integer NOT NULL,
	"source" jsonb NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "answer_counts" (
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"answer" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "answer_counts_item_id_version_answer_pk" PRIMARY KEY("item_id","version","answer")
);
--> statement-breakpoint
CREATE TABLE "mistakes" (
	"account_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"attempt_id" uuid NOT NULL,
	"module" integer NOT NULL,
	"question" integer NOT NULL,
	"missed_at" timestamp with time zone NOT NULL,
	"suggested" text NOT NULL,
	"cause" text,
	"note" text NOT NULL,
	"stage" integer NOT NULL,
	"due_at" timestamp with time zone,
	"last_try" uuid,
	"was_right" boolean,
	CONSTRAINT "mistakes_account_id_item_id_pk" PRIMARY KEY("account_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "result_shares_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
DROP INDEX "results_account";--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "seen_before" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "used_ms" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "method" text NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "gains" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "modules" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "outcomes" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_counts" ADD CONSTRAINT "answer_counts_item_id_version_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","version") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_item_id_version_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","version") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_item_id_version_item_versions_item_id_version_fk" FOREIGN KEY ("item_id","version") REFERENCES "public"."item_versions"("item_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_shares" ADD CONSTRAINT "result_shares_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mistakes_due" ON "mistakes" USING btree ("account_id","due_at");--> statement-breakpoint
CREATE INDEX "problem_reports_attempt" ON "problem_reports" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "problem_reports_item" ON "problem_reports" USING btree ("item_id","version");--> statement-breakpoint
CREATE INDEX "result_shares_attempt" ON "result_shares" USING btree ("attempt_id");--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_account" ON "results" USING btree ("account_id","completed_at");--> statement-breakpoint
-- The founding data set: what these universities asked for in 2025. An administrator keeps it up to date from here on.
INSERT INTO "admission_thresholds" ("id", "university", "score", "year", "source") VALUES
	('neu-2025', '{"en": "National Economics University", "vi": "Đại học Kinh tế Quốc dân"}', 1200, 2025, '{"en": "The university’s admissions notice for 2025", "vi": "Thông tin tuyển sinh năm 2025 của trường"}'),
	('hust-2025', '{"en": "Hanoi University of Science and Technology", "vi": "Đại học Bách khoa Hà Nội"}', 1250, 2025, '{"en": "The university’s admissions notice for 2025", "vi": "Thông tin tuyển sinh năm 2025 của trường"}'),
	('hup-2025', '{"en": "Hanoi University of Pharmacy", "vi": "Trường Đại học Dược Hà Nội"}', 1300, 2025, '{"en": "The university’s admissions notice for 2025", "vi": "Thông tin tuyển sinh năm 2025 của trường"}'),
	('ump-2025', '{"en": "University of Medicine and Pharmacy at Ho Chi Minh City", "vi": "Đại học Y Dược TP. Hồ Chí Minh"}', 1340, 2025, '{"en": "The university’s admissions notice for 2025", "vi": "Thông tin tuyển sinh năm 2025 của trường"}'),
	('ftu-2025', '{"en": "Foreign Trade University", "vi": "Trường Đại học Ngoại thương"}', 1380, 2025, '{"en": "The university’s admissions notice for 2025", "vi": "Thông tin tuyển sinh năm 2025 của trường"}');
