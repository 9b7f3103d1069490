ALTER TABLE "calibrations" ADD COLUMN "link" text DEFAULT 'levels' NOT NULL;--> statement-breakpoint
ALTER TABLE "calibrations" ADD COLUMN "excluded" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "calibrations" ADD COLUMN "generation" integer;--> statement-breakpoint
ALTER TABLE "calibrations" ADD COLUMN "left_items" jsonb;