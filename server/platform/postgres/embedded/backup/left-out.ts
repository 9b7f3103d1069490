/*
 * What a copy of a running cluster leaves out, after "Backing Up the Data Directory" in PostgreSQL's manual: what belongs to
 * the running server alone, or is made anew when the copy starts.
 */

const emptied =
  /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal)\//;
const leftOutNames = /^(postmaster\.(pid|opts)|pgsql_tmp|pg_internal\.init)/;
/** Written by the backup itself, from what the server says at its end. */
const leftOutPaths = /^(backup_label|tablespace_map|backup_manifest|global\/pg_control)/;

export function isLeftOut(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return emptied.test(path) || leftOutNames.test(name) || leftOutPaths.test(path);
}
