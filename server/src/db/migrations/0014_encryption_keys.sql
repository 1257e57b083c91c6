CREATE TABLE "encryption_keys" (
	"id" varchar(12) PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hash_keys" (
	"use" varchar(60) PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
