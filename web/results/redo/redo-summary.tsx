import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { RedoScore } from './question/redo-score.tsx';

interface Props {
  attempt: string;
  /** Whether each answer was right; undefined for questions without an answer. */
  verdicts: (boolean | undefined)[];
  /** Whether the error log asks again what was wrong. */
  comesBack: boolean;
  onAgain: () => void;
}

/** The end of a round: how it went, and another round with what is left. */
export function RedoSummary({ attempt, verdicts, comesBack, onAgain }: Props) {
  const { t } = useTranslation('results/redo');
  const results = verdicts.filter((verdict) => verdict !== undefined);
  const left = verdicts.filter((verdict) => verdict !== true).length;
  const unanswered = verdicts.length - results.length;
  return (
    <RedoScore results={results}>
      <Muted size="base">
        {left === 0
          ? t('allRight')
          : [unanswered > 0 && t('left', { count: unanswered }), comesBack && t('comesAgain')]
              .filter(Boolean)
              .join(' ')}
      </Muted>
      <Row justify="center" gap={10}>
        {left > 0 && <Button onClick={onAgain}>{t('again', { count: left })}</Button>}
        <LinkButton to={`/test-results/${attempt}`} variant={left > 0 ? 'default' : 'filled'}>
          {t('toResult')}
        </LinkButton>
        <LinkButton to="/error-log" variant="subtle">
          {t('toLog')}
        </LinkButton>
      </Row>
    </RedoScore>
  );
}
