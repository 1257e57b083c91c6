ALTER TABLE "reviews" ADD COLUMN "author_role" varchar(20) DEFAULT 'unsaid' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "process_facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "process_counted" boolean DEFAULT false NOT NULL;