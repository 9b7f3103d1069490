-- Office hours are the setting `officeHours`, by which the clocks of tickets run too; a sentence cannot be converted to times.
UPDATE "settings" SET "value" = "value" - 'hours' WHERE "name" = 'contacts';
