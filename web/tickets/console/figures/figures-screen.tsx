import { VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReply } from '../../../api/use-reply.ts';
import { addressSettings } from '../../../ui/data/address/address-settings.ts';
import { oneOf } from '../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../ui/data/address/use-address-settings.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { usePageName } from '../../../ui/layout/page-name.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import screen from '../../../ui/layout/screen.module.css';
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx';
import { useKept } from '../../../ui/data/table/use-kept.ts';
import { useDeskPlace } from '../use-desk-place.ts';
import { CategoriesCard } from './categories-card.tsx';
import { CountStrip } from './count-strip.tsx';
import classes from './figures.module.css';
import { RatingsCard } from './ratings-card.tsx';
import { SpeedCard } from './speed-card.tsx';
import { VolumeCard } from './volume-card.tsx';

const windows = [7, 14, 30] as const;
const settings = addressSettings({ days: oneOf(windows, 30) });

/** How much comes in, how fast it is answered, and how people liked the answers. */
export function FiguresScreen() {
  const { t } = useTranslation('tickets/console/figures');
  const { base } = useDeskPlace();
  const [{ days }, change] = useAddressSettings(settings);
  const asked = useReply('GET /admin/tickets/figures', { query: { days } });
  const reply = { ...asked, data: useKept(asked) };
  useDocumentTitle(t('documentTitle'));
  usePageName(t('crumb'));
  return (
    <div className={screen.screen}>
      <PageTitle
        title={t('title')}
        lead={
          <>
            {t('lead', { count: days })}{' '}
            <Link className={classes.toQueue ?? ''} to={base}>
              {t('toQueue')}
            </Link>
          </>
        }
        actions={
          <SegmentedSwitch
            label={t('window')}
            choices={windows.map((count) => ({
              value: count,
              label: t('days', { count }),
            }))}
            value={days}
            onChange={(chosen) => change({ days: chosen })}
          />
        }
      />
      <Loaded reply={reply} lines={12}>
        {(figures) => (
          <div className={screen.parts} aria-busy={asked.data === undefined}>
            <VisuallyHidden component="h2">{t('numbers', { count: days })}</VisuallyHidden>
            <CountStrip figures={figures} />
            <div className={classes.columns}>
              <div className={screen.parts}>
                <VolumeCard figures={figures} />
                <CategoriesCard byCategory={figures.byCategory} />
              </div>
              <div className={screen.parts}>
                <SpeedCard figures={figures} />
                <RatingsCard ratings={figures.ratings} />
              </div>
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
