import type { FamilySide } from '@bac/contract/following/family.ts';
import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { TitledIconList } from '../../icon-list.tsx';
import { Grid, Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { call, type Reply } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { ConsentBox } from './consent-box.tsx';
import classes from './linking.module.css';

const visibleFacts = ['results', 'goal', 'time'] as const;
const hiddenFacts = ['tests', 'notes', 'tickets'] as const;

/** What a link shows and what it never shows. */
function WhatIsSeen({ side }: { side: FamilySide }) {
  const { t } = useTranslation('following/family');
  return (
    <Grid minWidth={220} gap={20} className={classes.seen}>
      <TitledIconList
        icon={IconCheck}
        tone="leaf"
        title={t(`seen.yes.${side}`)}
        lines={visibleFacts.map((fact) => t(`seen.${fact}`))}
      />
      <TitledIconList
        icon={IconX}
        tone="lotus"
        title={t(`seen.no.${side}`)}
        lines={hiddenFacts.map((fact) => t(`seen.${fact}`))}
      />
    </Grid>
  );
}

interface Props {
  code: string;
  side: FamilySide;
  invitation: Reply<'GET /family/invitations/:code'>;
  onClose: () => void;
}

export function AnswerForm({ code, side, invitation, onClose }: Props) {
  const { t } = useTranslation('following/family');
  const { from, needsConsent } = invitation;
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, error, run } = useAction();
  const problemId = useId();
  const asksConsent = side === 'parent' && needsConsent;
  // A student under 16 has to invite the parent: a person who asks may be a stranger.
  const isBlocked = side === 'student' && needsConsent;

  function accept(event: FormEvent): void {
    event.preventDefault();
    const isUnticked = asksConsent && !isTicked;
    setMissing(isUnticked);
    if (isUnticked) return;
    void run(async () => {
      const body = { consent: asksConsent ? guardianConsent.version : null };
      const key = 'POST /family/invitations/:code/acceptance';
      const link = await call(key, { params: { code }, body, quiet: true });
      void showToast('success', t('answer.done', { name: link.other.name }));
      invalidate('GET /family', 'GET /family/children', 'GET /sharing');
      onClose();
    });
  }

  return (
    <form className={classes.form} onSubmit={accept}>
      <p className={classes.asks}>
        <Trans
          t={t}
          i18nKey={invitation.side === 'parent' ? 'answer.fromParent' : 'answer.fromStudent'}
          values={{ from }}
          components={{ b: <b /> }}
        />
      </p>
      <WhatIsSeen side={side} />
      <Muted size="base" className={classes.text}>
        {t('answer.stop')}
      </Muted>
      {asksConsent && (
        <ConsentBox
          isTicked={isTicked}
          onChange={(ticked) => {
            setTicked(ticked);
            setMissing(false);
          }}
          error={isMissing ? t('consent.tick') : undefined}
        />
      )}
      {isBlocked && <p className={classes.blocked}>{t('answer.missingConsent', { from })}</p>}
      <div role="alert">{error && <FieldError id={problemId}>{error.message}</FieldError>}</div>
      <Row gap={10} justify="end" className={classes.buttons}>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t('answer.no')}
        </Button>
        {!isBlocked && (
          <Button type="submit" loading={isBusy}>
            {t('answer.yes')}
          </Button>
        )}
      </Row>
    </form>
  );
}
