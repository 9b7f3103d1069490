import type { ItemDraftContent } from '@bac/contract/bank/bank-items.ts';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { draftOf } from '../form/draft-content.ts';
import { ItemDifferences } from './item-differences.tsx';

interface Props {
  item: string;
  old: number;
  /** A version number, or the content being edited. */
  fresh: number | ItemDraftContent;
  onClose: () => void;
}

/** Compares two versions, or one with the content being edited. */
export function CompareDialog({ item, old, fresh, onClose }: Props) {
  const { t } = useTranslation('bank/console/items');
  useFocusReturn();
  const title =
    typeof fresh === 'number'
      ? t('versions.compared', { old, fresh })
      : t('versions.comparedDraft', { old });
  return (
    <Dialog title={title} size={760} onClose={onClose}>
      <div className={form.fields}>
        <p className={form.text}>{t('versions.legend')}</p>
        <Comparison item={item} old={old} fresh={fresh} />
      </div>
    </Dialog>
  );
}

function Comparison({ item, old, fresh }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('bank/console/items');
  const key = 'GET /admin/questions/:item/versions/:version';
  const isDraft = typeof fresh === 'object';
  const before = useQuery(key, { params: { item, version: old } });
  const after = useQuery(key, {
    params: { item, version: isDraft ? 0 : fresh },
    isOff: isDraft,
  });
  return (
    <Loaded reply={before} isInCard lines={6}>
      {({ content }) => {
        const show = (other: ItemDraftContent) => (
          <ItemDifferences before={draftOf(content)} after={other} same={t('versions.same')} />
        );
        if (isDraft) return show(fresh);
        return (
          <Loaded reply={after} isInCard lines={6}>
            {(found) => show(draftOf(found.content))}
          </Loaded>
        );
      }}
    </Loaded>
  );
}
