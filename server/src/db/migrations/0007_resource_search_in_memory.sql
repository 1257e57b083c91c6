ALTER TABLE "resource_words" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "resource_words" CASCADE;--> statement-breakpoint
DROP INDEX "resources_search";--> statement-breakpoint
ALTER TABLE "resources" DROP COLUMN "search";