import { checkAddresses, checkDoor } from './addresses.ts';
import { checkAttempts } from './attempts.ts';
import { checkCaches } from './caches.ts';
import { checkLimits, checkReplayGuard } from './limits.ts';
import { checkLiveTickets } from './live-tickets.ts';
import { checkKill, checkRollingUpgrade, scoresOfSingleProcess } from './rolling-upgrade.ts';
import type { Row } from './row.ts';
import { checkSessions } from './sessions.ts';
import { closeSite, openSite, type Site } from './site.ts';

const processes = 3;
/** The first 64 students take tests; the others get banned or run into limits. */
const students = 160;

const checks: Record<string, (site: Site, scores: () => Promise<string[]>) => Promise<Row[]>> = {
  sessions: (site) => checkSessions(site, 64),
  limits: (site) => checkLimits(site, 76),
  replay: (site) => checkReplayGuard(site, 79),
  live: (site) => checkLiveTickets(site, 80),
  caches: (site) => checkCaches(site, 90),
  addresses: (site) => checkAddresses(site, 81),
  door: (site) => checkDoor(site, 82),
  attempts: async (site, scores) => checkAttempts(site, await scores(), 83),
  upgrade: async (site, scores) => checkRollingUpgrade(site, await scores()),
  kill: async (site, scores) => checkKill(site, await scores()),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Available: ${Object.keys(checks).join(', ')}`);
  process.exit(1);
}
const site = await openSite(processes, students);
const rows: Row[] = [];
try {
  let expected: Promise<string[]> | undefined;
  const scores = (): Promise<string[]> => (expected ??= scoresOfSingleProcess(site));
  for (const name of names.length > 0 ? names : Object.keys(checks)) {
    console.log(`… ${name}`);
    rows.push(...((await checks[name]?.(site, scores)) ?? []));
  }
} finally {
  await closeSite(site);
}
console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
const wrong = rows.reduce((sum, row) => sum + row.wrong, 0);
const tried = rows.reduce((sum, row) => sum + row.tried, 0);
console.log(
  wrong === 0
    ? `${processes} processes behind nginx: all ${tried} checks passed as with one process`
    : `WRONG: ${wrong} of ${tried} tries`,
);
process.exitCode = wrong === 0 ? 0 : 1;
