ALTER TABLE "admission_thresholds" ADD COLUMN "kind" text DEFAULT 'application' NOT NULL;--> statement-breakpoint
-- Sources with addresses for the thresholds that shipped with the product. A row that somebody has changed stays.
WITH "shipped" ("id", "score", "new_score", "year", "source", "url", "fields") AS (VALUES
	('neu-2025', 1200, 1200, 2026,
		'{"en": "Lao Động newspaper; not checked with the university", "vi": "Báo Lao Động, chưa đối chiếu với trường"}'::jsonb,
		'https://news.laodong.vn/giao-duc/nhieu-dai-hoc-top-dau-xet-tuyen-bang-diem-sat-ielts-1629447.ldo',
		'["economics", "business", "marketing", "finance", "trade", "tourism", "law", "data-science", "computing"]'::jsonb),
	('hup-2025', 1300, 1400, 2025,
		'{"en": "Vietnam.vn, for Pharmacy; not checked with the university", "vi": "Vietnam.vn, cho ngành Dược, chưa đối chiếu với trường"}',
		'https://www.vietnam.vn/en/diem-sat-act-xet-tuyen-vao-cac-truong-dai-hoc-top-dau-ha-noi-2025',
		'["pharmacy"]'),
	('ftu-2025', 1380, 1380, 2025,
		'{"en": "Vietnam.vn, with a language certificate; not checked with the university", "vi": "Vietnam.vn, kèm chứng chỉ ngoại ngữ, chưa đối chiếu với trường"}',
		'https://www.vietnam.vn/en/diem-sat-act-xet-tuyen-vao-cac-truong-dai-hoc-top-dau-ha-noi-2025',
		'["economics", "business", "marketing", "finance", "trade", "law", "languages"]')
), "changed" AS (
	UPDATE "admission_thresholds" AS "row" SET "score" = "shipped"."new_score", "year" = "shipped"."year",
		"source" = "shipped"."source", "url" = "shipped"."url", "fields" = "shipped"."fields"
	FROM "shipped"
	WHERE "row"."id" = "shipped"."id" AND "row"."score" = "shipped"."score" AND "row"."year" = 2025 AND "row"."url" IS NULL
		AND "row"."source" = '{"en": "Press reports; not checked with the university", "vi": "Theo báo chí, chưa đối chiếu với trường"}'
	RETURNING "row"."id"
)
-- Two more, where the list is still the shipped one: a floor that differs by field, and a cut-off, which shows how far above the
-- floors admission lies.
INSERT INTO "admission_thresholds" ("id", "university", "kind", "score", "year", "source", "url", "fields")
SELECT "id", "university"::jsonb, "kind", "score", "year", "source"::jsonb, "url", "fields"::jsonb FROM (VALUES
	('hup-other-2025', '{"en": "Hanoi University of Pharmacy", "vi": "Trường Đại học Dược Hà Nội"}', 'application', 1350, 2025,
		'{"en": "Vietnam.vn, for fields other than Pharmacy; not checked with the university", "vi": "Vietnam.vn, cho các ngành ngoài Dược, chưa đối chiếu với trường"}',
		'https://www.vietnam.vn/en/diem-sat-act-xet-tuyen-vao-cac-truong-dai-hoc-top-dau-ha-noi-2025',
		'["biotechnology"]'),
	('ueb-2024', '{"en": "VNU University of Economics and Business", "vi": "Trường Đại học Kinh tế, Đại học Quốc gia Hà Nội"}', 'cut-off', 1460, 2024,
		'{"en": "Thương hiệu & Công luận, lowest cut-off by SAT, in Economics; not checked with the university", "vi": "Thương hiệu và Công luận, điểm trúng tuyển bằng SAT thấp nhất, ngành Kinh tế, chưa đối chiếu với trường"}',
		'https://thuonghieucongluan.com.vn/nhung-truong-dai-hoc-nao-xet-tuyen-bang-chung-chi-sat-a252793.html',
		'["economics"]')
) AS "more" ("id", "university", "kind", "score", "year", "source", "url", "fields")
WHERE (SELECT count(*) FROM "changed") = 3
ON CONFLICT ("id") DO NOTHING;
