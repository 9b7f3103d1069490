import { later } from '../../ui/feedback/later.tsx';
import { Opening } from './opening.tsx';
import { withStageWords } from './stages/with-stage-words.ts';
import { whenIdle } from './when-idle.ts';

/** The screens of an attempt, each fetched when it is first needed or, better, while the one before is being read. */

export const BeforePart = later(
  async () => (await withStageWords(import('./before-part.tsx'))).BeforePart,
  {
    Meanwhile: Opening,
  },
);
export const ModuleScreen = later(
  async () => (await import('./module/module-screen.tsx')).ModuleScreen,
  { Meanwhile: Opening },
);
export const OverStage = later(
  async () => (await withStageWords(import('./over-stage.tsx'))).OverStage,
  {
    Meanwhile: Opening,
  },
);
export const ExitDialog = later(
  async () => (await withStageWords(import('./stages/end/exit-dialog.tsx'))).ExitDialog,
);

/** By then the first screen stands and answers. */
const restMilliseconds = 1500;

/** So that the way through the test needs nothing more than its questions, whatever becomes of the network. */
export function fetchScreens(): () => void {
  const timer = setTimeout(
    () =>
      whenIdle(() => {
        for (const screen of [ModuleScreen, BeforePart, OverStage, ExitDialog]) void screen.fetch();
      }),
    restMilliseconds,
  );
  return () => clearTimeout(timer);
}
