CREATE TABLE "packed_logs" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" integer NOT NULL,
	"items" text[] NOT NULL,
	"log" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "packed_logs" ADD CONSTRAINT "packed_logs_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_unpacked" ON "attempts" USING btree ("ended_at") WHERE "attempts"."packed_at" is null;