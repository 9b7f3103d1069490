import { account } from './account.ts';
import { daysHere, inbox, log, wishesToBeTold } from './activity.ts';
import { ownAttempts } from './attempts.ts';
import { classesJoined, classesTaught } from './classes.ts';
import { family } from './family.ts';
import { errorLog, orientation, ownTests, reportedProblems } from './learning.ts';
import type { Section } from './section.ts';
import { earlierExports, secondSteps, signedInDevices } from './security.ts';
import { teamWork } from './team-work.ts';
import { ownTickets } from './tickets.ts';

/** The whole file, in the order it is read in. */
export const sections: readonly Section[] = [
  account,
  signedInDevices,
  secondSteps,
  ownAttempts,
  errorLog,
  reportedProblems,
  ownTests,
  orientation,
  ownTickets,
  family,
  classesJoined,
  classesTaught,
  inbox,
  wishesToBeTold,
  daysHere,
  log,
  teamWork,
  earlierExports,
];
