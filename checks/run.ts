import { runStages } from './run-stages.ts';
import { everything, full, quick } from './steps.ts';

const isAsked = (option: string): boolean => process.argv.includes(option);

// Long fuzz runs and matrices, the stories tagged @wide, and all engines: too long for each change, right before a release.
if (isAsked('--full')) process.env['FULL'] = 'yes';
const thorough = isAsked('--full') ? full : everything;
process.exitCode = (await runStages(isAsked('--quick') ? quick : thorough)) ? 0 : 1;
