CREATE TABLE "interest_checks" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "interest_checks_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "admission_thresholds" ADD COLUMN "fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "interest_checks" ADD CONSTRAINT "interest_checks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interest_checks_account" ON "interest_checks" USING btree ("account_id","taken_at");--> statement-breakpoint
-- For which fields the founding five take the SAT; ids as in exam/orientation/fields.ts.
UPDATE "admission_thresholds" SET "fields" = '["economics", "business", "marketing", "finance", "trade", "tourism", "law", "data-science", "computing"]' WHERE "id" = 'neu-2025';--> statement-breakpoint
UPDATE "admission_thresholds" SET "fields" = '["mechanical-engineering", "electrical-engineering", "computing", "data-science", "biotechnology", "environment"]' WHERE "id" = 'hust-2025';--> statement-breakpoint
UPDATE "admission_thresholds" SET "fields" = '["pharmacy", "biotechnology"]' WHERE "id" = 'hup-2025';--> statement-breakpoint
UPDATE "admission_thresholds" SET "fields" = '["medicine", "nursing", "pharmacy", "rehabilitation"]' WHERE "id" = 'ump-2025';--> statement-breakpoint
UPDATE "admission_thresholds" SET "fields" = '["economics", "business", "marketing", "finance", "trade", "law", "languages"]' WHERE "id" = 'ftu-2025';
