import { IconChevronLeft, IconChevronRight, IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PlainSelect } from '../../../forms/plain-select.tsx';
import { showToast } from '../../../feedback/toast.ts';
import { useFormat } from '../../../format/use-format.ts';
import { pageButtons } from './page-buttons.ts';
import { pageSizes, type PageSize } from './page-sizes.ts';
import classes from './table-foot.module.css';
import type { TableView } from '../table-view.ts';

export function TableFoot({ view, total }: { view: TableView; total: number }) {
  const { t } = useTranslation('ui/data/table');
  const { number } = useFormat();
  const { page, size } = view;
  const first = Math.min((page - 1) * size + 1, total);
  const last = Math.min(page * size, total);
  return (
    <div className={classes.foot}>
      <span className={classes.range}>
        {t('range', { first: number(first), last: number(last), total: number(total) })}
      </span>
      <div className={classes.size}>
        <span aria-hidden>{t('rows')}</span>
        <PlainSelect
          label={t('rowsPerPage')}
          options={pageSizes.map(String)}
          value={String(size)}
          onChange={(value) => view.set({ size: Number(value) as PageSize })}
        />
      </div>
      <Address />
      <Pages view={view} pages={Math.max(1, Math.ceil(total / size))} />
    </div>
  );
}

/** The query string with a copy button: the address leads others to the same rows in the same order. */
function Address() {
  const { t } = useTranslation('ui/data/table');
  const { search } = useLocation();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    void showToast('success', t('copied'));
  };
  return (
    <div className={classes.address}>
      <IconLink size={15} aria-hidden />
      {search && <span className={classes.search}>{decodeURIComponent(search)}</span>}
      <button type="button" className={classes.copy} onClick={() => void copy()}>
        {t('copy')}
      </button>
    </div>
  );
}

function Pages({ view, pages }: { view: TableView; pages: number }) {
  const { t } = useTranslation('ui/data/table');
  const { number } = useFormat();
  const { page } = view;
  const goTo = (to: number) => () => view.set({ page: to });
  return (
    <nav className={classes.pages} aria-label={t('pages')}>
      <button
        type="button"
        disabled={page <= 1}
        aria-label={t('previous')}
        onClick={goTo(page - 1)}
      >
        <IconChevronLeft size={17} aria-hidden />
      </button>
      {pageButtons(page, pages).map((one, index) =>
        one === null ? (
          <span key={`gap ${index}`} className={classes.gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            aria-label={t('page', { page: number(one) })}
            aria-current={one === page ? 'page' : undefined}
            onClick={goTo(one)}
          >
            {number(one)}
          </button>
        ),
      )}
      <button
        type="button"
        disabled={page >= pages}
        aria-label={t('next')}
        onClick={goTo(page + 1)}
      >
        <IconChevronRight size={17} aria-hidden />
      </button>
    </nav>
  );
}
