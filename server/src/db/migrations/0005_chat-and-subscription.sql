CREATE TABLE "official_texts" (
	"cite" varchar(100) PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"source" varchar(255) NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" varchar(255) PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "chat_messages_conversation";--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subscription_source" varchar(20);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subscription_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_conversation" ON "chat_messages" USING btree ("conversation_id","position");