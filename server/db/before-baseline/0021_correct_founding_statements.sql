-- Statements that came with the product and do not hold. Only what nobody has edited is changed.
-- 1250 was an expected cut-off of that university and no minimum to apply with; for 1340 there is no source.
DELETE FROM "admission_thresholds" WHERE "year" = 2025 AND "url" IS NULL
	AND "source" = '{"en": "The university’s admissions notice for 2025", "vi": "Thông tin tuyển sinh năm 2025 của trường"}'
	AND (
		("id" = 'hust-2025' AND "score" = 1250
			AND "university" = '{"en": "Hanoi University of Science and Technology", "vi": "Đại học Bách khoa Hà Nội"}'
			AND "fields" = '["mechanical-engineering", "electrical-engineering", "computing", "data-science", "biotechnology", "environment"]')
		OR ("id" = 'ump-2025' AND "score" = 1340
			AND "university" = '{"en": "University of Medicine and Pharmacy at Ho Chi Minh City", "vi": "Đại học Y Dược TP. Hồ Chí Minh"}'
			AND "fields" = '["medicine", "nursing", "pharmacy", "rehabilitation"]')
	);--> statement-breakpoint
-- The figures were read in the press, not in notices of the universities.
UPDATE "admission_thresholds"
	SET "source" = '{"en": "Press reports; not checked with the university", "vi": "Theo báo chí, chưa đối chiếu với trường"}'
	WHERE "year" = 2025 AND "url" IS NULL
	AND "source" = '{"en": "The university’s admissions notice for 2025", "vi": "Thông tin tuyển sinh năm 2025 của trường"}'
	AND ("id", "score") IN (('neu-2025', 1200), ('hust-2025', 1250), ('hup-2025', 1300), ('ump-2025', 1340), ('ftu-2025', 1380));--> statement-breakpoint
-- The old placeholder named other hours than those the support desk works.
UPDATE "settings"
	SET "value" = jsonb_set("value", '{hours}', '{"en": "Monday to Friday 8:00–18:00, Saturday 8:00–12:00, Vietnam time", "vi": "Thứ Hai đến thứ Sáu 8:00–18:00, thứ Bảy 8:00–12:00, giờ Việt Nam"}')
	WHERE "name" = 'contacts'
	AND "value" -> 'hours' = '{"en": "Monday to Friday, 8:00–17:30, Vietnam time", "vi": "Thứ hai đến thứ sáu, 8:00–17:30, giờ Việt Nam"}';
