import type { ContentEntry } from '@bac/contract/site/content-admin.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { formatMoment } from '../../../../ui/format/home-time.ts';
import { shownState } from '../shown-state.ts';
import { useNow } from '../../../../ui/format/use-now.ts';
import { CompareDialog } from './compare-dialog.tsx';
import classes from './history.module.css';

interface Props {
  entry: ContentEntry;
  isDirty: boolean;
  isBusy: boolean;
  /** True when it is back. */
  onRestore: (version: number) => Promise<boolean>;
}

const shownAtFirst = 8;

/** Every version, newest first. An older one is compared with the latest, the latest with the one before it. */
export function HistoryCard({ entry, isDirty, isBusy, onRestore }: Props) {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();
  const reply = useQuery('GET /admin/content/:entry/versions', { params: { entry: entry.id } });
  const [compared, setCompared] = useState<number>();
  const [isWhole, setWhole] = useState(false);
  const state = shownState(entry, useNow());
  const isLive = state === 'live';
  return (
    <Card title={t('history.title')}>
      <Loaded reply={reply} isInCard>
        {(versions) => {
          const latest = versions[0];
          const place = versions.findIndex(({ version }) => version === compared);
          const chosen = versions[place];
          const [old, fresh] = place === 0 ? [versions[1] ?? chosen, chosen] : [chosen, latest];
          const shown = isWhole ? versions : versions.slice(0, shownAtFirst);
          return (
            <>
              <Stack as="ol" gap={4} className={classes.versions}>
                {shown.map(({ version, author, createdAt }) => (
                  <Row as="li" gap={10} align="baseline" isOneLine key={version}>
                    <span className={classes.number}>{version}</span>
                    <span className={classes.who}>
                      {author ?? t('product')}
                      <Muted as="small">{formatMoment(createdAt, language)}</Muted>
                      {entry.status === 'published' && version === entry.publishedVersion && (
                        <Chip tone={isLive ? 'leaf' : 'indigo'}>{t(`state.${state}`)}</Chip>
                      )}
                    </span>
                    {versions.length > 1 && (
                      <PlainButton
                        className={classes.compare ?? ''}
                        aria-label={t('history.compareOf', { version })}
                        onClick={() => setCompared(version)}
                      >
                        {t('history.compare')}
                      </PlainButton>
                    )}
                  </Row>
                ))}
              </Stack>
              {shown.length < versions.length && (
                <PlainButton className={classes.compare ?? ''} onClick={() => setWhole(true)}>
                  {t('history.all', { count: versions.length - shown.length })}
                </PlainButton>
              )}
              {old && fresh && (
                <CompareDialog
                  old={old}
                  fresh={fresh}
                  restorable={old.version === latest?.version ? undefined : old.version}
                  isDirty={isDirty}
                  isBusy={isBusy}
                  onRestore={async (version) => {
                    await onRestore(version);
                    setCompared(undefined);
                  }}
                  onClose={() => setCompared(undefined)}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
