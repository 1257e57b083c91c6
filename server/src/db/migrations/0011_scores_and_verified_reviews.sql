ALTER TABLE "reviews" ADD COLUMN "author_role" varchar(20) DEFAULT 'unsaid' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "process_facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "process_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "school_addresses" (
	"quarter" varchar(6) NOT NULL,
	"digest" varchar(43) NOT NULL,
	"code" varchar(43),
	"code_ends" timestamp with time zone,
	"guesses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "school_addresses_quarter_digest_pk" PRIMARY KEY("quarter","digest")
);
--> statement-breakpoint
CREATE TABLE "school_keys" (
	"school_id" integer NOT NULL,
	"quarter" varchar(6) NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text,
	CONSTRAINT "school_keys_school_id_quarter_pk" PRIMARY KEY("school_id","quarter")
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"digest" varchar(43) PRIMARY KEY NOT NULL,
	"quarter" varchar(6) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_keys" ADD CONSTRAINT "school_keys_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;