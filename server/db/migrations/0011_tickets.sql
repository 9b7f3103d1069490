CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"category" text,
	"body" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid,
	"message_id" uuid,
	"brought_by" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"stored_as" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_side" text NOT NULL,
	"author_id" uuid,
	"author_name" text,
	"body" text NOT NULL,
	"event" text,
	"detail" jsonb,
	"is_mail" boolean NOT NULL,
	"mail_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words(body)) STORED
);
--> statement-breakpoint
CREATE TABLE "ticket_replying" (
	"ticket_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_replying_ticket_id_account_id_pk" PRIMARY KEY("ticket_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid,
	"person_name" text NOT NULL,
	"person_email" text NOT NULL,
	"language" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"state" text NOT NULL,
	"priority" text NOT NULL,
	"assignee_id" uuid,
	"assigned_at" timestamp with time zone,
	"tags" text[] NOT NULL,
	"about" jsonb,
	"merged_into" uuid,
	"rating" integer,
	"rating_comment" text,
	"excerpt" text NOT NULL,
	"last_from" text NOT NULL,
	"first_answer_due_at" timestamp with time zone NOT NULL,
	"resolution_due_at" timestamp with time zone NOT NULL,
	"first_answer_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words(number::text || ' ' || subject || ' ' || person_name || ' ' || person_email)) STORED
);
--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_replying" ADD CONSTRAINT "ticket_replying_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_replying" ADD CONSTRAINT "ticket_replying_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_files_message" ON "ticket_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_files_ticket" ON "ticket_files" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_files_loose" ON "ticket_files" USING btree ("created_at") WHERE "ticket_files"."message_id" is null;--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_messages_mail" ON "ticket_messages" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "ticket_messages_rated" ON "ticket_messages" USING btree ("created_at") WHERE "ticket_messages"."event" = 'rated';--> statement-breakpoint
CREATE INDEX "ticket_messages_search" ON "ticket_messages" USING gin ("search_words");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_number" ON "tickets" USING btree ("number");--> statement-breakpoint
CREATE INDEX "tickets_account" ON "tickets" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_adoptable" ON "tickets" USING btree ("person_email") WHERE "tickets"."account_id" is null;--> statement-breakpoint
CREATE INDEX "tickets_attempt" ON "tickets" USING btree (("about" ->> 'attempt')) WHERE "tickets"."about" is not null;--> statement-breakpoint
CREATE INDEX "tickets_due" ON "tickets" USING btree ("due_at","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tickets_due_last" ON "tickets" USING btree ("due_at" DESC NULLS LAST,"updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tickets_priority" ON "tickets" USING btree (array_position('{low,normal,high,urgent}'::text[], "priority"),"updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_not_over" ON "tickets" USING btree ("state","due_at","assignee_id","category") WHERE "tickets"."state" in ('new', 'open', 'waiting');--> statement-breakpoint
CREATE INDEX "tickets_counted" ON "tickets" USING btree ("state","category","priority","assignee_id");--> statement-breakpoint
CREATE INDEX "tickets_given" ON "tickets" USING btree ("assignee_id","assigned_at");--> statement-breakpoint
CREATE INDEX "tickets_person" ON "tickets" USING btree (lower("person_email"),"updated_at");--> statement-breakpoint
CREATE INDEX "tickets_resolved" ON "tickets" USING btree ("resolved_at");--> statement-breakpoint
CREATE INDEX "tickets_first_answer" ON "tickets" USING btree ("first_answer_at");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_updated" ON "tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_created" ON "tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","due_at") WHERE "tickets"."state" in ('new', 'open', 'waiting');--> statement-breakpoint
CREATE INDEX "tickets_category" ON "tickets" USING btree ("category","state","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_tags" ON "tickets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin ("search_words");