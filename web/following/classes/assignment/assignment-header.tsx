import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import { IconDownload, IconEye, IconPencil, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callForFile } from '../../../api/call-for-file.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { saveFile } from '../../../ui/data/save-file.ts';
import { useNow } from '../../../ui/format/use-now.ts';
import { ClassCrumbs } from '../class-crumbs.tsx';
import { Problem } from '../problem.tsx';
import { useAction } from '../use-action.ts';
import { windowState, windowTones } from '../window-state.ts';
import layout from './assignment.module.css';
import { CallOffDialog } from './call-off-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { TermsLine } from './terms-line.tsx';

interface Props {
  whole: WholeAssignment;
  onChange: () => void;
}

export function AssignmentHeader({ whole, onChange }: Props) {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const now = useNow();
  const [open, setOpen] = useState<'release' | 'call-off'>();
  const { isBusy, problem, run } = useAction();
  const { id, class: of, test, started, shownAt, isCancelled } = whole;
  const name = test.name[language];
  const state = windowState(whole, now);
  const close = (): void => setOpen(undefined);
  const done = (): void => {
    close();
    onChange();
  };

  const download = (): void =>
    void run(async () => {
      const params = { class: of.id, assignment: id };
      const file = await callForFile('GET /classes/:class/assignments/:assignment/csv', {
        params,
        quiet: true,
      });
      saveFile(file.name, 'text/csv', file.content);
    });

  return (
    <div>
      <ClassCrumbs above={[{ to: `/classes/${of.id}`, name: of.name }]} here={name} />
      <PageTitle
        title={
          <span className={layout.title}>
            {name} <Chip tone={windowTones[state]}>{t(`state.${state}`)}</Chip>
          </span>
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
            {shownAt === null && (
              <Button
                leftSection={<IconEye size={18} aria-hidden />}
                onClick={() => setOpen('release')}
              >
                {t('release.open')}
              </Button>
            )}
          </>
        }
      />
      <TermsLine whole={whole} />
      <div className={layout.tools}>
        {!isCancelled && (
          <LinkButton
            to={`/classes/${of.id}/assignments/${id}/terms`}
            variant="subtle"
            size="sm"
            leftSection={<IconPencil size={17} aria-hidden />}
          >
            {t('assignment.change')}
          </LinkButton>
        )}
        {!isCancelled && state !== 'closed' && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconX size={17} aria-hidden />}
            onClick={() => setOpen('call-off')}
          >
            {t('callOff.open')}
          </Button>
        )}
      </div>
      <Problem>{problem}</Problem>
      {open === 'release' && <ReleaseDialog whole={whole} onClose={close} onDone={done} />}
      {open === 'call-off' && <CallOffDialog whole={whole} onClose={close} onDone={done} />}
    </div>
  );
}
