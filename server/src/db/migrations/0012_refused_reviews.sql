CREATE TABLE "refused_reviews" (
	"receipt" varchar(43) PRIMARY KEY NOT NULL
);
