import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { RedoScore } from '../../redo/question/redo-score.tsx';

/** Nothing is due today: shows the next day, or says that nothing will come. */
export function NothingDue({ nextAt }: { nextAt: string | null }) {
  const { t } = useTranslation('results/error-log');
  const format = useFormat();
  return (
    <Card>
      <EmptyState
        title={t('redo.none')}
        text={nextAt ? t('redo.nextOn', { date: format.homeDate(nextAt) }) : t('redo.allLearned')}
      />
    </Card>
  );
}

interface Props {
  /** Whether each answer was right, in the order of the questions. */
  results: boolean[];
  /** How many more questions are due but not loaded. */
  left: number;
  nextAt: string | null;
  onMore: () => void;
  isLoadingMore: boolean;
}

export function RedoDone({ results, left, nextAt, onMore, isLoadingMore }: Props) {
  const { t } = useTranslation('results/error-log');
  const format = useFormat();
  return (
    <RedoScore results={results}>
      <Muted size="base">
        {left > 0
          ? t('redo.left', { count: left })
          : nextAt
            ? t('redo.doneNextOn', { date: format.homeDate(nextAt) })
            : t('redo.allLearned')}
      </Muted>
      {left > 0 && (
        <Button loading={isLoadingMore} onClick={onMore}>
          {t('redo.more')}
        </Button>
      )}
    </RedoScore>
  );
}
