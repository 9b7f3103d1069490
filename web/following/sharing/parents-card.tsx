import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { call } from '../../api/client.ts';
import { invalidate } from '../../api/query-cache.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { ignoreNotFound } from '../ignore-not-found.ts';
import { SharedWith } from './shared-with.tsx';
import type { Sharing } from './sharing.ts';
import classes from './sharing.module.css';
import { StopButton } from './stop-button.tsx';

export function ParentsCard({ parents }: Pick<Sharing, 'parents'>) {
  const { t } = useTranslation('following/sharing');
  const format = useFormat();
  return (
    <Card
      title={t('parents.title')}
      titleLevel={2}
      actions={
        <Link className={classes.link} to="/family">
          {t('parents.manage')}
        </Link>
      }
    >
      {parents.length === 0 ? (
        <Muted size="base" className={classes.text}>
          {t('parents.none')}
        </Muted>
      ) : (
        <ul>
          {parents.map(({ link, name, since }) => (
            <SharedWith
              key={link}
              name={name}
              facts={t('parents.since', { date: format.date(since) })}
              sees={t('parents.sees')}
            >
              <StopButton
                label={t('parents.stop')}
                fullLabel={t('parents.stopOf', { name })}
                title={t('parents.askTitle', { name })}
                text={t('parents.askText', { name })}
                confirmLabel={t('parents.askNow')}
                done={t('parents.done', { name })}
                stop={async () => {
                  await ignoreNotFound(
                    call('DELETE /family/links/:link', { params: { link }, quiet: true }),
                  );
                  invalidate('GET /sharing', 'GET /family');
                }}
              />
            </SharedWith>
          ))}
        </ul>
      )}
    </Card>
  );
}
