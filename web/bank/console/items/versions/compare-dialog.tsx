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
  /** A version, or what is being written. */
  fresh: number | ItemDraftContent;
  onClose: () => void;
}

/** Two versions against each other, or one against what is being written. */
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
        <Both item={item} old={old} fresh={fresh} />
      </div>
    </Dialog>
  );
}

function Both({ item, old, fresh }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('bank/console/items');
  const key = 'GET /admin/questions/:item/versions/:version';
  const isWritten = typeof fresh === 'object';
  const before = useQuery(key, { params: { item, version: old } });
  const after = useQuery(key, {
    params: { item, version: isWritten ? 0 : fresh },
    isOff: isWritten,
  });
  return (
    <Loaded reply={before} isInCard lines={6}>
      {({ content }) => {
        const show = (other: ItemDraftContent) => (
          <ItemDifferences before={draftOf(content)} after={other} same={t('versions.same')} />
        );
        if (isWritten) return show(fresh);
        return (
          <Loaded reply={after} isInCard lines={6}>
            {(found) => show(draftOf(found.content))}
          </Loaded>
        );
      }}
    </Loaded>
  );
}
