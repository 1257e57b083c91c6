CREATE TABLE "hub_clock" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL CHECK ("one"),
	"trusted_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
INSERT INTO "hub_clock" ("trusted_at", "seen_at") VALUES (now(), now());--> statement-breakpoint
CREATE FUNCTION "hub_now"() RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
	SELECT coalesce((SELECT trusted_at FROM hub_clock WHERE now() - trusted_at > interval '1 day'), now())
$$;
