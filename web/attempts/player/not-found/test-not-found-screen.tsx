import { useDocumentTitle } from '@mantine/hooks';
import { IconClockX, IconLinkOff, IconLock, IconServerOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Grid, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './test-not-found-screen.module.css';

const reasons = [
  ['id', IconLinkOff],
  ['gone', IconClockX],
  ['permission', IconLock],
  ['server', IconServerOff],
] as const;

/** One page for all reasons, so that a stranger cannot learn whether a test exists. */
export function TestNotFoundScreen() {
  const { t } = useTranslation('attempts/player/not-found');
  useDocumentTitle(t('documentTitle'));
  return (
    <Stack as="section" gap={20} className={classes.page}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Grid as="ul" gap={14} minWidth={300}>
        {reasons.map(([reason, Sign]) => (
          <Row key={reason} as="li" gap={16} align="start" isOneLine className={classes.reason}>
            <Sign size={26} stroke={1.7} aria-hidden />
            <div>
              <strong>{t(`reason.${reason}.title`)}</strong>
              <p>{t(`reason.${reason}.text`)}</p>
            </div>
          </Row>
        ))}
      </Grid>
      <p>{t('kept')}</p>
      <Row gap={12}>
        <LinkButton to="/tests">{t('tests')}</LinkButton>
        <LinkButton to="/support" variant="default">
          {t('support')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
