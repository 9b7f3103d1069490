-- The two roles of Bậc: `bac_owner` owns the tables and migrates them, `bac` runs the server. docs/operations.md says why.
-- As the superuser, in any database of the cluster:
--   OWNER_PASSWORD=… SERVER_PASSWORD=… psql -v ON_ERROR_STOP=1 -d postgres -f deploy/postgres-roles.sql
-- A role or a database that exists is kept, so this also divides an installation that ran as `bac` alone. The container of
-- compose.yaml runs it when it creates its data folder.
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv server_password SERVER_PASSWORD
select 'create role bac_owner' where not exists (select from pg_roles where rolname = 'bac_owner') \gexec
select 'create role bac' where not exists (select from pg_roles where rolname = 'bac') \gexec
alter role bac_owner login nosuperuser nocreaterole nocreatedb password :'owner_password';
alter role bac login nosuperuser nocreaterole nocreatedb password :'server_password';
select 'create database bac' where not exists (select from pg_database where datname = 'bac') \gexec
alter database bac owner to bac_owner;
\connect bac
-- Nothing happens here in a new database.
reassign owned by bac to bac_owner;
alter schema public owner to bac_owner;
