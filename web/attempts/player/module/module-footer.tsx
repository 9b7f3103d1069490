import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { SaveState } from '../player.ts';
import { useRegions } from '../tools/shortcuts/use-regions.ts';
import classes from './module.module.css';
import { QuestionPlace } from './question-place.tsx';
import { StepButtons } from './step-buttons.tsx';
import type { Tools } from './use-tools.ts';
import { WhoSitsHere } from './who-sits-here.tsx';

interface Props {
  saveState: SaveState;
  questions: readonly QuestionState[];
  current: number;
  heading: string;
  isReviewing: boolean;
  tools: Tools;
  onGo: (question: number) => void;
  onReview: () => void;
  onBack: () => void;
  onNext: () => void;
}

/** Who sits here, whether everything is saved, and the way from question to question. */
export function ModuleFooter(props: Props) {
  const { questions, current, isReviewing, tools } = props;
  const region = useRegions();
  return (
    <div className={classes.footer} {...region('navigation')}>
      <WhoSitsHere saveState={props.saveState} />
      <QuestionPlace
        questions={questions}
        current={current}
        heading={props.heading}
        isOpen={tools.isOn('questionMenu')}
        onToggle={(isOpen) => tools.set('questionMenu', isOpen)}
        onGo={props.onGo}
        onReview={props.onReview}
      />
      <StepButtons
        isFirst={current === 0 && !isReviewing}
        isReviewing={isReviewing}
        onBack={props.onBack}
        onNext={props.onNext}
      />
    </div>
  );
}
