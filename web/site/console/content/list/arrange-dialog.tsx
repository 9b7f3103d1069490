import { Button } from '@mantine/core';
import type { ContentCard } from '@bac/contract/site/content-admin.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';
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
  onArranged: () => void;
}

const all = 500;

const chipsOf = (entry: ContentCard) =>
  entry.status !== 'published' && <StateChips entry={entry} />;

/** The order in which people see the entries of a kind. */
export function ArrangeDialog({ kind, onClose, onArranged }: Props) {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();
  const reply = useQuery('GET /admin/content', { query: { kind, sort: 'position', size: all } });
  const [order, setOrder] = useState<ContentCard[]>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useFocusReturn();

  async function save(ids: string[]): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const body = { kind, ids };
      await orEndSession(call('PUT /admin/content/order', { body, quiet: true }));
      void showToast('success', t('arrange.saved'));
      onArranged();
    } catch (problem) {
      const { code, message } = problem as ApiError;
      setBusy(false);
      if (code !== 'CHANGED_MEANWHILE') return setError(message);
      setError(t('arrange.changed'));
      setOrder(undefined);
      reply.reload();
    }
    return undefined;
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
        <FieldError id="arrange-error">{error}</FieldError>
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
