import { later } from '../../ui/feedback/later.tsx';
import { Opening } from './opening.tsx';
import { withStageWords } from './stages/with-stage-words.ts';
import { whenIdle } from './when-idle.ts';

/** The screens of an attempt. Each is fetched in idle time, or at the latest when it is first needed. */

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

/** By then the first screen is rendered and interactive. */
const fetchDelayMs = 1500;

/** Fetches every screen in advance, so that the rest of the test works without the network. */
export function fetchScreens(): () => void {
  const timer = setTimeout(
    () =>
      whenIdle(() => {
        for (const screen of [ModuleScreen, BeforePart, OverStage, ExitDialog]) void screen.fetch();
      }),
    fetchDelayMs,
  );
  return () => clearTimeout(timer);
}
