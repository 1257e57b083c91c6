CREATE TABLE "content" (
	"cid" varchar(59) PRIMARY KEY NOT NULL,
	"file" text,
	"size" integer NOT NULL,
	"is_text" boolean NOT NULL,
	"user_id" uuid,
	"keep_until" timestamp with time zone NOT NULL,
	CONSTRAINT "content_text_of_nobody" CHECK (not "content"."is_text" or "content"."user_id" is null)
);
--> statement-breakpoint
CREATE TABLE "content_references" (
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"cid" varchar(59) NOT NULL,
	"record" varchar(20) NOT NULL,
	"record_id" varchar(78) NOT NULL,
	CONSTRAINT "content_references_block_log_index_pk" PRIMARY KEY("block","log_index")
);
--> statement-breakpoint
CREATE TABLE "registry_blocks" (
	"number" bigint PRIMARY KEY NOT NULL,
	"hash" varchar(66) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_follower" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"chain" text NOT NULL,
	"next_block" bigint NOT NULL,
	"current_at" timestamp with time zone,
	CONSTRAINT "registry_follower_one" CHECK ("registry_follower"."one")
);
--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_file" ON "content" USING btree ("file");--> statement-breakpoint
CREATE INDEX "content_user" ON "content" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_keep_until" ON "content" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "content_references_cid" ON "content_references" USING btree ("cid","block","log_index");