-- New words of the texts that shipped with the product. A text that somebody has changed stays. Pages, articles and questions of the
-- site need no migration: a start stores a newer text as a new version.
UPDATE "forms" SET "content" = jsonb_set("content", '{name,vi}', to_jsonb("words"."vi"))
FROM (VALUES
  ('{"en": "Diagnostic test", "vi": "Bài chẩn đoán"}'::jsonb, 'Bài kiểm tra đầu vào'),
  ('{"en": "Full test 1", "vi": "Đề đầy đủ số 1"}'::jsonb, 'Đề thi thử số 1'),
  ('{"en": "Full test 2", "vi": "Đề đầy đủ số 2"}'::jsonb, 'Đề thi thử số 2'),
  ('{"en": "Full test of new questions", "vi": "Đề đầy đủ gồm câu mới"}'::jsonb, 'Đề thi thử gồm câu mới'),
  ('{"en": "Diagnostic test of new questions", "vi": "Bài đánh giá gồm câu mới"}'::jsonb, 'Bài kiểm tra đầu vào gồm câu mới')
) AS "words" ("name", "vi") WHERE "content" -> 'name' = "words"."name";--> statement-breakpoint
UPDATE "form_drafts" SET "name" = jsonb_set("form_drafts"."name", '{vi}', to_jsonb("words"."vi"))
FROM (VALUES
  ('{"en": "Diagnostic test", "vi": "Bài chẩn đoán"}'::jsonb, 'Bài kiểm tra đầu vào'),
  ('{"en": "Full test 1", "vi": "Đề đầy đủ số 1"}'::jsonb, 'Đề thi thử số 1'),
  ('{"en": "Full test 2", "vi": "Đề đầy đủ số 2"}'::jsonb, 'Đề thi thử số 2'),
  ('{"en": "Full test of new questions", "vi": "Đề đầy đủ gồm câu mới"}'::jsonb, 'Đề thi thử gồm câu mới'),
  ('{"en": "Diagnostic test of new questions", "vi": "Bài đánh giá gồm câu mới"}'::jsonb, 'Bài kiểm tra đầu vào gồm câu mới')
) AS "words" ("name", "vi") WHERE "form_drafts"."name" = "words"."name";--> statement-breakpoint
UPDATE "canned_replies" SET "name" = jsonb_set("name", '{vi}', to_jsonb("words"."new")), "revision" = "revision" + 1
FROM (VALUES
  ('6f1d2c30-5a0e-4d53-9b0a-3f6a1e7c1003'::uuid, 'Không nhận được mã xác nhận', 'Không nhận được mã xác minh')
) AS "words" ("id", "old", "new")
WHERE "canned_replies"."id" = "words"."id" AND "name" ->> 'vi' = "words"."old";--> statement-breakpoint
UPDATE "canned_replies" SET "body" = jsonb_set("body", '{vi}', to_jsonb("words"."new")), "revision" = "revision" + 1
FROM (VALUES
  ('6f1d2c30-5a0e-4d53-9b0a-3f6a1e7c1001'::uuid, E'Chào {{name}},\n\nCảm ơn bạn đã báo cho chúng mình. Chúng mình đang kiểm tra yêu cầu #{{number}} và sẽ viết lại ngay tại đây khi có kết quả. Trong lúc chờ, bạn không cần làm gì thêm.\n\n{{agent}}, {{site}}\n', E'Chào {{name}},\n\nCảm ơn bạn đã báo cho chúng tôi. Chúng tôi đang kiểm tra yêu cầu #{{number}} và sẽ viết lại ngay tại đây khi có kết quả. Trong lúc chờ, bạn không cần làm gì thêm.\n\n{{agent}}, {{site}}\n'),
  ('6f1d2c30-5a0e-4d53-9b0a-3f6a1e7c1002'::uuid, E'Chào {{name}},\n\nĐể tìm ra nguyên nhân, chúng mình cần bạn cho biết thêm:\n\n1. Ngay trước đó bạn đang làm gì?\n2. Bạn dùng thiết bị và trình duyệt nào?\n3. Màn hình hiện thông báo gì? Có ảnh chụp màn hình là tốt nhất.\n\nBạn trả lời ngay tại đây và đính kèm ảnh nếu có nhé.\n\n{{agent}}, {{site}}\n', E'Chào {{name}},\n\nĐể tìm ra nguyên nhân, chúng tôi cần bạn cho biết thêm:\n\n1. Ngay trước đó bạn đang làm gì?\n2. Bạn dùng thiết bị và trình duyệt nào?\n3. Màn hình hiện thông báo gì? Có ảnh chụp màn hình là tốt nhất.\n\nBạn hãy trả lời ngay tại đây và đính kèm ảnh nếu có.\n\n{{agent}}, {{site}}\n'),
  ('6f1d2c30-5a0e-4d53-9b0a-3f6a1e7c1003'::uuid, E'Chào {{name}},\n\nThường thì mã đến trong vòng một phút. Bạn xem giúp trong mục thư rác, và mục Quảng cáo nếu dùng Gmail. Nếu vẫn không thấy, bạn kiểm tra lại địa chỉ email trên trang rồi bấm gửi mã mới; chỉ mã mới nhất dùng được, trong mười phút.\n\nNếu vẫn chưa được, bạn cho chúng mình biết địa chỉ email đã dùng, chúng mình sẽ xem thư đi đến đâu rồi.\n\n{{agent}}, {{site}}\n', E'Chào {{name}},\n\nThường thì mã đến trong vòng một phút. Bạn xem giúp trong mục thư rác, và mục Quảng cáo nếu dùng Gmail. Nếu vẫn không thấy, bạn kiểm tra lại địa chỉ email trên trang rồi bấm gửi mã mới; chỉ mã mới nhất dùng được, trong mười phút.\n\nNếu vẫn chưa được, hãy cho chúng tôi biết địa chỉ email đã dùng, chúng tôi sẽ kiểm tra thư đã gửi.\n\n{{agent}}, {{site}}\n'),
  ('6f1d2c30-5a0e-4d53-9b0a-3f6a1e7c1004'::uuid, E'Chào {{name}},\n\nChúng mình đã xem lại bài “{{test}}”: mọi câu trả lời của bạn đều đã đến nơi, kể cả những câu bạn làm lúc mất mạng. Bạn làm đúng giờ nên các câu đó đều được tính. Bạn tải lại trang kết quả nhé; nếu còn chỗ nào chưa đúng, bạn cứ trả lời tại đây.\n\n{{agent}}, {{site}}\n', E'Chào {{name}},\n\nChúng tôi đã xem lại bài “{{test}}”: mọi câu trả lời của bạn đều đã đến nơi, kể cả những câu bạn làm lúc mất mạng. Bạn làm đúng giờ nên các câu đó đều được tính. Bạn hãy tải lại trang kết quả; nếu còn chỗ nào chưa đúng, hãy trả lời tại đây.\n\n{{agent}}, {{site}}\n'),
  ('6f1d2c30-5a0e-4d53-9b0a-3f6a1e7c1005'::uuid, E'Chào {{name}},\n\nCảm ơn bạn đã đọc kỹ như vậy. Nhóm biên soạn đang kiểm tra câu bạn báo trong bài “{{test}}”. Nếu đáp án sai, chúng mình sẽ sửa và bài của bạn tự động được chấm lại; thay đổi thế nào bạn sẽ đọc thấy ngay tại đây.\n\n{{agent}}, {{site}}\n', E'Chào {{name}},\n\nCảm ơn bạn đã đọc kỹ như vậy. Nhóm biên soạn đang kiểm tra câu bạn báo trong bài “{{test}}”. Nếu đáp án sai, chúng tôi sẽ sửa và bài của bạn tự động được chấm lại; thay đổi sẽ được ghi ngay tại đây.\n\n{{agent}}, {{site}}\n'),
  ('6f1d2c30-5a0e-4d53-9b0a-3f6a1e7c1006'::uuid, E'Chào {{name}},\n\nĐiểm của bài “{{test}}” là điểm ước tính. Điểm không chỉ tính theo số câu đúng mà còn theo độ khó của từng câu và học phần thứ hai bạn được giao, giống như bài thi thật. Khoảng điểm bên cạnh cho biết con số có thể lệch bao nhiêu; làm càng nhiều đề, mức điểm ở giữa càng đáng tin.\n\n{{agent}}, {{site}}\n', E'Chào {{name}},\n\nĐiểm của bài “{{test}}” là điểm ước tính. Điểm không chỉ tính theo số câu đúng mà còn theo độ khó của từng câu và Module 2 bạn được giao, giống như bài thi thật. Khoảng điểm bên cạnh cho biết con số có thể lệch bao nhiêu; làm càng nhiều đề, mức điểm ở giữa càng đáng tin.\n\n{{agent}}, {{site}}\n')
) AS "words" ("id", "old", "new")
WHERE "canned_replies"."id" = "words"."id" AND "body" ->> 'vi' = "words"."old";
