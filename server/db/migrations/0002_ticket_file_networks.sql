ALTER TABLE "ticket_files" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "ticket_files_uploaded_by" ON "ticket_files" USING btree ("uploaded_by","created_at");--> statement-breakpoint
CREATE INDEX "ticket_files_network" ON "ticket_files" USING btree ("network","created_at");