CREATE TABLE "hub_identity" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "hub_identity_one" CHECK ("hub_identity"."one")
);
