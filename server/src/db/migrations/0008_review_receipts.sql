CREATE TABLE "removed_reviews" (
	"receipt" varchar(43) PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_batches" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "reviews_school";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "receipt" varchar(43);--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "follow_up" text;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_school" ON "reviews" USING btree ("school_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"rating");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_receipt_unique" UNIQUE("receipt");--> statement-breakpoint
-- What was stored before says by its ids, its transactions and its place in the file what came after what: it is
-- written anew in no order.
CREATE TEMP TABLE "reviews_before" ON COMMIT DROP AS SELECT * FROM "reviews";--> statement-breakpoint
TRUNCATE "reviews";--> statement-breakpoint
INSERT INTO "reviews" ("id", "school_id", "administrator_id", "school_name", "rating", "title", "content", "is_anonymous", "review_type", "tags", "is_verified", "created_at", "updated_at")
	SELECT row_number() OVER (ORDER BY random()), "school_id", "administrator_id", "school_name", "rating", "title", "content", "is_anonymous", "review_type", "tags", "is_verified", "created_at", "updated_at" FROM "reviews_before";
