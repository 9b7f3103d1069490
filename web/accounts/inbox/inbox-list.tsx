import { Button } from '@mantine/core';
import type { Notification } from '@bac/contract/accounts/notifications.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { inboxSize } from './inbox-size.ts';
import { Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './inbox.module.css';
import { Notice } from './notice.tsx';

interface Props {
  rows: Notification[];
  total: number;
  page: number;
  onPage: (page: number) => void;
  onRead: (id: string) => void;
}

export function InboxList({ rows, total, page, onPage, onRead }: Props) {
  const { t } = useTranslation('accounts/inbox');
  const { number } = useFormat();
  const pages = Math.ceil(total / inboxSize);
  if (total === 0) {
    return (
      <Card>
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      </Card>
    );
  }
  return (
    <Stack gap={20}>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Notice notice={row} onRead={() => onRead(row.id)} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Row as="nav" justify="center" gap={12} className={classes.pages} aria-label={t('pages')}>
          <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t('newer')}
          </Button>
          <span>{t('pageOf', { page: number(page), pages: number(pages) })}</span>
          <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {t('older')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
