ALTER TABLE "mistakes" DROP CONSTRAINT "mistakes_item_id_version_item_versions_item_id_version_fk";
