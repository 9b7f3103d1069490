import { useTranslation } from 'react-i18next';
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

export function ClassesCard({ joinedClasses }: { joinedClasses: Sharing['classes'] }) {
  const { t } = useTranslation('following/sharing');
  const format = useFormat();
  const aboutOf = ({ teacher, joinedAt }: Sharing['classes'][number]): string => {
    const date = format.date(joinedAt);
    return teacher === null
      ? t('classes.aboutNobody', { date })
      : t('classes.about', { teacher, date });
  };
  const seesOf = ({ awaitsConsent, attempts }: Sharing['classes'][number]): string => {
    if (awaitsConsent) return t('classes.awaits');
    return attempts === 0 ? t('classes.seesNone') : t('classes.sees', { count: attempts });
  };
  return (
    <Card title={t('classes.title')} titleLevel={2}>
      {joinedClasses.length === 0 ? (
        <Muted size="base" className={classes.text}>
          {t('classes.none')}
        </Muted>
      ) : (
        <ul>
          {joinedClasses.map((one) => (
            <SharedWith key={one.class} name={one.name} facts={aboutOf(one)} sees={seesOf(one)}>
              <StopButton
                label={t('classes.stop')}
                fullLabel={t('classes.stopOf', { name: one.name })}
                title={t('classes.askTitle', { name: one.name })}
                text={t('classes.askText', { teacher: one.teacher ?? t('classes.itsTeacher') })}
                confirmLabel={t('classes.askNow')}
                done={t('classes.done', { name: one.name })}
                stop={async () => {
                  const params = { class: one.class };
                  await ignoreNotFound(call('DELETE /own-classes/:class', { params, quiet: true }));
                  invalidate('GET /sharing', 'GET /own-classes');
                }}
              />
            </SharedWith>
          ))}
        </ul>
      )}
    </Card>
  );
}
