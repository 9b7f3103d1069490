import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { PlaceStatistics } from '../statistics/place-statistics.tsx';

interface Props {
  item: string;
  version: number;
  onClose: () => void;
}

/** The statistics of one version at each of its places. */
export function VersionStatistics({ item, version, onClose }: Props) {
  const { t } = useTranslation('bank/console/items');
  const reply = useQuery('GET /admin/questions/:item/versions/:version', {
    params: { item, version },
  });
  useFocusReturn();
  return (
    <Dialog title={t('versions.statisticsOf', { version })} size={900} onClose={onClose}>
      <div className={form.fields}>
        <Loaded reply={reply} isInCard lines={5}>
          {({ content: { response }, statistics }) => (
            <PlaceStatistics
              statistics={statistics}
              rightAnswer={response.kind === 'choice' ? response.key : 'right'}
              actions={() => null}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
