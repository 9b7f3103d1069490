import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../api/client.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import type { ListColumn } from '../../../ui/data/table/column.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './notifications.module.css';
import { useDescribeSegment } from './use-describe-segment.ts';

export type SentBroadcast = Reply<'GET /admin/broadcasts'>['rows'][number];

export function useSentColumns(): ListColumn<SentBroadcast>[] {
  const { t } = useTranslation('accounts/console/notifications');
  const { date, time, number, percent } = useFormat();
  const [language] = useLanguage();
  const describeSegment = useDescribeSegment();
  const share = ({ read, reached }: SentBroadcast): string =>
    reached === 0 ? number(read) : `${number(read)} (${percent(read / reached)})`;
  return [
    {
      id: 'title',
      label: t('column.title'),
      isAlwaysVisible: true,
      cell: ({ title, text }) => (
        <Stack as="span" gap={0} className={classes.message}>
          <strong>{title[language]}</strong>
          <Muted as="span" className={classes.excerpt}>
            {text[language]}
          </Muted>
        </Stack>
      ),
    },
    { id: 'segment', label: t('column.segment'), cell: ({ segment }) => describeSegment(segment) },
    {
      id: 'when',
      label: t('column.when'),
      cell: ({ createdAt }) => `${date(createdAt)}, ${time(createdAt)}`,
    },
    { id: 'author', label: t('column.author'), cell: ({ author }) => author ?? '–' },
    {
      id: 'state',
      label: t('column.state'),
      cell: ({ isDone }) => (
        <Chip tone={isDone ? 'leaf' : 'turmeric'}>{t(isDone ? 'done' : 'underWay')}</Chip>
      ),
    },
    {
      id: 'mail',
      label: t('column.mail'),
      isHiddenByDefault: true,
      cell: ({ isMailed }) => t(isMailed ? 'yes' : 'no'),
    },
    {
      id: 'reached',
      label: t('column.reached'),
      isNumber: true,
      cell: ({ reached }) => number(reached),
    },
    { id: 'read', label: t('column.read'), isNumber: true, cell: share },
  ];
}
