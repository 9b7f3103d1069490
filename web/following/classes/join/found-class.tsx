import { IconCheck, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { TitledIconList } from '../../icon-list.tsx';
import { Grid, Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { useQuery } from '../../../api/use-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import classes from '../classes.module.css';
import { ConsentNote } from '../consent-note.tsx';
import { Problem } from '../problem.tsx';
import { CodeForm } from './code-form.tsx';

const visibleFacts = ['name', 'progress', 'results'] as const;
const hiddenFacts = ['own', 'log', 'contact'] as const;

function WhatIsSeen({ teacher }: { teacher: string }) {
  const { t } = useTranslation('following/classes');
  return (
    <Grid minWidth={260} gap={20} className={classes.seen}>
      <TitledIconList
        icon={IconCheck}
        tone="leaf"
        title={t('seen.title', { teacher })}
        lines={visibleFacts.map((fact) => t(`seen.${fact}`))}
      />
      <TitledIconList
        icon={IconLock}
        tone="neutral"
        title={t('seen.notTitle')}
        lines={hiddenFacts.map((fact) => t(`seen.${fact}`))}
      />
      <Muted>{t('seen.leave')}</Muted>
    </Grid>
  );
}

/** Names the class, its teacher and what the teacher will see; nobody joins before confirming. */
export function FoundClass({ code }: { code: string }) {
  const { t } = useTranslation('following/classes');
  const navigate = useNavigate();
  const reply = useQuery('GET /class-codes/:code', { params: { code } });
  const { isBusy, error, run } = useAction();

  const join = (): void =>
    void run(async () => {
      const { name } = await call('POST /class-codes/:code', {
        params: { code },
        body: {},
        quiet: true,
      });
      invalidate('GET /own-classes', 'GET /sharing');
      void showToast('success', t('join.joined', { name }));
      await navigate('/classes');
    });

  if (reply.error && [400, 404].includes(reply.error.status)) {
    return <CodeForm initialCode={code} problem={reply.error.message} />;
  }
  return (
    <Loaded reply={reply} lines={6}>
      {({ name, teacher, needsConsent }) => (
        <Card>
          <h2 className={classes.foundName}>{name}</h2>
          <Muted size="base" className={classes.foundTeacher}>
            {t('join.taughtBy', { teacher })}
          </Muted>
          <WhatIsSeen teacher={teacher} />
          {needsConsent && <ConsentNote text={t('join.needsConsent', { teacher })} />}
          <Problem>{error?.message}</Problem>
          <Row gap={16} className={classes.buttons}>
            <Button loading={isBusy} onClick={join}>
              {t('join.join', { name })}
            </Button>
            <Link className={classes.otherCode} to="/join">
              {t('join.other')}
            </Link>
          </Row>
        </Card>
      )}
    </Loaded>
  );
}
