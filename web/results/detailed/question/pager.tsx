import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { PlainSelect } from '../../../ui/forms/plain-select.tsx';
import classes from './pager.module.css';
import { pageSizes, type Settings } from '../settings.ts';
import type { View } from '../view.ts';

interface Props {
  view: View;
  onChange: (change: Partial<Settings>) => void;
}

export function Pager({ view, onChange }: Props) {
  const { t } = useTranslation('results/detailed');
  const { settings, pages, from, to, count } = view;
  const { page, size } = settings;
  const go = (target: number) => (): void => onChange({ page: target });
  return (
    <Row justify="between" gap={16}>
      <PlainSelect
        label={t('pages.size')}
        options={pageSizes.map((each) => ({
          value: String(each),
          label: each === 0 ? t('pages.all') : t('pages.perPage', { count: each }),
        }))}
        value={String(size)}
        onChange={(value) =>
          onChange({ size: pageSizes.find((each) => String(each) === value) ?? size })
        }
      />
      <Muted className={classes.range}>{t('pages.range', { from, to, count })}</Muted>
      {pages > 1 && (
        <Row as="nav" gap={4} aria-label={t('pages.label')}>
          <PlainButton
            className={classes.page!}
            aria-label={t('pages.previous')}
            disabled={page === 1}
            onClick={go(page - 1)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </PlainButton>
          {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
            <PlainButton
              key={number}
              className={classes.page!}
              data-number
              aria-label={t('pages.page', { page: number })}
              {...(number === page && { 'aria-current': 'page' })}
              onClick={go(number)}
            >
              {number}
            </PlainButton>
          ))}
          <PlainButton
            className={classes.page!}
            aria-label={t('pages.next')}
            disabled={page === pages}
            onClick={go(page + 1)}
          >
            <IconChevronRight size={18} aria-hidden />
          </PlainButton>
        </Row>
      )}
    </Row>
  );
}
