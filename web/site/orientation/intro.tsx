import { Button } from '@mantine/core';
import { IconClock, IconMoodSmile, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import classes from './intro.module.css';

interface Props {
  /** How many statements of the check under way have an answer. */
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
  const isUnderWay = answered > 0;
  return (
    <div className={page.page}>
      <PageTitle title={t('intro.title')} lead={t('intro.lead')} />
      <ul className={classes.facts}>
        {facts.map(({ name, Icon }) => (
          <li key={name}>
            <Icon size={24} stroke={1.6} aria-hidden />
            <strong>{t(`intro.facts.${name}`)}</strong>
            <span>{t(`intro.facts.${name}Note`)}</span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button size="md" onClick={isUnderWay ? onResume : onStart}>
          {t(isUnderWay ? 'intro.continue' : 'intro.start')}
        </Button>
        {isUnderWay && (
          <>
            <Button size="md" variant="default" onClick={onStart}>
              {t('intro.startOver')}
            </Button>
            <p className={classes.answered}>{t('intro.answered', { count: answered })}</p>
          </>
        )}
      </div>
      <div className={classes.about}>
        <section>
          <h2>{t('intro.isTitle')}</h2>
          <p>{t('intro.isText')}</p>
        </section>
        <section>
          <h2>{t('intro.isNotTitle')}</h2>
          <p>{t('intro.isNotText')}</p>
        </section>
      </div>
    </div>
  );
}
