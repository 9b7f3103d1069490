import { IconChevronLeft, IconChevronRight, IconKeyboard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './queue.module.css';
import type { QueueView } from './use-queue-view.ts';

interface Props {
  view: QueueView;
  total: number;
  isLive: boolean;
  onShowKeys: () => void;
}

/** The range of tickets on the page, whether updates arrive live, and the keys. */
export function QueueFoot({ view, total, isLive, onShowKeys }: Props) {
  const { t } = useTranslation('tickets/console');
  const { number } = useFormat();
  const { page, size } = view;
  const pages = Math.max(1, Math.ceil(total / size));
  const first = Math.min((page - 1) * size + 1, total);
  const last = Math.min(page * size, total);
  return (
    <Row gap={12} isOneLine className={classes.foot}>
      <Row as="span" gap={6} isOneLine className={classes.live} data-live={isLive || undefined}>
        {t(isLive ? 'queue.fresh' : 'queue.stale')}
      </Row>
      <span className={classes.range}>
        {t('queue.range', { first: number(first), last: number(last), total: number(total) })}
      </span>
      {pages > 1 && (
        <Row as="nav" gap={0} isOneLine aria-label={t('queue.pages')}>
          <IconButton
            label={t('queue.previous')}
            disabled={page <= 1}
            onClick={() => view.set({ page: page - 1 })}
          >
            <IconChevronLeft size={17} aria-hidden />
          </IconButton>
          <IconButton
            label={t('queue.next')}
            disabled={page >= pages}
            onClick={() => view.set({ page: page + 1 })}
          >
            <IconChevronRight size={17} aria-hidden />
          </IconButton>
        </Row>
      )}
      <PlainButton className={classes.keys ?? ''} onClick={onShowKeys}>
        <IconKeyboard size={17} aria-hidden />
        {t('queue.keys')}
      </PlainButton>
    </Row>
  );
}
