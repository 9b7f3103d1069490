import { defineConfig } from 'drizzle-kit';

// oxlint-disable-next-line import/no-default-export -- drizzle-kit asks for one
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema.ts', './server/db/*-schema.ts'],
  out: './server/db/migrations',
});
