import { benchAdmin } from './admin/admin.ts';
import { benchAttempts } from './attempts/attempts.ts';
import { benchGrowth } from './attempts/growth.ts';
import { benchParts } from './attempts/parts.ts';
import { benchBank } from './bank/bank.ts';
import { benchCalculator } from './calculator.ts';
import { benchCalibration } from './calibration.ts';
import { benchExam } from './exam.ts';
import { benchLimit } from './limit.ts';
import { benchMeasurement } from './measurement.ts';
import { benchPages } from './pages/pages.ts';
import { benchPlayer } from './player.ts';
import { benchResults } from './results.ts';
import { benchSession } from './session.ts';
import { benchTickets } from './tickets/tickets.ts';

const benchmarks: Record<string, (options: string[]) => Promise<void>> = {
  admin: benchAdmin,
  attempts: benchAttempts,
  bank: benchBank,
  calculator: benchCalculator,
  calibration: benchCalibration,
  exam: benchExam,
  growth: benchGrowth,
  limit: benchLimit,
  measurement: benchMeasurement,
  pages: benchPages,
  parts: benchParts,
  player: benchPlayer,
  results: benchResults,
  session: benchSession,
  tickets: benchTickets,
};

const args = process.argv.slice(2);
const names = args.filter((word) => !word.startsWith('--'));
const options = args.filter((word) => word.startsWith('--'));
const unknown = names.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Available: ${Object.keys(benchmarks).join(', ')}`);
  process.exit(1);
}
for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
  console.log(`\n── ${name}`);
  await benchmarks[name]?.(options);
}
