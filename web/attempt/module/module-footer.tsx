import { Button } from '@mantine/core';
import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/auth-state.ts';
import type { SaveState } from '../player.ts';
import { QuestionMenu } from '../tools/bar/question-menu.tsx';
import { SaveSign } from '../tools/bar/save-sign.tsx';
import { useRegions } from '../tools/shortcuts/use-regions.ts';
import classes from './module.module.css';
import type { Tools } from './use-tools.ts';

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
  const { t } = useTranslation('attempt');
  const region = useRegions();
  const user = useUser();
  return (
    <div className={classes.footer} {...region('navigation')}>
      <div className={classes.who}>
        <span className={classes.name}>{user?.fullName ?? user?.username}</span>
        <SaveSign saveState={props.saveState} />
      </div>
      <QuestionMenu
        questions={questions}
        current={current}
        heading={props.heading}
        isOpen={tools.isOn('questionMenu')}
        onToggle={(isOpen) => tools.set('questionMenu', isOpen)}
        onGo={props.onGo}
        onReview={props.onReview}
      />
      <div className={classes.steps}>
        <Button
          variant="default"
          radius="xl"
          size="md"
          disabled={current === 0 && !isReviewing}
          onClick={props.onBack}
        >
          {t('back')}
        </Button>
        {!isReviewing && (
          <Button radius="xl" size="md" onClick={props.onNext}>
            {t('next')}
          </Button>
        )}
      </div>
    </div>
  );
}
