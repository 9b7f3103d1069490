import { backUp } from './backup.ts';
import { runFileCommand } from './embedded/backup/command.ts';

await runFileCommand({
  name: 'backup',
  external: 'pg_dump --format=custom --file=FILE "$DATABASE_URL"',
  run: backUp,
});
