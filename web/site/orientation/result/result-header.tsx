import type { Interests } from '@bac/exam/orientation/score-interests.ts';
import { Button } from '@mantine/core';
import { IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './result.module.css';
import { useThemeNames } from './use-theme-names.ts';

interface Props {
  interests: Interests;
  takenAt: string;
  answered: number | undefined;
  onAgain: () => void;
  onResume: () => void;
}

export function ResultHeader({ interests, takenAt, answered, onAgain, onResume }: Props) {
  const { t } = useTranslation('site/orientation/result');
  const { date } = useFormat();
  return (
    <div>
      <PageTitle
        title={<Headline interests={interests} />}
        lead={t('lead', { date: date(takenAt) })}
        actions={
          <Row gap={10} className={classes.buttons}>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={onAgain}
            >
              {t('again')}
            </Button>
          </Row>
        }
      />
      {answered !== undefined && (
        <Muted size="base" className={classes.underWay}>
          {t('underway', { count: answered })}{' '}
          <PlainButton className={classes.textButton ?? ''} onClick={onResume}>
            {t('goOn')}
          </PlainButton>
        </Muted>
      )}
    </div>
  );
}

function Headline({ interests }: { interests: Interests }) {
  const { t } = useTranslation('site/orientation/result');
  const { listOf } = useThemeNames();
  if (interests.kind !== 'profile') return t('same');
  const { standouts } = interests;
  return standouts.length === 0 ? t('flat') : t('headline', { themes: listOf(standouts) });
}
