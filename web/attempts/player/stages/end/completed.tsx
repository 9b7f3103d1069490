import { useTranslation } from 'react-i18next';
import { Terraces } from '../../../../ui/brand/terraces.tsx';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import type { SaveState } from '../../player.ts';
import { SaveNote } from '../save-note.tsx';
import classes from './stage-art.module.css';
import { StagePage } from '../stage-page.tsx';

/** A decorative strip of the terraces. */
const StageArt = () => (
  <div className={classes.art}>
    <Terraces />
  </div>
);

interface Props {
  testName: string;
  attemptId: string;
  saveState: SaveState;
  /** The clock closed the last module; how many of its questions have no answer. Absent if the student submitted it. */
  unansweredAtZero?: number | undefined;
}

/** Every module is closed. The results are offered only once the server has every answer. */
export function Completed({ testName, attemptId, saveState, unansweredAtZero }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const isSaved = saveState === 'saved';
  const timeUp = unansweredAtZero !== undefined && [
    t('timeUp.text', { test: testName }),
    ...(unansweredAtZero > 0 ? [t('timeUp.unanswered', { count: unansweredAtZero })] : []),
  ];
  return (
    <StagePage
      testName={testName}
      title={t(timeUp ? 'timeUp.title' : 'completed.title')}
      lead={timeUp ? timeUp.join(' ') : t('completed.text', { test: testName })}
      actions={
        <>
          {isSaved && (
            <LinkButton size="lg" to={`/test-results/${attemptId}`}>
              {t('completed.results')}
            </LinkButton>
          )}
          <LinkButton size="lg" variant="default" to="/tests">
            {t('completed.tests')}
          </LinkButton>
        </>
      }
    >
      <StageArt />
      <div>
        <p>{t(`completed.${saveState}`)}</p>
        {!isSaved && <SaveNote saveState={saveState} />}
      </div>
    </StagePage>
  );
}
