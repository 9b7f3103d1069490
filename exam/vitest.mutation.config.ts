import { defineConfig } from 'vitest/config';

// oxlint-disable-next-line import/no-default-export -- vitest requires one
export default defineConfig({
  test: { include: ['exam/{attempt,item}/**/*.test.ts', 'exam/scoring/grade.test.ts'] },
});
