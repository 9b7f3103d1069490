import { port } from './data-folder/socket-folder.ts';

/**
 * Given on the command line at every start, so that they belong to the program's version, not to the folder. What is not
 * named stays at PostgreSQL's default; fsync, full_page_writes and synchronous_commit above all.
 */
export function settingsFor(socketFolder: string): Record<string, string> {
  return {
    listen_addresses: '',
    port: String(port),
    // The value is a list, so a path with a comma or a space in it has to be quoted.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    // Whoever can connect can write: nobody is let in while a restored cluster still reads its log.
    hot_standby: 'off',
    // The backup needs the full log and a replication slot.
    wal_level: 'replica',
    max_replication_slots: '10',
    max_wal_senders: '10',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
  };
}
