import type { Section } from '@bac/exam/item/section.ts';
import { later } from '../../../../ui/feedback/later.tsx';
import { withStageMessages } from '../../stages/with-stage-messages.ts';
import { whenIdle } from '../../when-idle.ts';
import { CalculatorWindow } from './later-calculator.ts';
import { MoreButton } from './more-button.tsx';
import { QuestionMenuButton } from '../question-menu-button.tsx';

/** Code that is not needed to read and answer a question. It is fetched in idle time after the first question is rendered. */

export const ModuleWindows = later(
  async () => (await import('../module-windows.tsx')).ModuleWindows,
  { isManual: true },
);
export const QuestionMarks = later(
  async () => (await import('../question-marks.tsx')).QuestionMarks,
);
export const QuestionMenu = later(
  async () => (await import('../../tools/bar/question-menu.tsx')).QuestionMenu,
  { Placeholder: QuestionMenuButton },
);
export const MoreTools = later(async () => (await import('./more-tools.tsx')).MoreTools, {
  Placeholder: MoreButton,
  isManual: true,
});
export const LineReader = later(
  async () => (await import('../../tools/layout/line-reader.tsx')).LineReader,
);
export const SpeechTool = later(async () => (await import('./speech-tool.tsx')).SpeechTool);
export const ModuleReview = later(
  async () => (await withStageMessages(import('../module-review.tsx'))).ModuleReview,
);
export const Paused = later(
  async () => (await withStageMessages(import('../../stages/end/paused.tsx'))).Paused,
);

interface Options {
  section: Section;
  hasSpeech: boolean;
}

/** Fetches the tools one after another, so that they do not delay an answer that is being sent. */
export function fetchTools({ section, hasSpeech }: Options): () => void {
  const queue = [
    MoreTools,
    QuestionMarks,
    QuestionMenu,
    ModuleWindows,
    ModuleReview,
    LineReader,
    Paused,
    ...(hasSpeech ? [SpeechTool] : []),
    ...(section === 'math' ? [CalculatorWindow] : []),
  ];
  let isStopped = false;
  const fetchNext = (): void => {
    const next = queue.shift();
    if (isStopped || !next) return;
    void next.fetch().then(() => whenIdle(fetchNext));
  };
  whenIdle(fetchNext);
  return () => {
    isStopped = true;
  };
}
