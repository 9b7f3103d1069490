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
import { publicationState } from '../publication-state.ts';
import { useNow } from '../../../../ui/format/use-now.ts';
import { CompareDialog } from './compare-dialog.tsx';
import classes from './history.module.css';

interface Props {
  entry: ContentEntry;
  isDirty: boolean;
  isBusy: boolean;
  /** Resolves to whether the version was restored. */
  onRestore: (version: number) => Promise<boolean>;
}

const initialCount = 8;

/** All versions, newest first. An older one is compared with the latest, the latest with the previous one. */
export function HistoryCard({ entry, isDirty, isBusy, onRestore }: Props) {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();
  const reply = useQuery('GET /admin/content/:entry/versions', { params: { entry: entry.id } });
  const [comparedVersion, setComparedVersion] = useState<number>();
  const [showsAll, setShowsAll] = useState(false);
  const state = publicationState(entry, useNow());
  const isLive = state === 'live';
  return (
    <Card title={t('history.title')}>
      <Loaded reply={reply} isInCard>
        {(versions) => {
          const latest = versions[0];
          const index = versions.findIndex(({ version }) => version === comparedVersion);
          const chosen = versions[index];
          const [old, fresh] = index === 0 ? [versions[1] ?? chosen, chosen] : [chosen, latest];
          const visible = showsAll ? versions : versions.slice(0, initialCount);
          return (
            <>
              <Stack as="ol" gap={4} className={classes.versions}>
                {visible.map(({ version, author, createdAt }) => (
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
                        onClick={() => setComparedVersion(version)}
                      >
                        {t('history.compare')}
                      </PlainButton>
                    )}
                  </Row>
                ))}
              </Stack>
              {visible.length < versions.length && (
                <PlainButton className={classes.compare ?? ''} onClick={() => setShowsAll(true)}>
                  {t('history.all', { count: versions.length - visible.length })}
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
                    setComparedVersion(undefined);
                  }}
                  onClose={() => setComparedVersion(undefined)}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
