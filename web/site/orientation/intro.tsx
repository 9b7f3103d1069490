import { Button } from '@mantine/core';
import { IconClock, IconMoodSmile, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Grid, Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import classes from './intro.module.css';

interface Props {
  /** The number of answered statements in the check in progress. */
  answered: number;
  onStart: () => void;
  onResume: () => void;
}

const facts = [
  { name: 'time', Icon: IconClock },
  { name: 'account', Icon: IconUserOff },
  { name: 'answers', Icon: IconMoodSmile },
] as const;

export function Intro({ answered, onStart, onResume }: Props) {
  const { t } = useTranslation('site/orientation');
  const isInProgress = answered > 0;
  return (
    <div className={page.page}>
      <PageTitle title={t('intro.title')} lead={t('intro.lead')} />
      <Grid as="ul" minWidth={240} gap={32} className={classes.facts}>
        {facts.map(({ name, Icon }) => (
          <li key={name}>
            <Icon size={24} stroke={1.6} aria-hidden />
            <strong>{t(`intro.facts.${name}`)}</strong>
            <Muted as="span" size="md">
              {t(`intro.facts.${name}Note`)}
            </Muted>
          </li>
        ))}
      </Grid>
      <Row gap={12} className={classes.actions}>
        <Button size="md" onClick={isInProgress ? onResume : onStart}>
          {t(isInProgress ? 'intro.continue' : 'intro.start')}
        </Button>
        {isInProgress && (
          <>
            <Button size="md" variant="default" onClick={onStart}>
              {t('intro.startOver')}
            </Button>
            <Muted size="base">{t('intro.answered', { count: answered })}</Muted>
          </>
        )}
      </Row>
      <Grid minWidth={340} gap={40} className={classes.about}>
        <section>
          <h2>{t('intro.isTitle')}</h2>
          <Muted size="base">{t('intro.isText')}</Muted>
        </section>
        <section>
          <h2>{t('intro.isNotTitle')}</h2>
          <Muted size="base">{t('intro.isNotText')}</Muted>
        </section>
      </Grid>
    </div>
  );
}
