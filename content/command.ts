import { writePreview } from './preview/write-preview.ts';
import { describeProblem } from './problem.ts';
import { readContent } from './read-content.ts';
import { readReviews } from './reviews/read-reviews.ts';
import { writeBlindSheets } from './reviews/write-blind-sheets.ts';

const [verb = 'check', folder] = process.argv.slice(2);
const { items, forms, problems } = readContent(import.meta.dirname);

function check(): void {
  for (const problem of problems) console.error(describeProblem(problem));
  console.log(`${items.length} items`);
  console.log(`${forms.length} forms`);
  if (problems.length > 0) process.exitCode = 1;
}

function writeSheets(target: string): void {
  const { found } = readReviews(import.meta.dirname);
  const files = writeBlindSheets(
    target,
    items.map(({ item }) => item),
    found,
  );
  console.log(files.join('\n') || 'Every item has two blind reviews.');
}

if (verb === 'check') check();
else if (verb === 'blind' && folder !== undefined) writeSheets(folder);
else if (verb === 'preview') {
  console.log(writePreview({ items, forms, problems }, folder ?? 'test-results/preview'));
} else {
  console.error('npm run content -- check | preview [FOLDER] | blind FOLDER');
  process.exitCode = 2;
}
