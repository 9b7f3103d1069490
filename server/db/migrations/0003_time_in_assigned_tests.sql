CREATE TABLE "allowances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"class_id" uuid,
	"extra_time" jsonb NOT NULL,
	"pause" boolean NOT NULL,
	"note" text NOT NULL,
	"granted_by_id" uuid NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "allowances_target" UNIQUE NULLS NOT DISTINCT("student_id","class_id")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "ends_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "delivered_device" text;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_membership" FOREIGN KEY ("class_id","student_id") REFERENCES "public"."class_members"("class_id","student_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowances_class" ON "allowances" USING btree ("class_id","student_id");--> statement-breakpoint
CREATE INDEX "attempts_ends_by" ON "attempts" USING btree ("ends_by") WHERE "attempts"."state" = 'running';--> statement-breakpoint
-- Results that students see after the close now also wait for late answers and for the screens between modules.
UPDATE "assignments" SET "results_visible_at" = "results_visible_at" + interval '36 minutes'
  WHERE "shows" = 'after-close' AND "results_visible_at" > now();
