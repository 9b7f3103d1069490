import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import { IconDownload, IconEye, IconPencil, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../classes.module.css';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { callForFile } from '../../../api/call-for-file.ts';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { saveFile } from '../../../ui/data/save-file.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useNow } from '../../../ui/format/use-now.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeadline } from '../../assigned/use-deadline.ts';
import { ClassCrumbs } from '../class-crumbs.tsx';
import { Problem } from '../problem.tsx';
import { windowState, windowTones } from '../window-state.ts';
import layout from './assignment.module.css';
import { ReleaseDialog } from './release-dialog.tsx';

export function AssignmentHeader({ whole }: { whole: WholeAssignment }) {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const now = useNow();
  const [openDialog, setOpenDialog] = useState<'release' | 'call-off'>();
  const { isBusy, error, run } = useAction();
  const { id, class: taughtClass, test, started, resultsVisibleAt, isCanceled } = whole;
  const name = test.name[language];
  const state = windowState(whole, now);
  const close = (): void => setOpenDialog(undefined);

  const download = (): void =>
    void run(async () => {
      const params = { class: taughtClass.id, assignment: id };
      const file = await callForFile('GET /classes/:class/assignments/:assignment/csv', {
        params,
        quiet: true,
      });
      saveFile(file.name, 'text/csv', file.content);
    });

  return (
    <div>
      <ClassCrumbs
        above={[{ to: `/classes/${taughtClass.id}`, name: taughtClass.name }]}
        here={name}
      />
      <PageTitle
        title={
          <Row as="span" className={layout.title}>
            {name} <Chip tone={windowTones[state]}>{t(`state.${state}`)}</Chip>
          </Row>
        }
        actions={
          <>
            {started > 0 && (
              <Button
                variant="default"
                loading={isBusy}
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={download}
              >
                {t('assignment.csv')}
              </Button>
            )}
            {resultsVisibleAt === null && (
              <Button
                leftSection={<IconEye size={18} aria-hidden />}
                onClick={() => setOpenDialog('release')}
              >
                {t('release.open')}
              </Button>
            )}
          </>
        }
      />
      <TermsLine whole={whole} />
      <Row className={classes.tools}>
        {!isCanceled && (
          <LinkButton
            to={`/classes/${taughtClass.id}/assignments/${id}/terms`}
            variant="subtle"
            size="sm"
            leftSection={<IconPencil size={17} aria-hidden />}
          >
            {t('assignment.change')}
          </LinkButton>
        )}
        {!isCanceled && state !== 'closed' && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconX size={17} aria-hidden />}
            onClick={() => setOpenDialog('call-off')}
          >
            {t('callOff.open')}
          </Button>
        )}
      </Row>
      <Problem>{error?.message}</Problem>
      {openDialog === 'release' && <ReleaseDialog whole={whole} onClose={close} />}
      {openDialog === 'call-off' && <CallOffDialog whole={whole} onClose={close} />}
    </div>
  );
}

/** The terms of the assignment. */
function TermsLine({ whole }: { whole: WholeAssignment }) {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const deadline = useDeadline();
  const { opensAt, closesAt, attempts, sections, resultTime, resultsVisibleAt, note } = whole;
  const facts = [
    ['opens', deadline(opensAt)],
    ['closes', deadline(closesAt)],
    ['attempts', t('terms.attemptsOf', { count: attempts })],
    ['sections', sections.map((section) => sectionName(section)[language]).join(', ')],
    [
      'shows',
      resultsVisibleAt === null || resultTime === 'at-once'
        ? t(`shows.${resultTime}`)
        : t('assignment.shownSince', { when: deadline(resultsVisibleAt) }),
    ],
  ] as const;
  return (
    <>
      <Row as="dl" align="stretch" className={layout.terms}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Muted as="dt">{t(`fact.${name}`)}</Muted>
            <dd>{value}</dd>
          </div>
        ))}
      </Row>
      {note !== '' && <p className={`${classes.note} ${layout.note}`}>{note}</p>}
    </>
  );
}

interface CallOffDialogProps {
  whole: WholeAssignment;
  onClose: () => void;
}

function CallOffDialog({ whole, onClose }: CallOffDialogProps) {
  const { t } = useTranslation('following/classes');
  const { isBusy, error, run } = useAction();

  const callOff = (): void =>
    void run(async () => {
      const params = { class: whole.class.id, assignment: whole.id };
      await call('DELETE /classes/:class/assignments/:assignment', { params, quiet: true });
      void showToast('success', t('callOff.done'));
      invalidate(
        'GET /classes',
        'GET /classes/:class',
        'GET /classes/:class/assignments/:assignment',
      );
      onClose();
    });

  return (
    <ConfirmDialog
      title={t('callOff.title')}
      confirmLabel={t('callOff.confirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={callOff}
      onCancel={onClose}
    >
      {t('callOff.text')}
      <Problem>{error?.message}</Problem>
    </ConfirmDialog>
  );
}
