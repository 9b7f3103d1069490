import { runStages } from './run-stages.ts';
import { everything, full, quick } from './steps.ts';

const hasOption = (option: string): boolean => process.argv.includes(option);

// `--full` adds long fuzz runs and matrices, the stories tagged @wide, and all engines. Use it before a release.
if (hasOption('--full')) process.env['FULL'] = 'yes';
const stages = hasOption('--full') ? full : everything;
process.exitCode = (await runStages(hasOption('--quick') ? quick : stages)) ? 0 : 1;
