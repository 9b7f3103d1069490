import { later } from '../../ui/feedback/later.tsx';
import { Opening } from './opening.tsx';
import { withStageMessages } from './stages/with-stage-messages.ts';
import { whenIdle } from './when-idle.ts';

/** The screens of an attempt. Each is fetched in idle time, or at the latest when it is first needed. */

export const BeforeModule = later(
  async () => (await withStageMessages(import('./before-module.tsx'))).BeforeModule,
  {
    Placeholder: Opening,
  },
);
export const ModuleScreen = later(
  async () => (await import('./module/module-screen.tsx')).ModuleScreen,
  { Placeholder: Opening },
);
export const OverStage = later(
  async () => (await withStageMessages(import('./over-stage.tsx'))).OverStage,
  {
    Placeholder: Opening,
  },
);
export const ExitDialog = later(
  async () => (await withStageMessages(import('./stages/end/exit-dialog.tsx'))).ExitDialog,
);

/** By then the first screen is rendered and interactive. */
const fetchDelayMs = 1500;

/** Fetches every screen in advance, so that the rest of the test works without the network. */
export function fetchScreens(): () => void {
  const timer = setTimeout(
    () =>
      whenIdle(() => {
        for (const screen of [ModuleScreen, BeforeModule, OverStage, ExitDialog])
          void screen.fetch();
      }),
    fetchDelayMs,
  );
  return () => clearTimeout(timer);
}
