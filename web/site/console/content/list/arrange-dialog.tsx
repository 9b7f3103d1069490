import { Button } from '@mantine/core';
import type { ContentCard } from '@bac/contract/site/content-admin.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ArrangeList } from '../../../../ui/forms/arrange/arrange-list.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { StateChips } from '../state-chips.tsx';

interface Props {
  kind: ContentKind;
  onClose: () => void;
}

const maxRows = 500;

const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';

const chipsOf = (entry: ContentCard) =>
  entry.status !== 'published' && <StateChips entry={entry} />;

/** Changes the public order of the entries of a kind. */
export function ArrangeDialog({ kind, onClose }: Props) {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();
  const reply = useQuery('GET /admin/content', {
    query: { kind, sort: 'position', size: maxRows },
  });
  const [order, setOrder] = useState<ContentCard[]>();
  const { isBusy, error, run } = useAction();
  useFocusReturn();

  async function save(ids: string[]): Promise<void> {
    await run(async () => {
      try {
        const body = { kind, ids };
        await call('PUT /admin/content/order', { body, quiet: true });
        invalidate('GET /admin/content');
        void showToast('success', t('arrange.saved'));
        onClose();
      } catch (failure) {
        if (isOutdated(failure)) {
          setOrder(undefined);
          reply.reload();
        }
        throw failure;
      }
    });
  }

  return (
    <Dialog
      title={t('arrange.title', { kind: t(`kind.${kind}`) })}
      size={560}
      isBusy={isBusy}
      onClose={onClose}
    >
      <div className={form.fields}>
        <p className={form.text}>{t('arrange.lead')}</p>
        <Loaded reply={reply} isInCard>
          {({ rows }) => (
            <ArrangeList
              order={order ?? rows}
              titleOf={({ title }) => title[language] || title.vi || title.en || t('untitled')}
              noteOf={chipsOf}
              onArrange={setOrder}
            />
          )}
        </Loaded>
        <FieldError id="arrange-error">
          {isOutdated(error) ? t('arrange.changed') : error?.message}
        </FieldError>
      </div>
      <div className={form.buttons}>
        <Button
          loading={isBusy}
          disabled={!order}
          onClick={() => void save((order ?? []).map(({ id }) => id))}
        >
          {t('arrange.save')}
        </Button>
      </div>
    </Dialog>
  );
}
