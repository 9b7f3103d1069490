import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';

/** Includes time to read the explanation. */
const minutesPerQuestion = 2;

/** The missed questions that are due today. The error log asks a few at a time; the minutes are for one such batch. */
export function ReviewCard() {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  const review = useQuery('GET /mistakes/due');
  return (
    <Loaded reply={review} lines={3}>
      {({ due, questions, nextAt }) => (
        <Card title={due > 0 ? t('review.due', { count: due }) : t('review.none')}>
          <Stack>
            <Muted size="base">
              {due > 0
                ? t(due > questions.length ? 'review.some' : 'review.all', {
                    count: questions.length * minutesPerQuestion,
                    atOnce: questions.length,
                  })
                : nextAt
                  ? t('review.next', { date: format.homeDate(nextAt) })
                  : t('review.nothing')}
            </Muted>
            <LinkButton to="/error-log" variant={due > 0 ? 'filled' : 'default'} fullWidth>
              {due > 0 ? t('review.start') : t('review.open')}
            </LinkButton>
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}
