CREATE INDEX "chat_conversations_document" ON "chat_conversations" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "documents_file" ON "documents" USING btree ("filename");--> statement-breakpoint
CREATE INDEX "schools_by_score" ON "schools" USING btree ((case when "total_reviews" < 5 then -1::float8 else (600::float8 + "average_rating" * "total_reviews") / (200::float8 + "total_reviews") end) desc nulls last,"name","id");--> statement-breakpoint
CREATE INDEX "users_customer" ON "users" USING btree ("stripe_customer_id");