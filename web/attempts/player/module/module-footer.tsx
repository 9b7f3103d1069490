import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import { memo, useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { SaveState } from '../player.ts';
import { SaveSign } from '../tools/bar/save-sign.tsx';
import { useRegions } from '../tools/shortcuts/use-regions.ts';
import { QuestionMenu } from './tools/later-tools.ts';
import classes from './module.module.css';
import { QuestionMenuButton } from './question-menu-button.tsx';
import type { Tools } from './tools/use-tools.ts';

interface StepButtonsProps {
  isFirst: boolean;
  isReviewing: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** Back and Next. Memoized: they do not change from the second question to the last. */
const StepButtons = memo(function StepButtons(props: StepButtonsProps) {
  const { isFirst, isReviewing, onBack, onNext } = props;
  const { t } = useTranslation('attempts/player');
  return (
    <div className={classes.steps} data-steps>
      <Button variant="default" isRound size="md" disabled={isFirst} onClick={onBack}>
        {t('back')}
      </Button>
      {!isReviewing && (
        <Button isRound size="md" onClick={onNext}>
          {t('next')}
        </Button>
      )}
    </div>
  );
});

const TestTaker = memo(function TestTaker({ saveState }: { saveState: SaveState }) {
  const user = useUser();
  return (
    <div className={classes.who}>
      <span className={classes.name}>{user?.fullName ?? user?.username}</span>
      <SaveSign saveState={saveState} />
    </div>
  );
});

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

/** The name of the test taker, the save state, and the navigation between questions. */
export function ModuleFooter(props: Props) {
  const { questions, current, isReviewing, tools } = props;
  const region = useRegions();
  return (
    <div className={classes.footer} {...region('navigation')}>
      <TestTaker saveState={props.saveState} />
      <QuestionNavigation
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

/** Renders the menu only while it is open: a closed menu would render again with every question for nothing. */
function QuestionNavigation(props: ComponentProps<typeof QuestionMenuButton>) {
  const focusedBefore = useRef<Element>(null);
  return props.isOpen ? (
    <QuestionMenu {...props} />
  ) : (
    <QuestionMenuButton {...props} focusedBefore={focusedBefore} />
  );
}
