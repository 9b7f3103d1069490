import type { AssignableTest, OwnAssignment } from '@bac/contract/following/assignments.ts';
import { noAllowance } from '@bac/exam/blueprint/granted-allowance.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useUser } from '../../../api/auth-state.ts';
import { AssignedList } from '../../assigned/assigned-list.tsx';
import { useNow } from '../../../ui/format/use-now.ts';
import { sectionsIn, type Draft } from './draft.ts';
import { fromLocalField } from './local-field.ts';
import layout from './terms.module.css';

interface Props {
  draft: Draft;
  test: AssignableTest | undefined;
  taughtClass: { id: string; name: string };
}

/** The assignment as its students will see it. */
export function TermsPreview({ draft, test, taughtClass }: Props) {
  const { t } = useTranslation('following/classes');
  const now = useNow();
  const teacher = useUser()?.fullName ?? '';
  const [opensAt, closesAt] = [fromLocalField(draft.opens), fromLocalField(draft.closes)];
  const isComplete = test !== undefined && opensAt !== undefined && closesAt !== undefined;
  return (
    <Stack as="section" gap={12} className={layout.preview} aria-labelledby="preview">
      <h2 id="preview" className={layout.previewTitle}>
        {t('preview.title')}
      </h2>
      {isComplete ? (
        // Inert, because its button would start the test for the teacher.
        <div inert>
          <AssignedList assignments={[toAssignment(test, opensAt, closesAt)]} now={now} />
        </div>
      ) : (
        <Muted>{t('preview.none')}</Muted>
      )}
      <Muted>{t(`preview.${draft.shows}`)}</Muted>
    </Stack>
  );

  function toAssignment(chosen: AssignableTest, opens: string, closes: string): OwnAssignment {
    return {
      id: 'preview',
      class: { ...taughtClass, teacher },
      test: chosen,
      note: draft.note.trim(),
      sections: sectionsIn(draft, chosen.sections),
      opensAt: opens,
      closesAt: closes,
      attempts: draft.attempts,
      usedAttempts: 0,
      running: null,
      latest: null,
      resultTime: draft.shows,
      areResultsVisible: false,
      allowance: noAllowance,
      isPreferenceIgnored: false,
    };
  }
}
