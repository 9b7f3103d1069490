import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { call } from '../../api/client.ts';
import { invalidate } from '../../api/query-cache.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { ignoreNotFound } from '../ignore-not-found.ts';
import { SharedWith } from './shared-with.tsx';
import type { Sharing } from './sharing.ts';
import classes from './sharing.module.css';
import { StopButton } from './stop-button.tsx';

export function LinksCard({ links }: Pick<Sharing, 'links'>) {
  const { t } = useTranslation('following/sharing');
  const [language] = useLanguage();
  const format = useFormat();
  return (
    <Card title={t('links.title')} titleLevel={2}>
      {links.length === 0 ? (
        <Muted size="base" className={classes.text}>
          {t('links.none')}
        </Muted>
      ) : (
        <ul>
          {links.map(({ share, attempt, test: names, createdAt, expiresAt }) => {
            const test = names[language];
            const date = format.date(createdAt);
            return (
              <SharedWith
                key={share}
                name={test}
                facts={t('links.about', { date, until: format.date(expiresAt) })}
                sees={t('links.sees')}
              >
                <Link
                  className={classes.link}
                  to={`/test-results/${attempt}`}
                  aria-label={t('links.openOf', { test })}
                >
                  {t('links.open')}
                </Link>
                <StopButton
                  label={t('links.stop')}
                  fullLabel={t('links.stopOf', { test, date })}
                  title={t('links.askTitle')}
                  text={t('links.askText', { test })}
                  confirmLabel={t('links.askNow')}
                  done={t('links.done')}
                  stop={async () => {
                    const params = { attempt, share };
                    await ignoreNotFound(
                      call('DELETE /results/:attempt/shares/:share', { params, quiet: true }),
                    );
                    invalidate('GET /sharing', 'GET /results/:attempt/shares');
                  }}
                />
              </SharedWith>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
